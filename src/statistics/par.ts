/** The deal of the day, which is the same for everybody, and its par, the result of bots in the person's seat. */

/** The result of bots in the person's seat. */
export interface Par {
  readonly points: number; // mean gain
  readonly wins: number; // share of the playings that were won, 0 to 1
  readonly playings: number;
  readonly countsWins: boolean; // only wins count in this game
  readonly lowWins: boolean; // few points are better
}

const BEFORE = 'day/';
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The seed of all deals of a date (`2026-11-22`, in UTC). Everybody knows it, so it has no commitment. */
export const daySeed = (date: string): string => `${BEFORE}${date}`;

/** The date of a seed; undefined for other seeds. */
export function dayIn(seed: string): string | undefined {
  const date = seed.slice(BEFORE.length);
  return seed.startsWith(BEFORE) && isDate(date) ? date : undefined;
}

export const isDate = (text: string): boolean => DATE.test(text);

/** Compares a result with par: 1 is better, 0 the same, −1 worse. Compares wins if only they count. */
export function againstPar({ points, won }: { readonly points: number; readonly won: boolean }, par: Par): -1 | 0 | 1 {
  const lead = par.countsWins ? (won ? 1 : 0) - par.wins : (points - par.points) * (par.lowWins ? -1 : 1);
  const SAME = 0.05; // half of the last decimal that is printed
  return Math.abs(lead) < SAME ? 0 : lead > 0 ? 1 : -1;
}
