/** The lines of a Tonk record that the rules write: what moved where and why, spreads, bars, slaps, hands shown. */
import type { Seat } from '../../cards/card.ts';
import { cardsOf } from '../../cards/card-set.ts';
import { MELDS } from '../../cards/melds.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { LineWriter, hand } from '../kit/line-writer.ts';
import { PACK } from './acts.ts';
import { handOf } from './state.ts';

const place = (k: number): string => `meld/${String(k)}`;

class TonkLineWriter extends LineWriter {
  dealt(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }

  turnedUp(write: WriteLine, card: number): void {
    this.move(write, [card], { from: 'stock', to: 'discard', why: 'upcard' });
  }

  drew(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'stock', to: hand(seat), why: 'draw' });
  }

  took(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'discard', to: hand(seat), why: 'take' });
  }

  discarded(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: hand(seat), to: 'discard', why: 'discard' });
  }

  /** Cards of a hand become part of `meld/k`. */
  laid(write: WriteLine, seat: Seat, cards: readonly number[], k: number, why: 'spread' | 'hit'): void {
    this.move(write, cards, { from: hand(seat), to: place(k), why });
  }

  slapped(write: WriteLine, card: number, k: number): void {
    this.move(write, [card], { from: 'discard', to: place(k), why: 'slap' });
  }

  spread(write: WriteLine, seat: Seat, k: number, meld: number): void {
    this.note(write, seat, 'spread', { place: place(k), kind: must(MELDS[meld], 'a new spread').kind });
  }

  slap(write: WriteLine, seat: Seat, card: number, skipped: readonly Seat[]): void {
    this.note(write, seat, 'slap', { card: this.card(card), skipped });
  }

  barred(write: WriteLine, seat: Seat, turns: number): void {
    this.note(write, seat, 'barred', { turns });
  }

  /** A hand as it lies; `count` is what it is worth here. */
  show(write: WriteLine, state: State, seat: Seat, count: number): void {
    const cards = cardsOf(at(state, handOf(seat)), at(state, handOf(seat) + 1));
    this.note(write, seat, 'show', { cards: this.cards(cards), count });
  }
}

export const lineWriter = new TonkLineWriter(PACK);
