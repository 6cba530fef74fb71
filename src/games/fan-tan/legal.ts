/** What the seat on turn may do: nobody else has anything to do in Fan Tan. */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import { PASS, PLAY } from './acts.ts';
import type { RuleOptions } from './rule-options.ts';
import { CARDS, HAND, NO_SEAT, OPEN, PASSED, TURN, isBare } from './state.ts';

/** The first and the second word of the cards that the seat can lay now [FT-P1]. */
const playable0 = (state: State, seat: Seat): number => at(state, HAND + 2 * seat) & state[OPEN];
const playable1 = (state: State, seat: Seat): number => at(state, HAND + 2 * seat + 1) & at(state, OPEN + 1);

/** Does the seat hold this card, and can it be laid now? */
export const isPlayable = (state: State, seat: Seat, card: number): boolean =>
  ((playable0(state, seat) & bit0(card)) | (playable1(state, seat) & bit1(card))) !== 0;

/** Fills `out` with what the seat on turn may do; nothing once the deal is over. */
export function list(state: State, out: Acts, options: RuleOptions): void {
  out.clear();
  const seat = state[TURN];
  if (seat === NO_SEAT) return;
  const plays0 = playable0(state, seat);
  const plays1 = playable1(state, seat);
  if (mayPass(state, plays0 | plays1, options)) out.add(seat, PASS);
  out.addEach(seat, PLAY, plays0);
  out.addEach(seat, PLAY + 26, plays1);
}

/** Is this act in the list? Must agree with `list`; the laws hold the two together. */
export function allows(state: State, seat: Seat, act: Act, options: RuleOptions): boolean {
  if (seat !== state[TURN] || seat === NO_SEAT) return false;
  if (act === PASS) return mayPass(state, playable0(state, seat) | playable1(state, seat), options);
  return act < PLAY + CARDS && isPlayable(state, seat, act - PLAY);
}

/** Who can play must, but on their honour [FT-P2, FT-H1]. `plays`: 0 if the seat can lay no card. */
const mayPass = (state: State, plays: number, options: RuleOptions): boolean =>
  plays === 0 || (options.honour && !mustPlay(state, options));

/** Even on its honour a seat that can play must: as the holder of the first card, and after all others passed [FT-H1]. */
export const mustPlay = (state: State, options: RuleOptions): boolean =>
  state[PASSED] >= options.seats - 1 || (options.firstCard !== undefined && isBare(state));
