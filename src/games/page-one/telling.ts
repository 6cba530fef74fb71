/** The lines of a Page One record that the rules write: what moved where and why, notes, scores. */
import type { Card, Seat } from '../../cards/card.ts';
import { SUITS } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Say } from '../contract.ts';

type Why = 'deal' | 'draw' | 'play' | 'collect' | 'recycle' | 'pickup' | 'penalty';

export const hand = (seat: Seat): string => `hand/${String(seat)}`;

/** Turns card numbers into the lines' words, for one pack. */
export class Telling {
  constructor(private readonly pack: readonly Card[]) {}

  card(card: number): Card {
    return must(this.pack[card], `page-one: card ${String(card)}`);
  }

  move(say: Say, cards: Iterable<number>, of: { from: string; to: string; why: Why }): void {
    say({ type: 'move', cards: Array.from(cards, (card) => this.card(card)), ...of });
  }

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
    say({ type: 'note', seat, what: 'picked-up', leader });
  }

  shuffle(say: Say, cards: Iterable<number>): void {
    say({ type: 'shuffle', place: 'stock', cards: Array.from(cards, (card) => this.card(card)) });
  }

  suit(say: Say, suit: number): void {
    say({ type: 'note', what: 'suit', suit: must(SUITS[suit], 'suit that became known') });
  }

  trickWon(say: Say, seat: Seat, card: number): void {
    say({ type: 'note', seat, what: 'trick-won', card: this.card(card) });
  }
}
