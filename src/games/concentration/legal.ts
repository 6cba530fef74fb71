/** What may be done: which cards the seat on turn may flip [CO-P2], and running out of time [CO-P7]. */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import { DEAD, DOWN, OPEN, PLAYING, TURN, UNSEEN, ended } from './state.ts';

/** A flip's act is its spot; there are as many as cards, then `time-up`. */
export class LegalActs {
  constructor(private readonly options: RuleOptions) {}

  list(state: State, out: Acts): void {
    out.clear();
    if (ended(state) !== PLAYING) return;
    const { grid, hasClock, timeUp } = this.options;
    const turn = state[TURN];
    const isBound = mustFlipUnseen(state, this.options);
    for (let set = 0; set < grid.sets; set += 1) {
      const down = at(state, DOWN + set);
      out.addMany(turn, 32 * set, isBound ? down & ~at(state, grid.seen + set) : down);
    }
    if (hasClock) out.add(turn, timeUp);
  }

  /** Is this act in the list? Must agree with `list`; the laws hold the two together. */
  allows(state: State, seat: Seat, act: Act): boolean {
    if (seat !== state[TURN] || ended(state) !== PLAYING) return false;
    const { grid, hasClock, timeUp } = this.options;
    if (act === timeUp) return hasClock;
    if (act < 0 || act > timeUp || !grid.isDown(state, act)) return false;
    return !mustFlipUnseen(state, this.options) || !grid.isSeen(state, act);
  }
}

/** Nobody passes for ever: after a round of dead turns the first flip is of an unseen card, while there is one [CO-P6]. */
const mustFlipUnseen = (state: State, options: RuleOptions): boolean =>
  options.seats > 1 && state[DEAD] >= options.seats && state[OPEN] === 0 && state[UNSEEN] > 0;
