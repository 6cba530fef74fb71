/** The moments of a game in which its clauses decide, as they lie in `shown.json` of its folder. */
import { type Guard, isCount, isFields, isPlain, isText } from '../../record/guards.ts';
import type { Options } from '../../record/line.ts';
import { fieldsOf, listOf } from '../../record/shape.ts';

export interface ClauseMoment {
  readonly seats: number;
  readonly options: Options; // those that differ from the usual ones
  readonly line: number; // which line decides, from 0
  readonly packed: string; // the game up to a little later
}

/** Clause → its moments, at several tables. */
export type Moments = Readonly<Record<string, readonly ClauseMoment[]>>;

const isMoment = (value: unknown): value is ClauseMoment =>
  isFields(value) &&
  isCount(value['seats']) &&
  fieldsOf(isPlain)(value['options']) &&
  isCount(value['line']) &&
  isText(value['packed']);

export const isMoments: Guard<Moments> = fieldsOf(listOf(isMoment));
