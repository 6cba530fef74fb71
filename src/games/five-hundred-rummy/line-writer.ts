/** The lines of a 500 Rummy record that the rules write: what moved where and why, notes, scores. */
import type { Seat } from '../../cards/card.ts';
import type { WriteLine } from '../contract/contract.ts';
import { LineWriter, hand } from '../kit/line-writer.ts';
import { CARD_TEXTS } from './cards.ts';

/** The place of what a seat has put to a meld [FR-M4]. */
const meldPlace = (meld: number, seat: Seat): string => `meld/${String(meld)}/${String(seat)}`;

export class RummyLineWriter extends LineWriter {
  constructor() {
    super(CARD_TEXTS);
  }

  turnedUp(write: WriteLine, card: number): void {
    this.move(write, [card], { from: 'stock', to: 'discard', why: 'turn-up' });
  }

  drew(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'stock', to: hand(seat), why: 'draw' });
  }

  /** Cards of the pile, its top first. */
  took(write: WriteLine, seat: Seat, cards: readonly number[], why: 'take' | 'rummy'): void {
    this.move(write, cards, { from: 'discard', to: hand(seat), why });
  }

  laid(write: WriteLine, seat: Seat, cards: readonly number[], target: { meld: number; why: 'meld' | 'layoff' }): void {
    this.move(write, cards, { from: hand(seat), to: meldPlace(target.meld, seat), why: target.why });
  }

  discarded(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: hand(seat), to: 'discard', why: 'discard' });
  }

  called(write: WriteLine, seat: Seat, card: number, skipped: readonly Seat[]): void {
    this.note(write, seat, 'rummy', { card: this.card(card), skipped });
  }

  shown(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.note(write, seat, 'show', { cards: this.cards(cards) });
  }

  /** Zeros are left out [FR-E3]. */
  scored(write: WriteLine, seat: Seat, points: number, why: 'melds' | 'deadwood'): void {
    if (points !== 0) write({ type: 'score', seat, points, why });
  }
}
