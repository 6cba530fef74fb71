/** What people are called. A name is kept beside a record, never in it: a record may be shared, and its people were not asked. */
import type { Seat } from '../cards/card.ts';
import { isText } from './guards.ts';
import { plainText } from './plain-text.ts';

/** How many characters (code points) a name may have. */
export const MOST_NAME = 16;

/** Letters that show nothing, and marks with nothing to stand on. */
const UNSEEN = /^[\s\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** A name as it is kept and shown; '' if nothing of it could be seen. */
export function normalizedName(text: string): string {
  const name = plainText(text, MOST_NAME);
  return UNSEEN.test(name) ? '' : name;
}

/** What two names have in common that people would take for the same. */
const likeness = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The name, or the name with the first number from 2 on with which nobody else is called like that. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = others.map(likeness);
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : ` ${String(n)}`;
    const one = `${Array.from(name)
      .slice(0, MOST_NAME - end.length)
      .join('')
      .trim()}${end}`;
    if (!taken.includes(likeness(one))) return one;
  }
}

/** The names of a table, by seat, '' where there is none; from anywhere. */
export const namesIn = (value: unknown, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat: Seat) => {
    const name: unknown = Array.isArray(value) ? value[seat] : undefined;
    return isText(name) ? normalizedName(name) : '';
  });
