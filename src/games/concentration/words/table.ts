/** What can be read off a Concentration table by anybody who sits at it: no rules, only what the lines say. */
import type { Card, Seat } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { cardsIn } from '../../face/fields.ts';

/** The card that lies open in this turn, waiting for its mate. */
export function openCard(view: TableView): Card | undefined {
  const last = view.places.notes.at(-1);
  if (last?.what !== 'show') return undefined;
  const shows = view.places.notes.length - 1 - view.places.notes.findLastIndex(({ what }) => what !== 'show');
  return shows % 2 === 1 ? cardsIn(last['cards'])[0] : undefined;
}

/** Pairs that a seat has taken. */
export const pairsOf = (view: TableView, seat: Seat): number =>
  Math.floor(view.places.at(`won/${String(seat)}`).length / 2);

/** Turns taken so far, of a player alone. */
export const turnsTaken = (view: TableView): number =>
  view.places.notes.filter(({ what }) => what === 'pair' || what === 'cover').length;

/** `grid/17` → 18: places are counted from one. */
export const numberOf = (place: unknown): number => Number(String(place).split('/')[1] ?? '-1') + 1;

/** Must the first card of this turn be one that nobody has seen? Then not every card may be turned up [CO-P6]. */
export const isUnseenDue = (view: TableView): boolean => view.names.length > 1 && view.legal.length < cardsLeft(view);

/** Cards that are left. */
export const cardsLeft = (view: TableView): number =>
  view.places.names().filter((place) => place.startsWith('grid/')).length;
