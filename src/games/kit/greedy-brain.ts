/** A brain that takes the act of the highest worth: for the plain player, and as the quick policy of playouts. */
import type { Seat } from '../../cards/card.ts';
import type { StateArray } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';

export abstract class GreedyBrain implements Brain {
  /**
   * The worth of an act of the list to the seat; only comparisons count, and of equals the first is taken. `array` is a
   * state or the known words of a view: both have at the same indices all that this reads.
   */
  protected abstract worth(array: StateArray, seat: Seat, act: Act): number;
  abstract value(state: State, out: Float64Array): void;

  /** Before the acts of a choice are judged: what is the same for all of them can be read here. */
  protected look(_words: StateArray, _seat: Seat): void {
    // Most games have nothing to read.
  }

  plain(view: View, acts: readonly Act[]): number {
    this.look(view.known, view.seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      const worth = this.worth(view.known, view.seat, acts[i] ?? 0);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = i;
      }
    }
    return best;
  }

  /** No act is asked for off turn, unless a game says otherwise. */
  isReflex(_act: Act): boolean {
    return false;
  }

  rollout(state: State, acts: Acts): number {
    this.look(state, acts.seat(0));
    let best = 0;
    let bestWorth = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      const worth = this.worth(state, acts.seat(i), acts.act(i));
      if (worth > bestWorth) {
        bestWorth = worth;
        best = i;
      }
    }
    return best;
  }
}
