/** The lines of a Trex record that the rules write: what moved where and why, notes, scores. */
import { isIn } from '../../cards/card-set.ts';
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Say, State } from '../contract/contract.ts';
import { LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import { EXPOSED } from './state.ts';

const exposed = (seat: Seat): string => placeOf('exposed', seat);
const layout = (suit: number): string => `layout/${must(SUITS[suit], 'suit')}`;

export class TrexLineWriter extends LineWriter {
  dealt(say: Say, seat: Seat, card: number): void {
    this.move(say, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }

  shown(say: Say, seat: Seat, cards: readonly number[]): void {
    this.note(say, seat, 'show', { cards: this.cards(cards) });
  }

  exposed(say: Say, seat: Seat, cards: readonly number[], why: 'expose' | 'show-twos'): void {
    if (cards.length > 0) this.move(say, cards, { from: hand(seat), to: exposed(seat), why });
  }

  playedToTrick(say: Say, state: State, seat: Seat, card: number): void {
    this.move(say, [card], { from: lyingAt(state, seat, card), to: 'trick', why: 'play' });
  }

  laid(say: Say, state: State, seat: Seat, card: number, suit: number): void {
    this.move(say, [card], { from: lyingAt(state, seat, card), to: layout(suit), why: 'play' });
  }

  /** The cards of one suit that complete the tableau, those in the hand first [TX-P10]. */
  finished(say: Say, state: State, seat: Seat, cards: readonly number[], suit: number): void {
    for (const from of [hand(seat), exposed(seat)]) {
      const lying = cards.filter((card) => lyingAt(state, seat, card) === from);
      if (lying.length > 0) this.move(say, lying, { from, to: layout(suit), why: 'finish' });
    }
  }

  /** The cards of a trick, in the order played: first those that score, then the others [TX-P6]. */
  won(say: Say, seat: Seat, scoring: readonly number[], others: readonly number[]): void {
    if (scoring.length > 0) this.move(say, scoring, { from: 'trick', to: placeOf('taken', seat), why: 'capture' });
    if (others.length > 0) this.move(say, others, { from: 'trick', to: placeOf('won', seat), why: 'collect' });
  }
}

const lyingAt = (state: State, seat: Seat, card: number): string =>
  isIn(state, EXPOSED, card) ? exposed(seat) : hand(seat);
