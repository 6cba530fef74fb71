/**
 * What the page knows of a game: where its places lie, how its actions are done by hand, what its lines look and sound
 * like, and all words. Data and small pure functions; no rules. The table shows lines and offers actions; a face says how.
 */
import type { Card, Seat, Suit } from '../cards/card.ts';
import type { Places } from '../record/fold.ts';
import type { Action, Line, Options } from '../record/line.ts';
import type { GameId, OptionTable } from './contract.ts';

export type Language = 'en' | 'ja';
export const LANGUAGES: readonly Language[] = ['en', 'ja'];

/** One kind of place. `hand` with `of: 'seat'` is `hand/0`, `hand/1`, …; with `of: 'table'` it is the place itself. */
export interface PlaceFace {
  readonly name: string; // what stands before the `/`
  readonly of: 'seat' | 'table';
  /** fan: overlapping side by side; stack: squared pile; ring: one card before each seat, turned toward it. */
  readonly shape: 'fan' | 'stack' | 'ring';
  /** seat: at its owner's edge; centre: the middle; left, right: beside the middle. */
  readonly where: 'seat' | 'centre' | 'left' | 'right';
  readonly faceUp: 'all' | 'owner' | 'none'; // how its cards lie on the felt, whatever a view may know
  readonly count: boolean; // a number beside it
  readonly sorted?: true; // shown in card order for its owner
}

/** How an action is done by hand. Every action is a button in the twin besides. */
export type Gesture =
  | { readonly by: 'card'; readonly field: string; readonly from: string; readonly to: string } // tap it, or drag it to a place
  | { readonly by: 'place'; readonly place: string; readonly button: boolean } // tap the place; a button too if it is easily missed
  | { readonly by: 'seat'; readonly field: string } // a button beside that seat's plate
  | { readonly by: 'button'; readonly size: 'plain' | 'moment' };

/** How a move of cards flies. */
export type Flight = 'deal' | 'draw' | 'dig' | 'play' | 'collect' | 'recycle' | 'gather' | 'penalty';
export type Sound =
  | 'card' | 'slide' | 'riffle' | 'draw' | 'knock' | 'call' | 'penalty' | 'chip' | 'win' | 'loss' | 'joker' | 'turn'
  | 'refuse' | 'flash'; // prettier-ignore

/** What happens on the felt besides cards moving. */
export interface Moment {
  readonly effect?: 'bubble' | 'light' | 'flourish' | 'flash' | 'shake';
  readonly sound?: Sound;
}

/** What a seat at the table sees, for words that depend on it. */
export interface Sight {
  readonly places: Places;
  readonly seat: Seat | undefined; // whose eyes; nobody's where all cards are shown
  readonly legal: readonly Action[]; // what that seat may do now
  readonly names: readonly string[]; // by seat, ready to be read out; `you` words are up to the language
  readonly options: Options;
}

export interface OptionWords {
  readonly label: string;
  readonly help: string; // what it does, in a sentence
  readonly values?: Readonly<Record<string, string>>; // String(value) → words; numbers may go without
}

/** The rules of a game in words of its players: the clauses that are in force with these options, section by section. */
export type Sheet = (
  options: Options,
  seats: number,
) => readonly {
  readonly heading: string;
  readonly clauses: readonly { readonly clause: string; readonly text: string }[]; // clause: `PO-P3`
}[];

/** What a menu needs to know of a game that is not loaded yet. */
export interface Title {
  readonly id: GameId;
  readonly place: number; // in the menu's list; the first one is the front page's
  readonly title: Readonly<Record<Language, string>>;
}

/** All that a person reads of one game, in one language. */
export interface GameWords {
  readonly title: string;
  readonly tagline: string;
  /** Three short lines that teach as one plays; each is shown until `done` says that it was understood, or skipped. */
  readonly lessons: readonly { readonly text: string; readonly done: (line: Line, seat: Seat) => boolean }[];
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Options that belong together, in the order of the form. */
  readonly groups: readonly { readonly label: string; readonly keys: readonly string[] }[];
  readonly presets: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  /** A sentence about the line that has just happened (`sight` is after it); nothing if nobody needs to hear it. */
  readonly announce: (line: Line, sight: Sight) => string | undefined;
  /** What is expected now, of whom. */
  readonly prompt: (sight: Sight) => string;
  /** An action as a button: full words for the twin, few words for the felt. */
  readonly action: (action: Action, sight: Sight) => { readonly full: string; readonly short: string };
  /** Why this card of one's own cannot be played now; kind and exact. */
  readonly refusal: (card: Card, sight: Sight) => string;
  /** What a seat says aloud when this line happens. */
  readonly bubble: (line: Line) => string | undefined;
  /** The result, as a heading and a sentence, after the line that ended the deal or the game. */
  readonly result: (line: Line, sight: Sight) => { readonly heading: string; readonly text: string };
  /** Place names for the twin: `stock`, `trick`, … */
  readonly places: Readonly<Record<string, string>>;
}

export interface Face {
  readonly id: GameId;
  readonly options: OptionTable;
  readonly places: readonly PlaceFace[];
  readonly gestures: Readonly<Record<string, Gesture>>; // action type → how it is done
  readonly flights: Readonly<Record<string, Flight>>; // move `why` → how it flies
  /** `act:call`, `note:forgot`, `card:JK` (that card is laid down), `end:out` → what the table makes of it. */
  readonly moments: Readonly<Record<string, Moment>>;
  /** An act that marks a seat with a halo for as long as one of its places holds so many cards. */
  readonly mark?: { readonly act: string; readonly place: string; readonly size: number };
  /** The suit that must be followed, shown beside the trick. */
  readonly required: (sight: Sight) => Suit | undefined;
  /** Loaded when asked for: one language is enough to play. */
  readonly words: Readonly<Record<Language, () => Promise<GameWords>>>;
  readonly sheets: Readonly<Record<Language, () => Promise<Sheet>>>;
}
