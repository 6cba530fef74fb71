/** The result of reading something from outside: the value, or an error code. Nothing is thrown. */

export type ErrorCode =
  | 'not-json' // a line is not JSON
  | 'not-a-line' // JSON, but no line of the format
  | 'wrong-order' // a line that may not stand here
  | 'unknown-game' // the format is right, but there is no such game
  | 'bad-setup' // seats, options or players that the game does not have
  | 'bad-deck' // not the cards of the pack
  | 'illegal-act' // an action that was not legal there
  | 'differs' // the engine would have written another line
  | 'unknown-bot' // an unknown version of a bot
  | 'other-choice' // the bot, asked again, chooses something else
  | 'unfinished' // the record stops before its end
  | 'damaged' // a link was cut off or changed
  | 'newer' // a link was made by a newer version of the page
  | 'too-long' // longer than any game
  | 'empty'; // an empty text

export interface Failure {
  readonly ok: false;
  readonly why: ErrorCode;
  readonly at: number; // line number in the text, from 1; 0 if the error is in no line
  readonly detail: string; // for developers, in English: what was expected and found
}

export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (why: ErrorCode, at: number, detail: string): Failure => ({ ok: false, why, at, detail });
