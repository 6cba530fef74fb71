/**
 * A brain that judges each act by itself: the plain player and the quick policy of playouts both take what is worth most.
 */
import type { Seat } from '../../cards/card.ts';
import type { StateArray } from '../../cards/words.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';

export abstract class GreedyBrain implements Brain {
  /**
   * How much the seat likes an act of its list; only comparisons mean something, and of equals the first is taken. `words`
   * are a state's or what a view knows: both have in the same words all that this looks at.
   */
  protected abstract worth(words: StateArray, seat: Seat, act: Act): number;
  abstract value(state: State, out: Float64Array): void;

  plain(view: View, acts: readonly Act[]): number {
    let best = 0;
    let bestWorth = -Infinity;
    for (const [i, act] of acts.entries()) {
      const worth = this.worth(view.known, view.seat, act);
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  /** Nobody is ever asked out of turn, unless a game says otherwise. */
  isReflex(_act: Act): boolean {
    return false;
  }

  rollout(state: State, acts: Acts): number {
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
