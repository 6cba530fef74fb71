/** The deal of the day and its par: what everybody is dealt on a date, and what the bots make of it in the person's seat. */

/** What bots made of a deal, in the person's seat. */
export interface Par {
  readonly points: number; // the mean of what the deal brought
  readonly wins: number; // share of the playings that were won, 0 to 1
  readonly playings: number;
  readonly countsWins: boolean; // points say no more than who won
  readonly lowWins: boolean; // few points are better
}

const BEFORE = 'day/';
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The seed of all deals of a date (`2026-11-22`, in UTC): known to everybody, so nothing is promised about it. */
export const daySeed = (date: string): string => `${BEFORE}${date}`;

/** The date whose deal comes from this seed; nothing if none does. */
export function dayIn(seed: string): string | undefined {
  const date = seed.slice(BEFORE.length);
  return seed.startsWith(BEFORE) && isDate(date) ? date : undefined;
}

export const isDate = (text: string): boolean => DATE.test(text);

/** How a result stands to par: 1 is better, 0 the same, −1 worse. Where points say nothing more, wins are compared. */
export function againstPar({ points, won }: { readonly points: number; readonly won: boolean }, par: Par): -1 | 0 | 1 {
  const lead = par.countsWins ? (won ? 1 : 0) - par.wins : (points - par.points) * (par.lowWins ? -1 : 1);
  const SAME = 0.05; // what is printed with one decimal
  return Math.abs(lead) < SAME ? 0 : lead > 0 ? 1 : -1;
}
