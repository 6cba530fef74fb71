/** Writes the record lines of all games from card numbers: moves, shuffles, payments. */
import type { Card, Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { FieldValue } from '../../record/line.ts';
import type { WriteLine } from '../contract/contract.ts';

/** A place of one seat: `hand/2`. */
export const placeOf = (name: string, seat: Seat): string => `${name}/${String(seat)}`;
export const hand = (seat: Seat): string => placeOf('hand', seat);
export const purse = (seat: Seat): string => placeOf('purse', seat);

/** Turns card numbers into the text of lines, for one pack. */
export class LineWriter {
  constructor(private readonly pack: readonly Card[]) {}

  card(card: number): Card {
    return must(this.pack[card], `card ${String(card)}`);
  }

  cards(cards: Iterable<number>): readonly Card[] {
    return Array.from(cards, (card) => this.card(card));
  }

  /** Cards go onto the top of `to` one by one, the last one named on top. */
  move(write: WriteLine, cards: Iterable<number>, way: { from: string; to: string; why: string }): void {
    write({ type: 'move', cards: this.cards(cards), from: way.from, to: way.to, why: way.why });
  }

  /** The new order of a place, top first. */
  shuffle(write: WriteLine, place: string, cards: Iterable<number>): void {
    write({ type: 'shuffle', place, cards: this.cards(cards) });
  }

  /** A note of a seat; its own fields in the dossier's order. */
  note(write: WriteLine, seat: Seat, what: string, fields: Readonly<Record<string, FieldValue>> = {}): void {
    write({ type: 'note', seat, what, ...fields });
  }
}
