/** The deals of the day on a calendar: what came of each date, days in a row, and the weeks of a month. Dates are in UTC. */
import type { DayPlay } from '../statistics/counts.ts';
import { againstPar } from '../statistics/par.ts';

/** What came of the deals of a date. With something taken back they count as played, and no more. */
export interface DayMarks {
  readonly won: boolean; // one of them at least
  readonly kept: boolean; // par, in one of them at least
}

/** The dates on which a deal was played to its end. */
export function marksOf(plays: readonly DayPlay[]): ReadonlyMap<string, DayMarks> {
  const found = new Map<string, DayMarks>();
  for (const { date, result } of plays) {
    if (!result) continue;
    const { won = false, kept = false } = found.get(date) ?? {};
    const { par, practice } = result;
    found.set(date, {
      won: won || (result.won && !practice),
      kept: kept || (par !== undefined && againstPar(result, par) >= 0 && !practice),
    });
  }
  return found;
}

const DAY_MS = 86_400_000;

/** The date so many days later, or earlier. */
export const shifted = (date: string, days: number): string => dateAt(Date.parse(date) + days * DAY_MS);
const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Days in a row: up to today, or to yesterday as long as today may still follow; and the most there ever were. */
export function daysInARow(
  played: { readonly has: (date: string) => boolean; readonly keys: () => Iterable<string> },
  today: string,
): { readonly now: number; readonly longest: number } {
  const before = (date: string): number => {
    let days = 0;
    while (played.has(shifted(date, -days))) days += 1;
    return days;
  };
  const ends = [...played.keys()].filter((date) => !played.has(shifted(date, 1)));
  return { now: before(played.has(today) ? today : shifted(today, -1)), longest: Math.max(0, ...ends.map(before)) };
}

/** The first of the month so many months later, or earlier. */
export function monthFrom(date: string, months: number): string {
  const first = new Date(`${date.slice(0, 'yyyy-mm'.length)}-01`);
  return dateAt(first.setUTCMonth(first.getUTCMonth() + months));
}

/** With which day a week begins, as people there are used to: 1 is Monday, 7 Sunday. Not every browser knows. */
export function firstDayAt(place: string): number {
  type WeekLocale = Pick<Intl.Locale, 'region'> & { readonly getWeekInfo?: () => { firstDay: number } };
  const known: WeekLocale = new Intl.Locale(place).maximize();
  return known.getWeekInfo?.().firstDay ?? 1; // Firefox has none
}

/** The seven dates of the week in which a date lies. `first`: with which day a week begins. */
export function weekOf(date: string, first: number): readonly string[] {
  const passed = (new Date(date).getUTCDay() - first + 7) % 7;
  return Array.from({ length: 7 }, (_, day) => shifted(date, day - passed));
}

/** The weeks of a month, seven places each, undefined where another month is. `first`: with which day a week begins, 1 is Monday, 7 Sunday. */
export function weeksOf(date: string, first: number): readonly (readonly (string | undefined)[])[] {
  const start = monthFrom(date, 0);
  const skipped = (new Date(start).getUTCDay() - first + 14) % 7;
  const length = (Date.parse(monthFrom(date, 1)) - Date.parse(start)) / DAY_MS;
  return Array.from({ length: Math.ceil((skipped + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => {
      const day = 7 * week + i - skipped;
      return day < 0 || day >= length ? undefined : shifted(start, day);
    }),
  );
}
