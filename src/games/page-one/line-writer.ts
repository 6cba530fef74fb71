/** The lines of a Page One record that the rules write: what moved where and why, notes, scores. */
import type { Seat } from '../../cards/card.ts';
import { SUITS } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Say } from '../contract/contract.ts';
import { LineWriter, hand } from '../kit/line-writer.ts';

export class PageOneLineWriter extends LineWriter {
  played(say: Say, seat: Seat, card: number): void {
    this.move(say, [card], { from: hand(seat), to: 'trick', why: 'play' });
  }

  drew(say: Say, seat: Seat, card: number): void {
    this.move(say, [card], { from: 'stock', to: hand(seat), why: 'draw' });
  }

  collected(say: Say, trick: readonly number[]): void {
    this.move(say, trick, { from: 'trick', to: 'discard', why: 'collect' });
  }

  pickedUp(say: Say, seat: Seat, trick: readonly number[], leader: Seat): void {
    this.move(say, trick, { from: 'trick', to: hand(seat), why: 'pickup' });
    this.note(say, seat, 'picked-up', { leader });
  }

  suit(say: Say, suit: number): void {
    say({ type: 'note', what: 'suit', suit: must(SUITS[suit], 'suit that became known') });
  }

  trickWon(say: Say, seat: Seat, card: number): void {
    this.note(say, seat, 'trick-won', { card: this.card(card) });
  }
}
