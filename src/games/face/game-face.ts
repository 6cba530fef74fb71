/**
 * What the page knows of a game: where its places lie, how actions are done, what its lines look and sound like, and all
 * words. Data and small pure functions; no rules. The table shows lines and offers actions; a face says how.
 */
import type { Card, Seat, Suit } from '../../cards/card.ts';
import type { Places } from '../../record/fold.ts';
import type { Action, ActLine, Line, NoteLine, Options } from '../../record/line.ts';
import type { Language } from '../../words/languages.ts';
import type { GameId, OptionTable } from '../contract/contract.ts';
import type { Moments } from './moment.ts';
import type { PlaceFace, PotFace } from './places.ts';

/**
 * How an action is done by hand: what is touched for it, and which buttons it has (`gestures.ts` composes them). Every action
 * is also a button in the twin.
 */
export interface Gesture {
  /** A tap on the own card that this field names plays it, or it is dragged to that place. */
  readonly play?: { readonly field: string; readonly to: string };
  /**
   * Own cards are chosen, one or several (`field` names one card or a list), then laid: with a button, or by tapping the thing
   * they go to. As long as such an action is listed, a tap chooses a card instead of playing it.
   */
  readonly choose?: { readonly field: string };
  /** Own cards are laid out one an action: chosen together, at most so many, sent one by one, then the action of type `then`. */
  readonly plan?: PlannedField;
  /**
   * What is tapped for it, or where the own cards go: a place by its name, a card that lies face up on the table, or all places
   * together whose names begin so, `meld/5` for `meld/5/0`, `meld/5/2`.
   */
  readonly thing?: (action: Action) => string | undefined;
  /** A tap must be confirmed, because the action is important. */
  readonly asks?: true;
  readonly button?: ButtonFace;
}

export interface PlannedField {
  readonly field: string;
  readonly then: string;
  readonly most: (view: TableView) => number;
}

/** plain, moment: small or big; number: one of a row; menu: in a list, with a sentence; plate: beside that of a seat. */
export type ButtonFace =
  | { readonly as: 'plain' | 'moment' | 'number'; readonly all?: true } // all: one for all actions of the type lists them
  | { readonly as: 'menu' }
  | { readonly as: 'plate'; readonly field: string };

/** How a move of cards flies. */
export type Flight = 'deal' | 'draw' | 'dig' | 'play' | 'collect' | 'recycle' | 'gather' | 'penalty';
export type Sound =
  | 'card' | 'slide' | 'riffle' | 'draw' | 'knock' | 'call' | 'penalty' | 'chip' | 'win' | 'loss' | 'joker' | 'turn'
  | 'refuse' | 'flash' | 'groan' | 'sigh'; // prettier-ignore

/** Effects on the felt besides moving cards. */
export interface Moment {
  readonly effect?: 'bubble' | 'light' | 'flourish' | 'flash' | 'shake' | 'glory';
  readonly sound?: Sound;
  readonly waitMs?: number; // pause of the table before it, for reading
  readonly holdMs?: number; // pause of the table after it
}

/** The table in the view of a seat. */
export interface TableView {
  readonly places: Places;
  readonly seat: Seat | undefined; // the seat of the view; undefined if all cards are shown
  readonly legal: readonly Action[]; // the legal actions of that seat
  readonly names: readonly string[]; // by seat, ready to be read out; `you` words are up to the language
  readonly options: Options;
  readonly lines: readonly Line[]; // all lines of this view, from the `game` line on
}

/** A small picture of shapes, the later ones upon the earlier: paths of SVG in a square of 24 by 24. */
export type Picture = readonly {
  readonly path: string; // fill rule: even-odd
  readonly fill?: string; // the colour of the text beside it if left out
}[];

/** A small sign beside a seat, a place or a card of one's own: agreed, due, or the count of the own cards. */
export interface Sign {
  readonly at:
    | { readonly seat: Seat }
    | { readonly place: string; readonly and?: string } // between both
    | { readonly card: Card };
  readonly suit?: Suit;
  readonly picture?: Picture;
  readonly text: string; // a few letters; may be empty beside a suit or a picture
  readonly label: string; // in full, for screen readers and tooltips
  readonly tone?: 'plain' | 'good' | 'bad'; // of weight, never told by colour alone
  /**
   * The picture is a thing of this name, which one seat has at a time: it lies on its plate, where else
   * the sign of the dealer is, and is carried to the next.
   */
  readonly carried?: string;
  /**
   * Drawn instead of a few letters on a slip. left, right: an arrow that way round the table, which swings round when it
   * changes; veil: its seat is greyed. A number: a disc, which grows with it.
   */
  readonly as?: 'left' | 'right' | 'veil' | number;
}

/** One thing that is still to come, as a letter, a suit or both. */
export type GoalSign = Pick<Sign, 'label' | 'picture' | 'suit' | 'text'>;

/** What a game runs to, for a corner of the table. */
export interface Goal {
  readonly text: string; // a few words
  readonly full?: string; // what else is to come, where there is room for a sentence
  readonly wins?: number; // so few deals won end it that a seat shows each
  readonly left?: readonly GoalSign[]; // the same in signs, where there is none
}

/** Trumps and bid of a deal. */
export interface Contract {
  readonly suit?: Suit;
  readonly text: string; // a number
  readonly label: string; // in full
}

export interface OptionWords {
  readonly label: string;
  readonly help: string; // what it does, in a sentence
  readonly values?: Readonly<Record<string, string>>; // String(value) → words; numbers may go without
}

/** The rules of a game for its players: the clauses in force with these options, by section. */
export type Sheet = (
  options: Options,
  seats: number,
) => readonly {
  readonly heading: string;
  readonly clauses: readonly { readonly clause: string; readonly text: string }[]; // clause: `PO-P3`
}[];

/** How the game is played. */
export interface Reading {
  /** For beginners, in at most 200 words: paragraphs. */
  readonly howTo: readonly string[];
  readonly sheet: Sheet;
  /** Where a clause can be seen to decide. */
  readonly moments: Moments;
  /** The clause by which a card was refused at a table; `refusedBy`: the messages that said why. */
  readonly ruleOf: (refusedBy: readonly string[], options: Options, seats: number) => string | undefined;
}

/** What a menu needs to know of a game that is not loaded yet. Its title is the message `title-<id>` of the shelf. */
export interface Title {
  readonly id: GameId;
  readonly place: number; // in the menu's list; the first one is the front page's
}

/** What the shelf says of a game besides its title and `title-<id>.what`; fetched with the shelf. */
export interface ShelfWords {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: Span; // of a game at its usual options
  /** Of the kinds of table at which a game takes another time, by the keys of their presets. */
  readonly lasts?: Readonly<Record<string, Span>>;
  /** What stands for each preset in the form of a new game: a few cards, or so many faces. */
  readonly pictures: Readonly<Record<string, readonly Card[] | number>>;
}

interface Span {
  readonly min: number;
  readonly max: number;
}

/** All texts of one game in one language. */
export interface GameWords {
  readonly title: string;
  /** The language that the title is in: many are English everywhere. */
  readonly titleLanguage: string | undefined;
  readonly tagline: string;
  /** Who sits at the table: the person who reads, and names for bots. */
  readonly people: { readonly you: string; readonly bots: readonly string[] };
  /** Three short lessons during play; each is shown until it is `done` or skipped. */
  readonly lessons: readonly { readonly text: string; readonly done: (line: Line, seat: Seat) => boolean }[];
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Options that belong together, in the order of the form. */
  readonly groups: readonly { readonly label: string; readonly keys: readonly string[] }[];
  readonly presets: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  /** A sentence about the last line (`view` is after it); undefined if it needs none. */
  readonly announce: (line: Line, view: TableView) => string | undefined;
  /** What is expected now, and of whom. */
  readonly prompt: (view: TableView) => string;
  /** An action as a button: full words for the twin, few words for the felt. */
  readonly action: (action: Action, view: TableView) => ActionWords;
  /** Why this own card cannot be played now; friendly and exact. */
  readonly refusal: (card: Card, view: TableView) => string;
  /** The messages that say so, by their ids: `refusals` of the rules has their clauses. */
  readonly refusedBy: (card: Card, view: TableView) => readonly string[];
  /** What a seat says aloud when this line happens; `reached` is the key of what it led to, if it is another than usual. */
  readonly bubble: (line: Line, reached?: string) => string | undefined;
  /** The result, as a heading and a text, after the line that ended the deal or the game; `why`: the sentence of the text that says so. */
  readonly result: (
    line: Line,
    view: TableView,
  ) => { readonly heading: string; readonly text: string; readonly why?: string };
  /** What each hand was worth in the deal that has ended, by seat: a number in signs; none where the game does not count it. */
  readonly hands?: (view: TableView) => readonly (string | undefined)[];
  /** Place names for the twin: `stock`, `trick`, …; for keyed and laid ones the words for all of them together. */
  readonly places: Readonly<Record<string, string>>;
  /** The current signs at seats and places. */
  readonly signs?: (view: TableView) => readonly Sign[];
  /** Why points were given and chips paid: `why` of score and chips lines → a few words for the score sheet. */
  readonly whys: Readonly<Record<string, string>>;
  /** What a reason of this game says, by its key. */
  readonly reason: (key: string) => string | undefined;
  /** The name of a deal on the score sheet, if its number is not enough; from the lines of that deal. */
  readonly dealName?: (lines: readonly Line[]) => string | undefined;
  /** What the game runs to, and how far it has come: nothing where one deal is all. */
  readonly goal?: (view: TableView) => Goal | undefined;
  /** What this deal is played for, shown as large as the suit that must be followed. */
  readonly contract?: (view: TableView) => Contract | undefined;
  /** A sentence below the score sheet about the goal. */
  readonly standing?: (view: TableView) => string | undefined;
}

/** What a game's own sayings give of it (`words/say.ts`); its title, its people and its reasons are found by their keys. */
export type GameSayings = Omit<GameWords, 'title' | 'titleLanguage' | 'people' | 'reason' | 'refusedBy'>;

/** An action as a button: full words for the twin, few words for the felt; in a list also what it means. */
export interface ActionWords {
  readonly full: string;
  readonly short: string;
  readonly help?: string;
  /** The cards that this would join: shown beside the words, and highlighted in the own hand. */
  readonly cards?: readonly Card[];
}

/** The table after a line. */
export interface AfterLine {
  readonly places: Places;
  readonly total: number; // of the seat that scores with it; 0 with other lines
}

/** What a note turns over. */
export interface TurnedOver {
  /**
   * These cards in that place, top first if they are not known there. They stay up until a note turns their place down, or
   * `for` the deal, or until the next act.
   */
  readonly up?: { readonly place: string; readonly cards: readonly Card[]; readonly for: 'act' | 'down' | 'deal' };
  readonly down?: readonly string[]; // places
}

export interface GameFace {
  readonly id: GameId;
  readonly options: OptionTable;
  readonly places: readonly PlaceFace[];
  readonly gestures: Readonly<Record<string, Gesture>>; // action type → how it is done
  /** Types of actions that a seat may have without being on turn. */
  readonly offTurn: readonly string[];
  /** Those of them that a seat has because of its hand: nobody else may see that it has them. */
  readonly offTurnOfHand?: readonly string[];
  readonly flights: Readonly<Record<string, Flight>>; // move `why` → how it flies
  /**
   * `act:call`, `note:forgot`, `score:capot`, `chips:collect` (at the card moved last), `card:JK` (that card is laid down),
   * `end:out` → what the table makes of it.
   */
  readonly moments: Readonly<Record<string, Moment>>;
  /** The key of the moment that a line leads to, if it is another than usual. */
  readonly momentOf?: (line: Line, after: AfterLine) => string | undefined;
  /** Cards that are missing: their ghosts lie behind the card after which each belongs. */
  readonly ghosts?: (places: Places) => readonly { readonly card: Card; readonly after: Card }[];
  /** Acts that mark their seats, one a seat: with a halo, and with what was said. */
  readonly marks?: (places: Places) => readonly ActLine[];
  /** The place of the trick, where there are tricks: the last one can be shown once more. */
  readonly trick?: string;
  /** The suit that must be followed, shown beside the trick or, without one, beside the place that it names. */
  readonly required: (view: TableView) => Suit | undefined;
  readonly requiredAt?: string; // place; the trick if left out
  /** Chips: the stem of the seats' purses, and what lies on the table. */
  readonly chips?: { readonly purse: string; readonly pots: (options: Options) => readonly PotFace[] };
  /** Cards that a note turns up or down where they lie. */
  readonly turnsOver?: (note: NoteLine) => TurnedOver | undefined;
  /** Cards that lie there for others: each wears the name of the one that it stands for. */
  readonly standIns?: (places: Places) => ReadonlyMap<Card, Card>;
  /** Seats whose turn a note skips: they blink. */
  readonly passedOver?: (note: NoteLine) => readonly Seat[];
  /** Portraits that bots have at this game before all others, by their keys in `ui/faces/cast.ts`. */
  readonly regulars?: readonly string[];
  /** Loaded when asked for: one language is enough to play. */
  readonly words: (language: Language) => Promise<GameWords>;
  readonly sheets: (language: Language) => Promise<Reading>;
}
