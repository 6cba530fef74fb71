/** The lines of a record (`card-record/1`): everything that happens at a table, in order. */
import type { Seat, SeenCard } from '../cards/card.ts';

export const FORMAT = 'card-record/1';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A player's choice: its `type`, then the fields of that type in the dossier's order. */
export interface Action {
  readonly type: string;
  readonly [field: string]: FieldValue;
}
export type FieldValue = string | number | boolean | readonly FieldValue[];

export interface GameLine {
  readonly type: 'game';
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed?: string; // missing in a seat's view
  readonly players: readonly string[];
}
export interface DealLine {
  readonly type: 'deal';
  readonly deal: number;
  readonly dealer: Seat;
  readonly deck: readonly SeenCard[];
}
export interface MoveLine {
  readonly type: 'move';
  readonly cards: readonly SeenCard[];
  readonly from: string;
  readonly to: string;
  readonly why: string;
}
export interface ShuffleLine {
  readonly type: 'shuffle';
  readonly place: string;
  readonly cards: readonly SeenCard[];
}
export interface ChipsLine {
  readonly type: 'chips';
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly why: string;
}
/** Seat (as text) → its legal actions. In a view `"??"` means that this seat is on turn and its list is hidden. */
export type Legal = Readonly<Record<string, readonly Action[] | '??'>>;
export interface TurnLine {
  readonly type: 'turn';
  readonly legal: Legal;
}
export interface ActLine {
  readonly type: 'act';
  readonly seat: Seat;
  readonly action: Action;
}
/** In a view, an act of which the seat learns neither who did it nor what it was; printed with `"??"` for both. */
export const HIDDEN_ACT: ActLine = { type: 'act', seat: -1, action: { type: '??' } };
export interface NoteLine {
  readonly type: 'note';
  readonly seat?: Seat;
  readonly what: string;
  readonly [field: string]: FieldValue | undefined;
}
export interface ScoreLine {
  readonly type: 'score';
  readonly seat: Seat;
  readonly points: number;
  readonly why: string;
}
export interface EndLine {
  readonly type: 'deal-end' | 'game-end';
  readonly winners: readonly Seat[];
  readonly why: string;
  readonly totals: readonly number[];
}

export type Line =
  | GameLine
  | DealLine
  | MoveLine
  | ShuffleLine
  | ChipsLine
  | TurnLine
  | ActLine
  | NoteLine
  | ScoreLine
  | EndLine;
