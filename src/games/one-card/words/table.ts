/** What can be read off a One Card table by anybody who sits at it: no rules, only what the lines say. */
import { type Seat, SUITS, type Suit, parseCard } from '../../../cards/card.ts';
import type { NoteLine } from '../../../record/line.ts';
import type { Sight } from '../../face/game-face.ts';

const noteOf = (sight: Sight, what: string): NoteLine | undefined =>
  sight.places.notes.findLast((note) => note.what === what);

const POINTS: Readonly<Record<string, number>> = { K: 1, Q: 1, J: 1 };

/** The points of a card [OC-S5]. */
export function pointsOf(card: string): number {
  const parts = parseCard(card);
  return parts && !parts.suit ? 3 : (POINTS[parts?.rank ?? ''] ?? 0);
}

/** Who bids how much: the highest bid so far. */
export function highestBid(sight: Sight): { readonly seat: Seat; readonly points: number } | undefined {
  const bid = sight.places.acts.findLast(({ action }) => action.type === 'bid');
  return bid && { seat: bid.seat, points: Number(bid.action['points']) };
}

/** Is the auction still going on? */
export const isAuction = (sight: Sight): boolean =>
  !sight.places.notes.some(({ what }) => what === 'contract' || what === 'no-bid');

export function contractOf(sight: Sight): { readonly seat: Seat; readonly points: number } | undefined {
  const note = noteOf(sight, 'contract');
  return note?.seat === undefined ? undefined : { seat: note.seat, points: Number(note['points']) };
}

export const trumpOf = (sight: Sight): Suit | undefined =>
  SUITS.find((suit) => suit === noteOf(sight, 'trump')?.['suit']);

/** The order is turned over: nine high, ace low. */
export const isReversed = (sight: Sight): boolean => noteOf(sight, 'reversed') !== undefined;

/** The points that a seat has taken so far; all have seen them. */
export const takenBy = (sight: Sight, seat: Seat): number =>
  sight.places.cards(`won/${String(seat)}`).reduce((sum, card) => sum + pointsOf(card), 0);

/** The suit that must be followed: of the card led; of a joker led in a trump round, trumps. */
export function requiredSuit(sight: Sight): Suit | undefined {
  const led = sight.places.cards('trick').at(-1);
  return led === undefined ? undefined : (parseCard(led)?.suit ?? trumpOf(sight));
}
