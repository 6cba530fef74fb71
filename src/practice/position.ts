/**
 * A position in writing, as the JSON files of a game hold it (`positions.json`, `lessons.json`), and read. Laid on the table by
 * `match/position.ts`.
 */
import type { Seat } from '../cards/card.ts';
import { type Guard, isCount, isPlain, isText, isWhole } from '../record/guards.ts';
import type { OptionValue, Options } from '../record/line.ts';
import { type Shape, fieldsOf, listOf, shaped } from '../record/shape.ts';

/** Deals played by chance before that of the position: for scores, chips and other lasting state. */
export interface DealsBefore {
  readonly deals: number;
  readonly seed: string;
  readonly totals?: readonly number[]; // the result by seat, for the reader; checked
}

/** A position as a file holds it; what the fields mean is in `src/games/README.md`. */
export interface WrittenPosition {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly dealer?: Seat;
  readonly before?: DealsBefore;
  readonly hands?: Readonly<Record<string, string>>;
  readonly places?: Readonly<Record<string, string>>;
  readonly played?: readonly string[];
  readonly asked: Seat;
}

/** A position, read. */
export interface Position {
  readonly options: Options; // those that differ from the defaults
  readonly seats: number;
  readonly dealer?: Seat | undefined; // of this deal; by default by chance
  readonly before?: DealsBefore | undefined;
  readonly places: Readonly<Record<string, readonly string[]>>; // place → the cards dealt to it, top first; hands in card order
  readonly played: readonly string[]; // `0 play 7H`: since the deal, in order
  readonly asked?: Seat | undefined; // all cards dealt to this seat are named
}

export const isName = (value: unknown): value is string => isText(value) && value !== '';
export const someOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    listOf(guard)(value) && value.length > 0;
const isBefore = shaped({ deals: isCount, seed: isName, 'totals?': someOf(isWhole) });

/** The fields of a position in their order; those with a question mark may be left out. */
export const POSITION: Shape = {
  'options?': fieldsOf(isPlain),
  seats: isCount,
  'dealer?': isCount,
  'before?': isBefore,
  'hands?': fieldsOf(isName),
  'places?': fieldsOf(isName),
  'played?': someOf(isName),
  asked: isCount,
};

/** A seat that is not at the table, in words. */
export function seatTrouble({ seats, asked, dealer = 0, hands = {} }: WrittenPosition): string | undefined {
  const strange = [asked, dealer, ...Object.keys(hands).map(Number)].find((seat) => !(seat < seats));
  return strange === undefined ? undefined : `there is no such seat among ${String(seats)}`;
}

/** Acts that share a text, one by one. */
export const oneByOne = (acts: readonly string[]): readonly string[] => acts.flatMap((some) => some.split(', '));

export function readPosition(written: WrittenPosition): Position {
  const { options = {}, seats, dealer, before, hands = {}, places = {}, played = [], asked } = written;
  const inHands = Object.entries(hands).map(([seat, cards]) => [`hand/${seat}`, cards] as const);
  const all = [...inHands, ...Object.entries(places)];
  return {
    options,
    seats,
    dealer,
    before,
    places: Object.fromEntries(all.map(([place, cards]) => [place, cards.split(' ')])),
    played: oneByOne(played),
    asked,
  };
}
