/**
 * What a game is: the contract of every game, which match, search, table and laws use. Inside, a card and an action are small whole
 * numbers and a state is one flat array; text exists only at the edge.
 */
import { countBits, lowestBit } from '../../cards/bits.ts';
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Action, Line, OptionValue, Options } from '../../record/line.ts';
import type { Secrecy } from '../../record/redact.ts';

/** The folder's name, and the record's `game`. */
export type GameId = string;
/** An action as a number, in the order of a legal list, so that nothing is ever sorted. */
export type Act = number;
/** The full state of a table, in words at indices that the game names. Plain data: copied by one `set`. */
export type State = StateArray;
/** All that one seat may know, public events included. Plain data without anything hidden. */
export interface View {
  readonly seat: Seat;
  readonly known: StateArray;
}
/** Takes record lines as they happen. A search leaves it out, so that no line is built. */
export type WriteLine = (line: Line) => void;

const SEAT_SHIFT = 28;
/** Every act is below this number. */
const MOST_ACTS = 1 << SEAT_SHIFT;
/** The longest possible list: four jokers that bridge to cards on every run of the table, 5,712 acts. */
const LONGEST_LIST = 8192;

/** A reused list of (seat, act) pairs: seats ascending, each seat's acts ascending. */
export class Acts {
  length = 0;
  private readonly pairs = new Int32Array(LONGEST_LIST); // the seat in the four highest bits, the act below

  clear(): void {
    this.length = 0;
  }

  add(seat: Seat, act: Act): void {
    this.pairs[this.length] = (seat << SEAT_SHIFT) | act;
    this.length += 1;
  }

  /** Adds for each bit of a set, the lowest first, the act `first` + its index: the plays of a hand. */
  addEach(seat: Seat, first: Act, set: number): void {
    let length = this.length;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      this.pairs[length] = (seat << SEAT_SHIFT) | (first + lowestBit(rest));
      length += 1;
    }
    this.length = length;
  }

  /**
   * The same, but faster for large sets, such as a table full of cards: four at a time. Numbers behind the last one are
   * never read.
   */
  addMany(seat: Seat, first: Act, set: number): void {
    const { pairs } = this;
    const base = (seat << SEAT_SHIFT) + first;
    const end = this.length + countBits(set);
    let rest = set;
    for (let i = this.length; i < end; i += 4) {
      pairs[i] = base + lowestBit(rest);
      rest &= rest - 1;
      pairs[i + 1] = base + lowestBit(rest);
      rest &= rest - 1;
      pairs[i + 2] = base + lowestBit(rest);
      rest &= rest - 1;
      pairs[i + 3] = base + lowestBit(rest);
      rest &= rest - 1;
    }
    this.length = end;
  }

  seat(i: number): Seat {
    return at(this.pairs, i) >>> SEAT_SHIFT;
  }

  act(i: number): Act {
    return at(this.pairs, i) & (MOST_ACTS - 1);
  }
}

/** How a game begins. */
export interface Opening {
  readonly deal: 0 | 1; // 0: a deal of its own comes first, in which nobody has a choice (a cut, a draw for the deal)
  readonly dealer: Seat | undefined; // of that deal; undefined: drawn by chance before the first shuffle [record, rule 8]
}

/** How a deal begins. */
export interface Start {
  readonly deal: number; // 0 for an opening deal, then 1, 2, …
  readonly dealer: Seat;
  /** Indices into the pack, top first. Left out in playouts, which draw cards by chance. */
  readonly deck?: Uint8Array;
}

/** The standing between two actions. */
export interface Standing {
  readonly totals: readonly number[]; // by seat: running score, or purse if the game has chips
  readonly dealOver: boolean;
  readonly winners: readonly Seat[]; // of the deal that is over
  readonly over: { readonly winners: readonly Seat[]; readonly why: string } | undefined; // the whole game, if it has ended
  readonly nextDealer: Seat;
}

/** The rules of one table: a game with its options and its number of seats. */
export interface Rules {
  readonly seats: number;
  readonly pack: readonly Card[]; // in card order; a card's number is its index here
  readonly stateLength: number; // length of a state
  newState(): State;
  copy(from: State, into: State): void;
  /** Prepares the first deal in any old state: totals or purses, and the `buy-in` lines. */
  open(state: State, write?: WriteLine): Opening;
  /**
   * Begins a deal: after the record's `deal` line, up to the first choice or, rarely, the end. What lasts from
   * deal to deal (totals, purses, pots, whose turn it is to be king) is in the state since `open`; the rest is reset.
   */
  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void;
  /** Fills `out` with all legal acts, of seats on turn or not; empty once the deal is over. */
  legal(state: State, out: Acts): void;
  /** Carries out a listed act and its automatic consequences. @throws if it was not listed. */
  act(state: State, seat: Seat, act: Act, chance: Chance, write?: WriteLine): void;
  /**
   * The same in a playout: for an act that was just listed, which is not checked again. What all know beyond what playouts
   * use need not be kept: such a state is played on and valued, but no seat sees it.
   */
  playOn(state: State, seat: Seat, act: Act, chance: Chance): void;
  /** The seat on turn; undefined while others must answer. */
  onTurn(state: State): Seat | undefined;
  /** The seat that a table without a clock asks last: it asks clockwise from its left neighbour [record, rule 2]. */
  askedLast(state: State): Seat;
  standing(state: State): Standing;
  see(state: State, seat: Seat): View;
  /** Writes a full state that the view allows into `into`; the order of the stock stays open. */
  guess(view: View, chance: Chance, into: State): void;
  /** The record's object of an act that is listed now. */
  print(state: State, seat: Seat, act: Act): Action;
  /** The act of a record's object; undefined if no list could have it. It need not be listed now. */
  parse(state: State, seat: Seat, action: Action): Act | undefined;
  readonly brain: Brain;
}

/** How well a level remembers public events: the beginner 0, the plain player 1, the thinker 2, the master 3. */
export type MemoryLevel = 0 | 1 | 2 | 3;

/** By how much an act must lead in a search to replace the one of the policy. */
export interface Doubt {
  readonly errors: number; // so many errors of the lead; 0: the best act is always chosen
  readonly bias: number; // the part of the error that more playouts do not remove, in deviations of the worth
}

/** How to play a game well, from the dossier's Strategy. All of it sees only a seat's view. */
export interface Brain {
  /**
   * The plain player: index into `acts` (this seat's own legal acts, ascending), or undefined to let an optional act
   * pass. In memory games it can also play with the memory of another `level`.
   */
  plain(view: View, acts: readonly Act[], mayPass: boolean, chance: Chance, level?: MemoryLevel): number | undefined;
  /**
   * The policy of levels that search: as `plain`, but stronger. Without it they use `plain`. Kept only if it wins more. The
   * best level also uses it in playouts: `known` is then a guessed state, so it may only read what a view has at the same
   * indices.
   */
  strongPolicy?(
    view: View,
    acts: readonly Act[],
    mayPass: boolean,
    chance: Chance,
    level: MemoryLevel,
  ): number | undefined;
  /** An answer rather than a choice (a call, a challenge): decided by the plain player, never searched. */
  isReflex(act: Act): boolean;
  /** A quick sensible choice in a playout: index into `acts`, all pairs of one `legal` call. */
  rollout(state: State, acts: Acts, chance: Chance): number;
  /**
   * How well a guessed state explains the acts of the others: a likelihood above 0, only for comparison. Without it all
   * guesses count the same.
   */
  likelihood?(state: State, observer: Seat): number;
  /**
   * How many own acts in a row a search plans if it has time. By default one: later acts are better left to the policy,
   * because the worlds differ. Measured for each game.
   */
  readonly planned?: number;
  /**
   * How far playouts mislead in this game, in deviations of the worth, if more than usual: an act must lead by more to
   * replace that of the policy. Measured.
   */
  readonly playoutBias?: number;
  /** How much the best level doubts its search, if other than usual. Measured for each game (`sweep`). */
  readonly doubt?: Doubt;
  /** Writes the value of the end of a deal for each seat into `out`, from 0 to 1. */
  value(state: State, out: Float64Array): void;
}

/** All that a bot is given: its seat's view and its own legal acts. Never a state. */
export interface Question {
  readonly view: View;
  readonly acts: readonly Act[]; // ascending
  readonly mayPass: boolean; // the seat is not on turn and need not answer
  readonly seed: number; // of this choice, 32 bits: the same question and seed give the same answer
}

/** One row of a game's option table, as in the dossier. */
export type OptionSpec = {
  readonly key: string;
  readonly clause: string; // what it changes, for comments and the rules sheet
  readonly default: OptionValue;
  /** The default by number of seats, if it depends on it; `default` is then that for the fewest. */
  readonly defaultAt?: (seats: number) => OptionValue;
  /** Which values fit the options before it and the number of seats; by default all. */
  readonly fits?: (value: OptionValue, earlier: Options, seats: number) => boolean;
  /** Without (or with: `not`) this value of another option it has no effect; menus then disable it. Records contain it anyway. */
  readonly onlyWith?: { readonly key: string } & ({ readonly value: OptionValue } | { readonly not: OptionValue });
  /** Only makes a game longer, as a limit or in step with it: random games draw it from the lowest quarter. */
  readonly lengthens?: true | 'in step';
} & (
  | { readonly values: readonly OptionValue[] }
  | { readonly min: number; readonly max: number }
  | { readonly seat: string } // this word, or a seat
);

export interface Preset {
  readonly key: string; // its words are in the game's `words`
  readonly options: Options; // only what differs from the defaults
  readonly seats?: number;
}

/** The data about options that rules and menus share. */
export interface OptionTable {
  readonly specs: readonly OptionSpec[]; // in the dossier's order, which is the record's
  readonly presets: readonly Preset[];
  /** The possible numbers of seats; which of them a value allows is in `fits` of its option. */
  readonly seats: { readonly min: number; readonly max: number };
}

/** A game as it stands in the registry. */
export interface Game {
  readonly id: GameId;
  readonly options: OptionTable;
  readonly secrecy: Secrecy;
  table(options: Options, seats: number): Rules; // options are resolved here once, not at every act
}

/** Defines the game of a folder's `index.ts`. */
export const defineGame = (game: Game): Game => game;
