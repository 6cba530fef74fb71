/** The lines of a Piquet record that the rules write: what moved where and why, what was said and shown, points. */
import { KINDS } from './words/points.ts';
import type { Card, Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { must } from '../../cards/must.ts';
import type { WriteLine } from '../contract/contract.ts';
import { LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import { CombinationList, POINT, SET, countOf, findAll, secondOf } from './combinations.ts';
import { PIQUET_RANKS } from './state.ts';

/** The numbers of a set of cards, in card order. */
function numbersOf(cards: number): number[] {
  const numbers: number[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) numbers.push(lowestBit(rest));
  return numbers;
}

const kindName = (kind: number): string => must(KINDS[kind], `kind ${String(kind)}`);
/** The rank of a sequence's top card, or of a set. */
const rankName = (strong: number): string => must(PIQUET_RANKS[8 - secondOf(strong)], `rank of ${String(strong)}`);

export class PiquetLineWriter extends LineWriter {
  private readonly found = new CombinationList();

  /** What a set of cards holds of a kind, the strongest first: a sequence high to low, a set in suit order. */
  combinations(kind: number, cards: number): readonly (readonly Card[])[] {
    findAll(kind, cards, this.found);
    return Array.from({ length: this.found.length }, (_, i) => this.cards(numbersOf(this.found.at(i))));
  }

  dealt(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }

  laidOut(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: hand(seat), to: placeOf('discard', seat), why: 'discard' });
  }

  drew(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.move(write, cards, { from: 'stock', to: hand(seat), why: 'draw' });
  }

  setAside(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.note(write, seat, 'carte-blanche', { take: cards.length });
    this.move(write, cards, { from: 'stock', to: placeOf('reserve', seat), why: 'reserve' });
  }

  tookReserve(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.move(write, cards, { from: placeOf('reserve', seat), to: hand(seat), why: 'draw' });
  }

  looked(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.note(write, seat, 'look', { cards: this.cards(cards) });
  }

  /** Cards of the talon, top first. */
  revealed(write: WriteLine, seat: Seat, cards: readonly number[]): void {
    this.note(write, seat, 'show', { cards: this.cards(cards), why: 'talon' });
  }

  /** A whole hand, in card order. */
  showedBlanche(write: WriteLine, seat: Seat, cards: number): void {
    this.note(write, seat, 'show', { cards: this.cards(numbersOf(cards)), why: 'carte-blanche' });
  }

  /** One note for each combination among the cards, the best first [PQ-D10]. */
  showed(write: WriteLine, seat: Seat, kind: number, cards: number): void {
    for (const combination of this.combinations(kind, cards))
      this.note(write, seat, 'show', { cards: combination, why: kindName(kind) });
  }

  /** A word of elder's or younger's [PQ-D4, PQ-D8]. */
  declared(write: WriteLine, seat: Seat, kind: number, strong: number): void {
    const count = { kind: kindName(kind), count: countOf(strong) };
    this.note(write, seat, 'declare', kind === SET ? { ...count, rank: rankName(strong) } : count);
  }

  /** Younger's better one after the counts were equal [PQ-D9]. */
  declaredWithSecond(write: WriteLine, seat: Seat, kind: number, strong: number): void {
    this.note(write, seat, 'declare', { kind: kindName(kind), count: countOf(strong), ...this.second(kind, strong) });
  }

  /** [PQ-D6] */
  making(write: WriteLine, seat: Seat, kind: number, strong: number): void {
    this.note(write, seat, 'making', { kind: kindName(kind), ...this.second(kind, strong) });
  }

  private second(kind: number, strong: number): { value: number } | { rank: string } {
    return kind === POINT ? { value: secondOf(strong) } : { rank: rankName(strong) };
  }

  played(write: WriteLine, seat: Seat, card: number): void {
    this.move(write, [card], { from: hand(seat), to: 'trick', why: 'play' });
  }

  collected(write: WriteLine, seat: Seat, trick: readonly number[]): void {
    this.move(write, trick, { from: 'trick', to: placeOf('won', seat), why: 'collect' });
  }
}
