/**
 * What one seat may know ["Hidden information" of the dossier]. A view has the words of a state with everything hidden
 * taken out: of the other's hand only the cards that it is known to hold are left, of the talon what the seat has seen.
 */
import { KINDS } from './words/points.ts';
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, newStateArray, setPackedByte } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import { excludedBy } from './combinations.ts';
import {
  CLAIMED,
  DRAWN,
  HAND,
  LAID_OUT,
  PLAYED,
  SEEN,
  SHOWN,
  TALON,
  TALON_SIZE,
  VOIDS,
  WORDS,
  elderOf,
  elderTook,
  places,
  talonCards,
  winnerOf,
} from './state.ts';

/** All that `seat` may know. */
export function see(state: State, seat: Seat): View {
  const known = newStateArray(WORDS);
  const other = 1 - seat;
  known.set(state);
  known[HAND + other] = knownInHand(state, other);
  known[LAID_OUT + other] = 0;
  for (let place = 0; place < TALON_SIZE; place += 1)
    if ((at(state, SEEN + seat) & (1 << place)) === 0) setPackedByte(known, TALON, place, 0);
  for (let kind = 0; kind < KINDS.length; kind += 1) if (winnerOf(state, kind) === other) known[CLAIMED + kind] = 0;
  return { seat, known };
}

/** The places of the talon whose cards the seat has drawn. */
export function placesDrawn(state: State, seat: Seat): number {
  const from = seat === elderOf(state) ? 0 : elderTook(state);
  return places(from, from + at(state, DRAWN + seat));
}

/** Cards that the other seat knows in this seat's hand: shown ones, and drawn ones that it had looked at. */
export function knownInHand(state: State, seat: Seat): number {
  let cards = talonCards(state, placesDrawn(state, seat) & at(state, SEEN + 1 - seat));
  for (let kind = 0; kind < KINDS.length; kind += 1) cards |= at(state, SHOWN + 3 * seat + kind);
  return cards & ~at(state, PLAYED + seat);
}

/**
 * Cards that the other may hold, as `seat` knows: all but those that it sees elsewhere, the suits not followed, and what
 * the other would have shown with its combinations.
 */
export function mayHold(array: StateArray, seat: Seat): number {
  const other = 1 - seat;
  let shown = 0;
  for (let kind = 0; kind < KINDS.length; kind += 1) shown |= excludedBy(kind, at(array, SHOWN + 3 * other + kind));
  const own = at(array, HAND + seat) | at(array, LAID_OUT + seat) | at(array, PLAYED + seat);
  const talon = talonCards(array, at(array, SEEN + seat) & ~placesDrawn(array, other));
  return ~(own | at(array, PLAYED + other) | talon | at(array, VOIDS + other) | shown);
}
