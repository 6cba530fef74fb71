/**
 * What the page can request of the engine, and the messages back. Every `Ask` has an id, which its `Answer` repeats; news has
 * none. Only what the seat at this screen may see is sent, unless the game is over.
 */
import type { Bytes } from '../codec/bytes.ts';
import type { Seat } from '../cards/card.ts';
import type { Evaluation } from '../bots/evaluation.ts';
import type { Question } from '../games/contract/contract.ts';
import type { LevelName, SeatHolder } from '../record/holder.ts';
import type { Counts, DayResult } from '../statistics/counts.ts';
import type { Attempt } from '../statistics/attempts.ts';
import type { CountsRead } from '../statistics/counts-file.ts';
import type { CourseCount } from '../statistics/courses.ts';
import type { Action, GameLine, Line, Options } from '../record/line.ts';
import type { WrittenPosition } from '../practice/position.ts';
import type { Par } from '../statistics/par.ts';
import type { ErrorCode } from '../record/result.ts';
import type { FriendsAsk, FriendsMessage } from '../friends/table.ts';

export interface NewGame {
  readonly game: string;
  readonly options: Options; // those that differ from the defaults are enough
  readonly holders: readonly SeatHolder[]; // by seat
  readonly seed?: string; // the same seed, options and holders make the same game again
  readonly clientSeed?: string; // the player's words, part of the seed if none is given
  readonly names?: readonly string[]; // of people, by seat; '' where there is none
  readonly practice?: boolean; // for all its people, from the start
}

/** A game in the list of past games. */
export interface SavedGame {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly line: GameLine; // without its seed
  readonly running: boolean; // it is on the table
  readonly ended: boolean;
  readonly winners: readonly Seat[];
  readonly seat: Seat | undefined; // the only person's
  readonly names: readonly string[]; // of people, by seat
}

/** A full record to play on from a line: a new game, for practice. */
export interface PlayOn {
  readonly lines: readonly Line[];
  readonly at: number; // number of lines that have happened
  readonly seat: Seat; // the person's
  readonly cards: 'same' | 'anew'; // anew: cards that the seat had not seen are dealt again
}

/** A prepared position, for a lesson or a puzzle. */
export interface PreparedTable {
  readonly game: string;
  /** In writing, or as a packed record up to the choice, where the seat on turn is the person's. */
  readonly position: WrittenPosition | { readonly record: string };
  /** What led to the choice is played before the person's eyes. */
  readonly isLeadShown?: boolean;
  readonly script: readonly string[]; // what the other seats do, in order: `1 play 5S`
  readonly after: 'stop' | 'bots'; // what happens after that: nothing, or they play on as usual
  readonly number: number; // the table's messages repeat it
}

export type Ask = { readonly id: number } & EngineRequest;

/** Requests of a seat, answered by `done` or `not-now`. `at`: how many lines it had seen. */
export type SeatRequest =
  | { readonly type: 'act'; readonly action: Action; readonly at: number }
  | { readonly type: 'let-pass'; readonly at: number } // lets a call or challenge pass: others may go on
  | { readonly type: 'paced'; readonly at: number } // these lines were seen: a waiting bot may act
  | { readonly type: 'next-deal' }
  | { readonly type: 'undo' };
export type SeatAsk = Ask & SeatRequest;

export type EngineRequest =
  | { readonly type: 'hello'; readonly lock: string; readonly persist: boolean } // first; with a port to the bots
  | { readonly type: 'bots' } // with a new port to the bots
  /**
   * Resumes the saved game, if it is `only` that one. A page that is invited to a table does not host the one that is kept here.
   * A table that this tab hosted before a reload (`hosting`) is open again; at another visit the person is asked. A game that is open in
   * another tab is left there, unless it is to be taken over.
   */
  | {
      readonly type: 'resume';
      readonly only?: NewGame;
      readonly invited?: boolean;
      readonly hosting?: boolean;
      readonly takeOver?: boolean;
    }
  | { readonly type: 'begin'; readonly game: NewGame }
  | (SeatRequest & { readonly seat?: Seat }) // which of the seats at this device; by default the first
  | { readonly type: 'helper' } // with a port to the worker that computes help
  | { readonly type: 'hint'; readonly at: number; readonly seat?: Seat } // answered by `hint`
  | { readonly type: 'coach'; readonly at: number; readonly seat?: Seat } // answered by `coach`
  | { readonly type: 'why'; readonly at: number; readonly seat?: Seat } // answered by `why`; `at`: the line of the act
  | { readonly type: 'review'; readonly seat?: Seat } // answered by `review` messages
  | { readonly type: 'stop-review' }
  | { readonly type: 'try-again'; readonly at: number } // a new game, for practice, as it was before that line
  | { readonly type: 'saved-games' }
  | { readonly type: 'saved-record'; readonly game: string } // `running`, or an id; full if over, else the seat's view
  | { readonly type: 'forget'; readonly game: string }
  | { readonly type: 'check'; readonly text: string } // a record from outside
  | { readonly type: 'to-link'; readonly lines: readonly Line[] } // a full record
  | { readonly type: 'from-link'; readonly text: string } // answered as `check` is
  | { readonly type: 'play-on'; readonly from: PlayOn }
  | { readonly type: 'prepare'; readonly table: PreparedTable } // lies there until `put-back`
  | { readonly type: 'play-for-me'; readonly how: 'lead' | 'plain' } // at a prepared position: `not-now` if there is nothing to do
  | { readonly type: 'put-back' } // the person's own game is put back
  | CountsRequest
  | { readonly type: 'friends'; readonly ask: FriendsAsk } // a table that others sit down at
  | { readonly type: 'wire' } // with a port to the page's connections, for a table of friends without a relay
  | { readonly type: 'pack' } // the running game, to continue elsewhere: answered by `packed`
  | { readonly type: 'unpack'; readonly bytes: Uint8Array } // puts such a game on the table
  | { readonly type: 'view'; readonly lines: readonly Line[]; readonly seat: Seat | undefined }; // the view of that seat

/** Requests for statistics. All but `day` are answered by `counts`, after the change. */
export type CountsRequest =
  | { readonly type: 'counts' }
  | { readonly type: 'take-counts'; readonly text: string } // merges a file of counts
  | { readonly type: 'erase-counts' }
  | { readonly type: 'answered'; readonly attempts: readonly Attempt[] } // answers to puzzles
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
  readonly refused: (CountsRead & { readonly ok: false })['why'] | undefined; // why the file was refused; nothing changed
  readonly courses: readonly CourseCount[]; // of the file that was taken: the page keeps them
}

/** The deal of the day that is on the table. */
export interface DayMessage {
  readonly type: 'day';
  readonly day: Day | undefined; // undefined: it is none
  readonly result: DayResult | undefined; // from the end of its first deal until the next deal
  readonly counts: boolean; // the first play of the day; later ones are practice
}

/** The table after something happened. */
export interface TableMessage {
  readonly type: 'table';
  /** Lines of the seat's view after the first `from`, which the page has. */
  readonly lines: readonly Line[];
  readonly from: number; // 0: another table; drop the old lines
  readonly seat: Seat | undefined;
  readonly holders: readonly SeatHolder[]; // as seen from the receiver
  readonly names: readonly string[]; // of people, by seat; '' where there is none
  readonly practice: boolean; // the game is practice
  readonly prepared?: number | undefined; // the number of a prepared position
  readonly canUndo: boolean;
  readonly undoNeeds: readonly Seat[]; // others who have acted since, and must agree
  readonly waits: boolean; // for the person to call, challenge or pass
  readonly onTurn: boolean; // the person must choose
  readonly thinking: Seat | undefined; // the bot that is deciding now
  /** A bot has chosen and waits until the person has seen the table: on its turn, or to answer off turn. */
  readonly pendingBot: 'turn' | 'answer' | undefined;
  readonly over: boolean;
}

/** An act and its evaluation: the mean worth of the deal for its seat, 0 to 1. */
export interface Weight {
  readonly action: Action;
  readonly value: number;
}

/** A hint, from the person's own view alone. */
export interface Hint {
  readonly action: Action | undefined; // undefined: let it pass
  readonly reason: string | undefined; // key of one of the game's reasons, if one holds
  readonly acts: number; // number of acts to choose from
  readonly value: number | undefined; // as above, if it was evaluated
  readonly next: number | undefined; // of the best other act, if it is less
  readonly countsWins: boolean; // the values are chances of winning
}

/** What the coach knows of a choice, from the person's own view alone. */
export interface Coaching {
  readonly better: Action;
  readonly reason: string | undefined; // for it; a key as above
  readonly costly: readonly Action[]; // beyond doubt
}

/**
 * Why a bot acted. During its deal (`open`: false) all of it depends only on what the person may know: weights are means over
 * deals that its view allows, and a reason is given only if it holds in all of them.
 */
export interface Why {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly action: Action; // as in the person's lines
  readonly open: boolean;
  readonly forced: boolean | undefined; // it had no other act; only if open
  readonly own: number; // number of cards in its hand
  readonly seen: number; // other cards that all have seen
  readonly unseen: number; // the rest
  readonly iterations: number; // of its search; 0: it plays by rules of thumb, or by chance
  readonly reason: string | undefined;
  readonly value: number | undefined;
  readonly next: number | undefined;
  readonly weights: readonly Weight[]; // the best ones; empty unless open
  readonly countsWins: boolean;
}

/** A choice of the person in the finished deal, and a better one. */
export interface Reviewed {
  readonly at: number; // of its line
  readonly played: Weight;
  readonly better: Weight;
  readonly reason: string | undefined; // for the better one
}

export type HelpMessage =
  | { readonly type: 'hint'; readonly at: number; readonly hint: Hint | undefined }
  | { readonly type: 'coach'; readonly at: number; readonly coaching: Coaching | undefined }
  | { readonly type: 'why'; readonly at: number; readonly why: Why | undefined }
  | {
      readonly type: 'review';
      readonly done: number; // choices searched so far
      readonly count: number;
      readonly costly: readonly Reviewed[] | undefined; // at the end: the costliest choices, the costliest first
      readonly countsWins: boolean;
    };

/** Commitments to seeds, SHA-256 in 64 digits. Undefined if none was sent before the deal, or none can be computed. */
export interface CommitmentMessage {
  readonly type: 'commitment';
  readonly running: string | undefined; // the game on the table: all its deals
  readonly next: string | undefined; // the next game
}

export interface RecordMessage {
  readonly type: 'record';
  readonly text: string;
  readonly lines: readonly Line[];
  readonly full: boolean; // false: a seat's view, with `??` in it
  readonly names?: readonly string[]; // of its people, by seat, if it is of this device
}

export interface ErrorMessage {
  readonly type: 'trouble';
  readonly why: ErrorCode | 'not-now' | 'not-saved' | 'not-fetched' | 'engine'; // `not-fetched`: a part of the engine
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
  | { readonly type: 'help-failed' } // what was asked for last cannot be fetched or computed now
  | CountsMessage
  | DayMessage
  | FriendsMessage
  | { readonly type: 'not-fetched' } // what a bot needs for its choice: that is tried again
  | { readonly type: 'none' } // nothing is saved
  | { readonly type: 'elsewhere' } // the game is open in another tab, or was taken over by it
  | { readonly type: 'link'; readonly text: string } // a packed record
  | { readonly type: 'done'; readonly savedAt?: number } // the game that was taken up, ms since 1970
  | { readonly type: 'help-wanted' } // the worker that computes help is needed for somebody elsewhere
  | { readonly type: 'packed'; readonly bytes: Bytes }
  | { readonly type: 'hello'; readonly locked: boolean; readonly kept: boolean } // see `storage`
  | { readonly type: 'storage'; readonly kept: boolean } // can games be kept on this device?
  | { readonly type: 'saved'; readonly games: readonly SavedGame[] };

/** The kinds of workers; all are one file. */
export type WorkerName = 'engine' | 'bots' | 'checker' | 'par';

/** The page's only message to the bots' worker, with the port to the engine. */
export interface BotStart {
  readonly lock: string; // to hold while it lives
}

/** The bot worker's first message: it runs, and whether it holds its lock. */
export interface BotHello {
  readonly locked: boolean;
}

/** A question to the bot worker, which has no state and gets only views. */
export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly player: string; // its name and version, as the record has it
  readonly question: Question;
}

/** A request to the worker for help: evaluate each act of a question, above all the one made. */
export type EvaluateRequest = Omit<BotRequest, 'player'> & {
  readonly iterations: number;
  readonly made: number | undefined; // index into the question's acts
};

export interface EvaluateAnswer {
  readonly id: number;
  readonly evaluations: readonly Evaluation[];
}

/** Tells the bot worker beforehand which game's rules it will need; not answered. */
export interface BotNotice {
  readonly prepare: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly chosen: number | undefined; // index into the question's acts
}

/** The page's only message to a checker: the full record of a finished game. */
export interface CheckRequest {
  readonly text: string;
}

/** Progress of the checker, and then its result. */
export type CheckMessage =
  | { readonly type: 'progress'; readonly done: number } // from 0 to 1
  | { readonly type: 'same'; readonly choices: number }
  | { readonly type: 'other'; readonly why: ErrorCode; readonly at: number; readonly seat: Seat | undefined }; // the bot's

/** The page's only message to the worker that computes the par of a day's deal. */
export type ParRequest = Day;

/** Progress, and then the par. */
export type ParMessage =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'par'; readonly par: Par };
