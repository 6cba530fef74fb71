/** The lines of a Trex record that the rules write: what moved where and why, notes, scores. */
import { isIn } from '../../cards/card-set.ts';
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import { EXPOSED } from './state.ts';

const exposed = (seat: Seat): string => placeOf('exposed', seat);
const layout = (suit: number): string => `layout/${must(SUITS[suit], 'suit')}`;

export class TrexLineWriter extends LineWriter {
  dealt(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }

  shown(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.note(write, seat, 'show', { cards: this.cards(cards) });
  }

  exposed(write: WriteLine, seat: Seat, cards: readonly number[], why: 'expose' | 'show-twos'): void {
    if (cards.length > 0) this.move(write, cards, { from: hand(seat), to: exposed(seat), why });
  }

  playedToTrick(write: WriteLine, state: State, seat: Seat, card: number): void {
    this.move(write, [card], { from: lyingAt(state, seat, card), to: 'trick', why: 'play' });
  }

  laid(write: WriteLine, state: State, seat: Seat, card: number, suit: number): void {
    this.move(write, [card], { from: lyingAt(state, seat, card), to: layout(suit), why: 'play' });
  }

  /** The cards of one suit that complete the tableau, those in the hand first [TX-P10]. */
  finished(write: WriteLine, state: State, seat: Seat, cards: readonly number[], suit: number): void {
    for (const from of [hand(seat), exposed(seat)]) {
      const lying = cards.filter((card) => lyingAt(state, seat, card) === from);
      if (lying.length > 0) this.move(write, lying, { from, to: layout(suit), why: 'finish' });
    }
  }

  /** The cards of a trick, in the order played: first those that score, then the others [TX-P6]. */
  won(write: WriteLine, seat: Seat, scoring: readonly number[], others: readonly number[]): void {
    if (scoring.length > 0) this.move(write, scoring, { from: 'trick', to: placeOf('taken', seat), why: 'capture' });
    if (others.length > 0) this.move(write, others, { from: 'trick', to: placeOf('won', seat), why: 'collect' });
  }
}

const lyingAt = (state: State, seat: Seat, card: number): string =>
  isIn(state, EXPOSED, card) ? exposed(seat) : hand(seat);
