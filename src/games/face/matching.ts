/**
 * What can be read off a table where cards go on the card that is up and some of them do something to who comes next,
 * by anybody who sits at it: no rules, only what the lines say. Their words are in `words/matching.ts`.
 */
import type { Seat, SeenCard, Suit } from '../../cards/card.ts';
import type { TableView } from './game-face.ts';
import { suitIn } from './fields.ts';

export const upCard = (view: TableView): SeenCard | undefined => view.places.cards('discard')[0];

/** The suit that was named with the upcard; undefined if none is in force. */
export function namedSuit(view: TableView): Suit | undefined {
  const last = view.places.acts.findLast(({ action }) => action.type === 'play')?.action;
  return last !== undefined && last['card'] === upCard(view) ? suitIn(last['suit']) : undefined;
}

/** Does play go to the right? */
export const goesRight = (view: TableView): boolean =>
  view.places.notes.findLast(({ what }) => what === 'reverse')?.['direction'] === 'right';

/** The seat that the last action skips, as far as it is visible. */
export function skippedNow({ lines, places }: TableView): Seat | undefined {
  const last = places.acts.at(-1);
  const from = last ? lines.indexOf(last) : lines.findLastIndex(({ type }) => type === 'deal');
  const after = lines.slice(from + 1);
  const next = after.findIndex(({ type }) => type === 'act');
  const noted = after.slice(0, next < 0 ? undefined : next);
  return places.notes.findLast((note) => note.what === 'skip' && noted.includes(note))?.seat;
}

/** Cards that the seat on turn must draw or answer; 0 for none. They were told after the last action, or the deal began so. */
export function penaltyDue({ lines }: TableView): number {
  const begun = lines.findLastIndex(({ type }) => type === 'act' || type === 'deal');
  for (const line of lines.slice(begun + 1))
    if (line.type === 'note' && line.what === 'penalty') return Number(line['amount']);
  return 0;
}
