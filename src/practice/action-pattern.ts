/** Actions in words, as positions, lessons and puzzles name them: `play 7H`. */
import type { Action } from '../record/line.ts';

/** An action in words, `play 7H`, or some fields of the record's object. May fit several actions. */
export type ActionPattern = string | Readonly<Partial<Action>>;

/** What a seat that is not on turn may do besides acting. */
export const LET_IT_PASS = 'let it pass';

/** An action, or undefined: the seat lets its chance pass. */
export type ChosenAction = Action | undefined;

/** An action in words: its type, then what its fields hold, `meld KS,KH,KC`; an empty list is `nothing`. */
export const actionText = (action: Action): string =>
  Object.values(action)
    .map((value) => inWords(value))
    .join(' ');

function inWords(value: unknown, depth = 0): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? 'nothing' : value.map((one) => inWords(one, depth + 1)).join(depth === 0 ? ',' : '+');
}

/** Does the action fit: does its text begin with the words, or has it these fields? */
export function fits(action: Action, pattern: ActionPattern): boolean {
  if (typeof pattern === 'string') return `${actionText(action)} `.startsWith(`${pattern} `);
  return Object.entries(pattern).every(([field, value]) => JSON.stringify(action[field]) === JSON.stringify(value));
}

/** The same for a choice, which may be to let it pass. */
export const fitsChoice = (choice: ChosenAction, pattern: ActionPattern): boolean =>
  choice === undefined ? pattern === LET_IT_PASS : fits(choice, pattern);
