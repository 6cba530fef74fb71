/**
 * What the page can ask of the engine, and what it is told. Every `Ask` has an id and every `Answer` names it; news that
 * nobody asked for has none. Only what the seat at this screen may see ever crosses, unless the game is over.
 */
import type { Seat } from '../cards/card.ts';
import type { Question } from '../games/contract/contract.ts';
import type { LevelName, SeatHolder } from '../record/holder.ts';
import type { Counts, DayResult } from '../statistics/counts.ts';
import type { CountsRead } from '../statistics/counts-file.ts';
import type { Action, GameLine, Line, Options } from '../record/line.ts';
import type { Par } from '../statistics/par.ts';
import type { ErrorCode } from '../record/result.ts';

export interface NewGame {
  readonly game: string;
  readonly options: Options; // those that differ from the defaults are enough
  readonly holders: readonly SeatHolder[]; // by seat
  readonly seed?: string; // the same seed, options and holders make the same game again
  readonly clientSeed?: string; // the player's own words, which go into the seed where none is given
}

/** A game as the list of past games shows it. */
export interface SavedGame {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly line: GameLine; // without its seed
  readonly running: boolean; // it lies on the table now
  readonly ended: boolean;
  readonly winners: readonly Seat[];
  readonly seat: Seat | undefined; // the person's
}

/** A game of a full record, to be played on from some line: a new game, for practice. */
export interface PlayOn {
  readonly lines: readonly Line[];
  readonly at: number; // so many of them have happened
  readonly seat: Seat; // the person's
  readonly cards: 'same' | 'anew'; // anew: dealt again where that seat had not seen them
}

export type Ask = { readonly id: number } & EngineRequest;

/** What whoever holds a seat may ask for, answered by `done` or `not-now`. `at`: how many lines they had seen. */
export type SeatRequest =
  | { readonly type: 'act'; readonly action: Action; readonly at: number }
  | { readonly type: 'let-pass'; readonly at: number } // a call or challenge goes by: others may go on
  | { readonly type: 'paced'; readonly at: number } // these lines were seen: a bot that waits for that may act
  | { readonly type: 'next-deal' }
  | { readonly type: 'undo' };
export type SeatAsk = Ask & SeatRequest;

export type EngineRequest =
  | { readonly type: 'hello'; readonly lock: string; readonly persist: boolean } // first of all; with a port to the bots
  | { readonly type: 'bots' } // a new port to the bots comes with it
  | { readonly type: 'resume'; readonly only?: NewGame } // the running game, if one is saved; `only` if it is such a one
  | { readonly type: 'begin'; readonly game: NewGame }
  | (SeatRequest & { readonly seat?: Seat }) // for which of the seats at this device; left out: the first
  | { readonly type: 'helper' } // a port to a worker that thinks about people's questions comes with it
  | { readonly type: 'hint'; readonly at: number } // answered by `hint` …
  | { readonly type: 'why'; readonly at: number } // … by `why`: the number of a line, the act that is meant
  | { readonly type: 'review' } // … and by `review`, again and again
  | { readonly type: 'stop-review' }
  | { readonly type: 'try-again'; readonly at: number } // a new game, for practice, as this one was before that line
  | { readonly type: 'saved-games' }
  | { readonly type: 'saved-record'; readonly game: string } // `running`, or an id; full if over, else the seat's view
  | { readonly type: 'forget'; readonly game: string }
  | { readonly type: 'check'; readonly text: string } // a record from outside
  | { readonly type: 'to-link'; readonly lines: readonly Line[] } // a full record
  | { readonly type: 'from-link'; readonly text: string } // answered as `check` is
  | { readonly type: 'play-on'; readonly from: PlayOn }
  | CountsRequest
  | { readonly type: 'pack' } // the running game, to be played on elsewhere: answered by `packed`
  | { readonly type: 'unpack'; readonly bytes: Uint8Array } // such a game comes on the table
  | { readonly type: 'view'; readonly lines: readonly Line[]; readonly seat: Seat | undefined }; // as that seat saw it

/** What is asked of the statistics. All but `day` are answered by `counts`: how they stand then. */
export type CountsRequest =
  | { readonly type: 'counts' }
  | { readonly type: 'take-counts'; readonly text: string } // a file of counts is added
  | { readonly type: 'erase-counts' }
  | { readonly type: 'day' } // is the game on the table a deal of the day? answered by `day`
  | { readonly type: 'keep-par'; readonly day: Day; readonly par: Par };

/** A game's deal of a date. */
export interface Day {
  readonly game: string;
  readonly date: string; // `2026-11-22`, in UTC
}

export interface CountsMessage {
  readonly type: 'counts';
  readonly counts: Counts;
  readonly kept: boolean; // on this device; else until the page is closed
  readonly refused: (CountsRead & { readonly ok: false })['why'] | undefined; // the file was none; nothing was changed
}

/** The deal of the day that is on the table. */
export interface DayMessage {
  readonly type: 'day';
  readonly day: Day | undefined; // it is none
  readonly result: DayResult | undefined; // as soon as its first deal is over, until the next one is dealt
  readonly counts: boolean; // it is the first play of the day; any later one is practice
}

/** The table after something happened. */
export interface TableMessage {
  readonly type: 'table';
  /** Lines of the seat's view: those after the first `from`, which the page has already. */
  readonly lines: readonly Line[];
  readonly from: number; // 0: another table; forget what was there
  readonly seat: Seat | undefined;
  readonly holders: readonly SeatHolder[]; // as they sit for whoever is told
  readonly practice: boolean; // something was taken back in this game
  readonly canUndo: boolean;
  readonly waits: boolean; // for the person to call, challenge, or let it pass
  readonly onTurn: boolean; // the person has to choose: nobody goes on without it
  readonly thinking: Seat | undefined; // the bot that is deciding now
  /** A bot knows what it will do and waits until the person has seen the table: on its turn, or to answer off turn. */
  readonly pendingBot: 'turn' | 'answer' | undefined;
  readonly over: boolean;
}

/** An act and what looking ahead makes of it: the mean worth of the deal for who makes it, 0 to 1. */
export interface Weight {
  readonly action: Action;
  readonly value: number;
}

/** What the person might do, from its own view alone. */
export interface Hint {
  readonly action: Action | undefined; // nothing: let it pass
  readonly reason: string | undefined; // key among the game's reasons, where one holds
  readonly acts: number; // that were to choose from
  readonly value: number | undefined; // as above, if it was evaluated
  readonly next: number | undefined; // of the best other act, where that is less
  readonly countsWins: boolean; // the values are wins, and nothing else counts
}

/**
 * Why a bot acted. While its deal lasts (`open`: false) this hangs on nothing but what the person may know: weights are
 * means over deals that the person could imagine, and a reason stands only if it holds in all of them.
 */
export interface Why {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly action: Action; // as the person's lines show it
  readonly open: boolean;
  readonly forced: boolean | undefined; // it could do nothing else; told where it is open
  readonly own: number; // cards that it held
  readonly seen: number; // other cards that lay open, or were seen by all
  readonly unseen: number; // the rest
  readonly iterations: number; // that it looks ahead; 0: it plays by rules of thumb, or by chance
  readonly reason: string | undefined;
  readonly value: number | undefined;
  readonly next: number | undefined;
  readonly weights: readonly Weight[]; // the best ones; empty unless it is open
  readonly countsWins: boolean;
}

/** One choice of the person in the deal that is over, and a better one. */
export interface Reviewed {
  readonly at: number; // of its line
  readonly played: Weight;
  readonly better: Weight;
  readonly reason: string | undefined; // that speaks for the better one
}

export type HelpMessage =
  | { readonly type: 'hint'; readonly at: number; readonly hint: Hint | undefined }
  | { readonly type: 'why'; readonly at: number; readonly why: Why | undefined }
  | {
      readonly type: 'review';
      readonly done: number; // choices searched so far
      readonly of: number;
      readonly costly: readonly Reviewed[] | undefined; // at the end: those that cost most, the dearest first
      readonly countsWins: boolean;
    };

/** What seeds were committed to, as SHA-256 in 64 digits. None where none was told before the deal, or none can be made. */
export interface CommitmentMessage {
  readonly type: 'commitment';
  readonly running: string | undefined; // the game that lies on the table: all its deals
  readonly next: string | undefined; // the game that is dealt next
}

export interface RecordMessage {
  readonly type: 'record';
  readonly text: string;
  readonly lines: readonly Line[];
  readonly full: boolean; // false: a seat's view, with `??` in it
}

export interface ErrorMessage {
  readonly type: 'trouble';
  readonly why: ErrorCode | 'not-now' | 'not-saved' | 'engine';
  readonly at: number;
  readonly detail: string;
}

export type Answer = { readonly id?: number } & EngineMessage;

export type EngineMessage =
  | TableMessage
  | CommitmentMessage
  | RecordMessage
  | ErrorMessage
  | HelpMessage
  | CountsMessage
  | DayMessage
  | { readonly type: 'none' } // nothing is saved
  | { readonly type: 'link'; readonly text: string } // a packed record
  | { readonly type: 'done' }
  | { readonly type: 'packed'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'hello'; readonly locked: boolean; readonly kept: boolean } // see `storage`
  | { readonly type: 'storage'; readonly kept: boolean } // can games be kept on this device?
  | { readonly type: 'saved'; readonly games: readonly SavedGame[] };

/** What a worker is started as; all are one file. */
export type WorkerName = 'engine' | 'bots' | 'checker' | 'par';

/** The page's only word to the bots' worker, with the line to the engine. */
export interface BotStart {
  readonly lock: string; // to be held as long as it lives
}

/** The bot worker's first word: it is there, and whether it holds its lock. */
export interface BotHello {
  readonly locked: boolean;
}

/** What the engine asks the bot worker; it holds no state and is given views only. */
export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly player: string; // its name and version, as the record has it
  readonly question: Question;
}

/** What the engine asks the worker that thinks for people: how good each act of a question is, above all the one made. */
export type EvaluateRequest = Omit<BotRequest, 'player'> & {
  readonly iterations: number;
  readonly made: number | undefined; // index into the question's acts
};

export interface EvaluateAnswer {
  readonly id: number;
  readonly evaluations: readonly { readonly index: number; readonly visits: number; readonly value: number }[];
}

/** The engine tells the bot worker beforehand which game's rules it will need; nothing is answered. */
export interface BotNotice {
  readonly prepare: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly chosen: number | undefined; // index into the question's acts
}

/** The page's only word to a checker: the full record of a finished game. */
export interface CheckRequest {
  readonly text: string;
}

/** How far the checker has come with asking a record's bots again, and then how it came out. */
export type CheckMessage =
  | { readonly type: 'progress'; readonly done: number } // from 0 to 1
  | { readonly type: 'same'; readonly choices: number }
  | { readonly type: 'other'; readonly why: ErrorCode; readonly at: number; readonly seat: Seat | undefined }; // the bot's

/** The page's only word to the worker that finds out the par of a day's deal. */
export type ParRequest = Day;

/** How far it has come, and then the par. */
export type ParMessage =
  { readonly type: 'progress'; readonly done: number } | { readonly type: 'par'; readonly par: Par };
