/** What reading something from outside gives: the value, or in one closed word why not. Never an exception. */

export type ErrorCode =
  | 'not-json' // a line is not JSON
  | 'not-a-line' // JSON, but no line of the format
  | 'wrong-order' // a line that may not stand here
  | 'unknown-game' // the format is right, the game is not one of ours
  | 'bad-setup' // seats, options or players that the game does not have
  | 'bad-deck' // not the cards of the pack
  | 'illegal-act' // an action that was not legal there
  | 'differs' // the engine would have written another line
  | 'unknown-bot' // a version of a bot that is not here
  | 'other-choice' // a bot, asked again, chooses something else
  | 'unfinished' // the record stops before its end
  | 'damaged' // of a link: cut off or changed on its way
  | 'newer' // of a link: made by a version that is not here yet
  | 'too-long' // more than any game holds
  | 'empty'; // nothing in it

export interface Failure {
  readonly ok: false;
  readonly why: ErrorCode;
  readonly at: number; // line number in the text, from 1; 0 where no line is to blame
  readonly detail: string; // for people who look closer, in English: what was expected and found
}

export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (why: ErrorCode, at: number, detail: string): Failure => ({ ok: false, why, at, detail });
