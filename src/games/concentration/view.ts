/**
 * What one seat may know, and how the rest may lie. All seats see the same: a view has the words of a state without the
 * faces that nobody has turned up.
 */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt, newStateArray, setPackedByte } from '../../cards/state-array.ts';
import type { State, View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';

/** What a seat sees, and states that its view allows; the working arrays are reused. */
export class Views {
  private readonly isNamed: Uint8Array; // by card: it was turned up
  private readonly unseen: Uint8Array; // cards

  constructor(private readonly options: RuleOptions) {
    this.isNamed = new Uint8Array(options.grid.cards);
    this.unseen = new Uint8Array(options.grid.cards);
  }

  /** All that `seat` may know. */
  see(state: State, seat: Seat): View {
    const { grid } = this.options;
    const known = newStateArray(grid.words);
    known.set(state);
    for (let spot = 0; spot < grid.cards; spot += 1)
      if (!grid.isSeen(state, spot)) setPackedByte(known, grid.faces, spot, 0);
    return { seat, known };
  }

  /** The cards that nobody has turned up lie in any order, each as likely. */
  guess(view: View, chance: Chance, state: State): void {
    const { grid } = this.options;
    state.set(view.known);
    const count = this.findUnseen(state);
    chance.shuffle(this.unseen, count);
    let next = 0;
    for (let spot = 0; spot < grid.cards; spot += 1)
      if (!grid.isSeen(state, spot)) setPackedByte(state, grid.faces, spot, byteAt(this.unseen, next++));
  }

  /** Writes these cards into `unseen`; their number. */
  private findUnseen(state: State): number {
    const { grid } = this.options;
    this.isNamed.fill(0);
    for (let spot = 0; spot < grid.cards; spot += 1)
      if (grid.isSeen(state, spot)) this.isNamed[grid.face(state, spot)] = 1;
    let count = 0;
    for (let card = 0; card < grid.cards; card += 1) if (byteAt(this.isNamed, card) === 0) this.unseen[count++] = card;
    return count;
  }
}
