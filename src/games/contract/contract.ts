/**
 * What a game is: the one contract that every game keeps and that match, search, table and laws are written against.
 * Inside, a card and an action are small whole numbers and a state is one flat array; text exists at the edge only.
 */
import { countBits, lowestBit } from '../../cards/bits.ts';
import type { Card, Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { type StateArray, at } from '../../cards/words.ts';
import type { Action, Line, OptionValue, Options } from '../../record/line.ts';
import type { Secrecy } from '../../record/redact.ts';

/** The folder's name, and the record's `game`. */
export type GameId = string;
/** An action as a number. Ascending numbers are in the order of a legal list, so nothing is ever sorted. */
export type Act = number;
/** All that is true at a table, in words whose places the game names. Plain data: copied by one `set`. */
export type State = StateArray;
/** All that one seat may know, memory of public events included. Plain data; what it cannot know is not in it. */
export interface View {
  readonly seat: Seat;
  readonly known: StateArray;
}
/** Takes record lines as they happen. Search leaves it out, and then no line is built. */
export type Say = (line: Line) => void;

const SEAT_SHIFT = 28;
/** Every act is a number from 0 to this one less one. */
const MOST_ACTS = 1 << SEAT_SHIFT;
/** The longest list that a rule can make: four jokers that bridge to cards on every run of the table, 5,712 acts. */
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

  /** Adds for each bit of a set, the lowest first, the act `first` + its place: the plays of a hand. */
  addEach(seat: Seat, first: Act, set: number): void {
    let length = this.length;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      this.pairs[length] = (seat << SEAT_SHIFT) | (first + lowestBit(rest));
      length += 1;
    }
    this.length = length;
  }

  /**
   * The same, and faster for sets that are mostly large, such as a table full of cards: four at a time. What is written
   * behind the last one is never read.
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
  readonly dealer: Seat | undefined; // of that deal; nobody: chance says who, before the first shuffle [record, rule 8]
}

/** How a deal begins. */
export interface Start {
  readonly deal: number; // 0 for an opening deal, then 1, 2, …
  readonly dealer: Seat;
  /** Indices into the pack, top first. Left out in playouts: cards are then drawn from the unsorted rest by chance. */
  readonly deck?: Uint8Array;
}

/** How the game stands between two actions. */
export interface Standing {
  readonly totals: readonly number[]; // by seat: running score, or purse where the game has chips
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
  /** Before the first deal, in a state that may hold anything: totals or purses, and the `buy-in` lines. */
  open(state: State, say?: Say): Opening;
  /**
   * Begins a deal: after the record's `deal` line, up to the first choice or, rarely, the end. What lasts from deal to
   * deal (totals, purses, pots, whose turn it is to be king) lies in the state since `open`; the rest of it is made anew.
   */
  deal(state: State, start: Start, chance: Chance, say?: Say): void;
  /** Fills `out` with all that may be done now, by seat on turn or not; empty once the deal is over. */
  legal(state: State, out: Acts): void;
  /** Carries out one listed act and all that follows by itself. @throws if it was not listed. */
  act(state: State, seat: Seat, act: Act, chance: Chance, say?: Say): void;
  /** The seat on turn; nobody while the others must answer something. */
  onTurn(state: State): Seat | undefined;
  /** The seat that a table without a clock asks last: it asks clockwise from its left neighbour [record, rule 2]. */
  askedLast(state: State): Seat;
  standing(state: State): Standing;
  see(state: State, seat: Seat): View;
  /** One full state that the view allows, into `into`; the stock's order is left to chance. */
  guess(view: View, chance: Chance, into: State): void;
  /** An act that is listed now as the record's object … */
  print(state: State, seat: Seat, act: Act): Action;
  /** … and back; nothing for what no list could hold. What it gives need not be listed now. */
  parse(state: State, seat: Seat, action: Action): Act | undefined;
  readonly brain: Brain;
}

/** How well a level keeps in mind what all saw: the beginner 0, the plain player 1, the thinker 2, the master 3. */
export type MemoryLevel = 0 | 1 | 2 | 3;

/** What a game knows of playing it well; made from the dossier's Strategy. All of it sees a seat's view only. */
export interface Brain {
  /**
   * The plain player: index into `acts` (this seat's own legal acts, ascending), or nothing to let an act pass that
   * need not be answered. Where remembering is part of the game, it plays with the memory of another `level` too.
   */
  plain(view: View, acts: readonly Act[], mayPass: boolean, chance: Chance, level?: MemoryLevel): number | undefined;
  /**
   * How those who look ahead play before they look: as `plain`, but more is weighed. Where it is left out they play as the
   * plain player does. Kept only where it wins. The best of them goes on so in its playouts too: `known` is then a guessed
   * state, and what it looks at must stand there in the same words, and be no more than the seat would see.
   */
  strongPolicy?(
    view: View,
    acts: readonly Act[],
    mayPass: boolean,
    chance: Chance,
    level: MemoryLevel,
  ): number | undefined;
  /** An answer rather than a choice (a call, a challenge): made as the plain player makes it, never searched. */
  isReflex(act: Act): boolean;
  /** A quick sensible choice in a playout: index into `acts`, all pairs of one `legal` call. */
  rollout(state: State, acts: Acts, chance: Chance): number;
  /**
   * How well a guessed state goes with what the others have done: how likely players of some sense come to it, above 0
   * and only in comparison. Where it is left out, all guesses count alike.
   */
  likelihood?(state: State, observer: Seat): number;
  /**
   * How many of its own acts in a row are worth planning when a search has time. Where it is left out, one: what follows is
   * better played by policy than sought, among worlds that all differ. Measured, game by game.
   */
  readonly planned?: number;
  /**
   * How far playouts mislead in this game, in deviations of the worth, where that is more than usual: a search leaves its
   * first thought only for what is better by more. Measured.
   */
  readonly playoutBias?: number;
  /** How good the end of a deal is for each seat, into `out`, from 0 to 1. */
  value(state: State, out: Float64Array): void;
}

/** All that a bot is given: its seat's view and its own legal acts. Never a state. */
export interface Question {
  readonly view: View;
  readonly acts: readonly Act[]; // ascending
  readonly mayPass: boolean; // the seat is not on turn and need not answer
  readonly seed: number; // of this choice, 32 bits: the same question with the same seed has the same answer
}

/** One row of a game's option table, as the dossier has it. */
export type OptionSpec = {
  readonly key: string;
  readonly clause: string; // what it changes, for comments and the rules sheet
  readonly default: OptionValue;
  /** The default at a table with this number of seats, where it depends on that; `default` is then that of the fewest. */
  readonly defaultAt?: (seats: number) => OptionValue;
  /** Which of its values go with the options before it and with the number of seats; all where it is left out. */
  readonly fits?: (value: OptionValue, earlier: Options, seats: number) => boolean;
  /** Without (or with: `not`) this value of another option it changes nothing; menus then switch it off. Records hold it all the same. */
  readonly onlyWith?: { readonly key: string } & ({ readonly value: OptionValue } | { readonly not: OptionValue });
  /** It only makes a game longer: random games draw it from the lowest quarter. */
  readonly lengthens?: true;
} & (
  | { readonly values: readonly OptionValue[] }
  | { readonly min: number; readonly max: number }
  | { readonly seat: string } // this word or a seat
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
  /** How many may sit down; with how many a value goes is said by its option's `fits`. */
  readonly seats: { readonly min: number; readonly max: number };
}

/** A game as it stands in the registry. */
export interface Game {
  readonly id: GameId;
  readonly options: OptionTable;
  readonly secrecy: Secrecy;
  table(options: Options, seats: number): Rules; // options are resolved here, once, not asked at every action
}

/** Seals a game folder's `index.ts`: what it exports is a game. */
export const defineGame = (game: Game): Game => game;
