/** What people are called. A name is kept beside a record, never in it: a record may be shared, and its people were not asked. */
import type { Seat } from '../cards/card.ts';
import { isText } from './guards.ts';
import { plainText } from './plain-text.ts';

/** How many characters (code points) a name may have. */
export const MOST_NAME = 16;

export const normalizedName = (text: string): string => plainText(text, MOST_NAME);

/** The names of a table, by seat, '' where there is none; from anywhere. */
export const namesIn = (value: unknown, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat: Seat) => {
    const name: unknown = Array.isArray(value) ? value[seat] : undefined;
    return isText(name) ? normalizedName(name) : '';
  });
