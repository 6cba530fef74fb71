/** What can be read off a One Card table by anybody who sits at it: no rules, only what the lines say. */
import { type Seat, SUITS, type Suit, parseCard } from '../../../cards/card.ts';
import type { NoteLine } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';

const noteOf = (view: TableView, what: string): NoteLine | undefined =>
  view.places.notes.findLast((note) => note.what === what);

const POINTS: Readonly<Record<string, number>> = { K: 1, Q: 1, J: 1 };

/** The points of a card [OC-S5]. */
export function pointsOf(card: string): number {
  const parts = parseCard(card);
  return parts && !parts.suit ? 3 : (POINTS[parts?.rank ?? ''] ?? 0);
}

/** Who bids how much: the highest bid so far. */
export function highestBid(view: TableView): { readonly seat: Seat; readonly points: number } | undefined {
  const bid = view.places.acts.findLast(({ action }) => action.type === 'bid');
  return bid && { seat: bid.seat, points: Number(bid.action['points']) };
}

/** Is the auction still going on? */
export const isAuction = (view: TableView): boolean =>
  !view.places.notes.some(({ what }) => what === 'contract' || what === 'no-bid');

export function contractOf(view: TableView): { readonly seat: Seat; readonly points: number } | undefined {
  const note = noteOf(view, 'contract');
  return note?.seat === undefined ? undefined : { seat: note.seat, points: Number(note['points']) };
}

export const trumpOf = (view: TableView): Suit | undefined =>
  SUITS.find((suit) => suit === noteOf(view, 'trump')?.['suit']);

/** The order is turned over: nine high, ace low. */
export const isReversed = (view: TableView): boolean => noteOf(view, 'reversed') !== undefined;

/** The points that a seat has taken so far; all have seen them. */
export const takenBy = (view: TableView, seat: Seat): number =>
  view.places.cards(`won/${String(seat)}`).reduce((sum, card) => sum + pointsOf(card), 0);

/** The suit that must be followed: of the card led; of a joker led in a trump round, trumps. */
export function requiredSuit(view: TableView): Suit | undefined {
  const led = view.places.cards('trick').at(-1);
  return led === undefined ? undefined : (parseCard(led)?.suit ?? trumpOf(view));
}

/** Was a joker led without trumps? Then anything may follow [OC-P5]. */
export const isJokerLed = (view: TableView): boolean =>
  view.places.cards('trick').length > 0 && requiredSuit(view) === undefined;

/** Was the bid of the deal that was scored last not made? */
export function hasFailed(view: TableView): boolean {
  const last = view.lines.findLast((line) => line.type === 'score' && line.why.startsWith('bid-'));
  return last?.type === 'score' && last.why === 'bid-failed';
}
