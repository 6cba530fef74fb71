/** What one seat may know at a table of a matching game. */
import type { Seat } from '../../../cards/card.ts';
import type { Chance } from '../../../cards/chance.ts';
import { HiddenCards } from '../../../cards/hidden-cards.ts';
import type { StateArray } from '../../../cards/state-array.ts';
import type { State, View } from '../../contract/contract.ts';
import type { SeatViews } from '../base-rules.ts';
import type { MatchingOptions } from './hands.ts';
import { TURN, writeOwnList } from './state.ts';

export abstract class MatchingViews implements SeatViews {
  protected readonly cards: HiddenCards;

  constructor(options: MatchingOptions) {
    this.cards = new HiddenCards(options);
  }

  abstract guess(view: View, chance: Chance, state: State): void;

  /** All that `seat` may know. What the seat on turn may do is its own knowledge. */
  see(state: State, seat: Seat): View {
    const known = this.cards.hide(state, seat);
    if (state[TURN] !== seat) writeOwnList(known, 0, 0, 0);
    return { seat, known };
  }

  /** How many cards a seat holds, in a state or as a view knows it. */
  sizeOf(array: StateArray, seat: Seat): number {
    return this.cards.sizeOf(array, seat);
  }
}
