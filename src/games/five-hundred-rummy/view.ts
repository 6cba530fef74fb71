/**
 * What one seat may know, and how the rest may lie. A view has the words of a state with everything hidden taken out
 * (other hands hold only what all saw going there; the stock is blank), then each seat's number of unseen cards.
 */
import type { Seat } from '../../cards/card.ts';
import { at, newStateArray, setPackedByte } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  JOKERS,
  LAZY,
  MAX_SEATS,
  PILE,
  PILE_BYTES,
  PUBLIC,
  STATUS,
  handAt,
  handSize,
  jokersOf,
  pileSize,
  publicJokers,
} from './state.ts';

/** All that `seat` may know. */
export function see(state: State, seat: Seat, options: RuleOptions): View {
  const known = newStateArray(options.words + MAX_SEATS);
  known.set(state);
  for (let other = 0; other < options.seats; other += 1) {
    if (other === seat) continue;
    keepPublic(known, other);
    known[options.words + other] = handSize(state, other) - handSize(known, other);
  }
  const hiddenBytes = PILE_BYTES - pileSize(state);
  for (let i = 0; i < hiddenBytes; i += 1) setPackedByte(known, PILE, i, 0);
  known[STATUS] = state[STATUS] & ~LAZY;
  return { seat, known };
}

/** Of a hand only the cards that went there openly are left. */
function keepPublic(known: State, seat: Seat): void {
  for (let i = 0; i < 4; i += 1) known[handAt(seat) + i] = at(known, handAt(seat) + i) & at(known, PUBLIC + i);
  const unseen = jokersOf(known, seat) & ~publicJokers(known);
  known[JOKERS] = known[JOKERS] & ~(unseen << (4 * seat));
}

/** How many cards of a seat a view cannot name. */
export const unseenIn = (view: View, seat: Seat): number => at(view.known, view.known.length - MAX_SEATS + seat);
/** How many cards `seat` holds, as a view knows it. */
export const sizeInView = (view: View, seat: Seat): number => handSize(view.known, seat) + unseenIn(view, seat);
