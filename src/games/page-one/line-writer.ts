/** The lines of a Page One record that the rules write: what moved where and why, notes, scores. */
import type { Seat } from '../../cards/card.ts';
import { SUITS } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { WriteLine } from '../contract/contract.ts';
import { LineWriter, hand } from '../kit/line-writer.ts';

export class PageOneLineWriter extends LineWriter {
  played(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: hand(seat), to: 'trick', why: 'play' });
  }

  drew(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'stock', to: hand(seat), why: 'draw' });
  }

  collected(write: WriteLine, trick: readonly number[]): void {
    this.move(write, trick, { from: 'trick', to: 'discard', why: 'collect' });
  }

  pickedUp(write: WriteLine, seat: Seat, trick: readonly number[], leader: Seat): void {
    this.move(write, trick, { from: 'trick', to: hand(seat), why: 'pickup' });
    this.note(write, seat, 'picked-up', { leader });
  }

  suit(write: WriteLine, suit: number): void {
    write({ type: 'note', what: 'suit', suit: must(SUITS[suit], 'suit that became known') });
  }

  trickWon(write: WriteLine, seat: Seat, card: number): void {
    this.note(write, seat, 'trick-won', { card: this.card(card) });
  }
}
