/** Cuts a record into steps, from choice to choice. Pure. */
import { type Card, type Seat, compareCards, isCard } from '../../cards/card.ts';
import type { ActLine, FieldValue, Line } from '../../record/line.ts';

export interface Steps {
  /** How many lines are shown at each step; the first step shows the first deck, before it is dealt. */
  readonly cuts: readonly number[];
  readonly deals: readonly { readonly deal: number; readonly step: number }[];
}

const STOPS: readonly Line['type'][] = ['deal', 'turn', 'deal-end', 'game-end'];

export function cutIntoSteps(lines: readonly Line[]): Steps {
  const cuts: number[] = [];
  const deals: { deal: number; step: number }[] = [];
  lines.forEach((line, i) => {
    if (line.type === 'deal') deals.push({ deal: line.deal, step: cuts.length });
    const endsBoth = line.type === 'deal-end' && lines[i + 1]?.type === 'game-end'; // both are one step
    if (STOPS.includes(line.type) && !endsBoth) cuts.push(i + 1);
  });
  if (cuts.at(-1) !== lines.length) cuts.push(lines.length);
  return { cuts, deals };
}

/** The seat whose view this record is; undefined if no hand is known, or all are. */
export function eyesOf(lines: readonly Line[]): Seat | undefined {
  const owners = new Set<Seat>();
  for (const line of lines) {
    if (line.type !== 'move') continue;
    const owner = /^hand\/(\d+)$/.exec(line.to)?.[1];
    const seen = line.cards.some((card) => card !== '??');
    if (owner !== undefined && line.why === 'deal' && seen) owners.add(Number(owner));
  }
  const [only, another] = [...owners];
  return another === undefined ? only : undefined;
}

/** A card that was played, laid or named, and the step of that. */
export interface PlayedCard {
  readonly card: Card;
  readonly seat: Seat;
  readonly step: number;
}

/**
 * Every card that an action names, or that a note tells of its place, deal by deal in card order; repeated cards appear each
 * time.
 */
export function playedCards(lines: readonly Line[], { cuts, deals }: Steps): readonly (readonly PlayedCard[])[] {
  const played: PlayedCard[][] = deals.map(() => []);
  lines.forEach((line, i) => {
    if (line.type !== 'act') return;
    const step = cuts.findIndex((cut) => cut > i);
    const deal = played[deals.findLastIndex((one) => one.step <= step)];
    const named = cardsIn(Object.values(line.action));
    const cards = named.length > 0 ? named : cardsOfPlace(line, lines.slice(i + 1, cuts[step]));
    for (const card of cards) deal?.push({ card, seat: line.seat, step });
  });
  return played.map((deal) => deal.sort((a, b) => compareCards(a.card, b.card) || a.step - b.step));
}

/** A place such as `grid/3` was named: the card that notes tell of it. */
function cardsOfPlace({ action }: ActLine, after: readonly Line[]): readonly Card[] {
  const places = Object.values(action).filter((value) => typeof value === 'string' && value.includes('/'));
  const told = after.filter((line) => line.type === 'note' && places.includes(line['place'] ?? ''));
  return told.flatMap((line) => Object.values(line).flatMap(cardsIn));
}

const cardsIn = (value: FieldValue): readonly Card[] => {
  if (typeof value === 'object') return value.flatMap(cardsIn);
  return typeof value === 'string' && isCard(value) ? [value] : [];
};
