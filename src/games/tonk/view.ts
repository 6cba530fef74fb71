/**
 * What one seat may know. A view has the words of a state with everything hidden taken out: other hands hold only what all
 * saw going there, the stock is every card that this seat has not seen, of the tonks that others declined only the number
 * is left. Then comes each seat's number of unseen cards.
 */
import type { Seat } from '../../cards/card.ts';
import { countBits } from '../../cards/bits.ts';
import { countCards } from '../../cards/card-set.ts';
import { at, newStateArray } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  LAZY,
  MAX_SEATS,
  ORDER,
  SPREADS,
  STATUS,
  STOCK,
  TONKS,
  WORDS,
  askedSeats,
  declaredSeats,
  declinedSeats,
  handOf,
  handSize,
  publicOf,
  tonks,
} from './state.ts';

/** Index in a view's words: how many cards a seat holds that this seat cannot name. */
export const UNSEEN = WORDS;
const OTHERS_DECLINED_SHIFT = 12; // in a view's TONKS

/** All that `seat` may know. */
export function see(state: State, seat: Seat, options: RuleOptions): View {
  const known = newStateArray(WORDS + MAX_SEATS);
  known.set(state);
  for (let other = 0; other < options.seats; other += 1) {
    if (other === seat) continue;
    const [hand, open] = [handOf(other), publicOf(other)];
    known[STOCK] = known[STOCK] | (at(state, hand) & ~at(state, open));
    known[STOCK + 1] = at(known, STOCK + 1) | (at(state, hand + 1) & ~at(state, open + 1));
    known[hand] = at(state, open);
    known[hand + 1] = at(state, open + 1);
    known[UNSEEN + other] = handSize(state, other) - countCards(state, open);
  }
  known.fill(0, ORDER, SPREADS);
  known[STATUS] = state[STATUS] & ~LAZY;
  known[TONKS] = seenTonks(state, seat);
  return { seat, known };
}

/** Who declares is public; who is asked, and who declined, only that seat knows ["Hidden information"]. */
function seenTonks(state: State, seat: Seat): number {
  const own = 1 << seat;
  const declined = declinedSeats(state);
  const others = countBits(declined & ~own);
  return tonks(askedSeats(state) & own, declaredSeats(state), declined & own) | (others << OTHERS_DECLINED_SHIFT);
}

/** How many other seats declined a tonk, as a view knows it. */
export const othersDeclined = (view: View): number => view.known[TONKS] >>> OTHERS_DECLINED_SHIFT;

/** How many cards `seat` holds: in a view, those that it cannot name come on top. */
export const sizeOf = (array: Int32Array, seat: Seat): number =>
  countCards(array, handOf(seat)) + (array.length > UNSEEN ? at(array, UNSEEN + seat) : 0);
