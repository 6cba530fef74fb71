import { describe, expect, it, test } from 'vitest';
import type { DayPlay, DayResult } from '../statistics/counts.ts';
import { daysInARow, firstDayAt, marksOf, monthFrom, weekOf, weeksOf } from './calendar.ts';

const par = { points: 5, wins: 0.5, playings: 16, countsWins: false, lowWins: false };
const play = (date: string, result?: Partial<DayResult>, game = 'aa'): DayPlay => ({
  ...{ game, date, begun: 1 },
  ...(result && { result: { at: 2, won: false, points: 0, hints: 0, practice: false, par, ...result } }),
});

describe('a day on the calendar', () => {
  it('is not played while its deal is not finished', () => {
    expect(marksOf([play('2026-11-22')]).size).toBe(0);
  });

  test.each([
    ['lost below par', {}, { won: false, kept: false }],
    ['won below par', { won: true }, { won: true, kept: false }],
    ['lost at par', { points: 5 }, { won: false, kept: true }],
    [
      'won above par after something was taken back',
      { won: true, points: 9, practice: true },
      { won: false, kept: false },
    ],
  ])('%s', (_name, result, marks) => {
    expect(marksOf([play('2026-11-22', result)]).get('2026-11-22')).toEqual(marks);
  });

  it('has not kept par before that is known', () => {
    const result = { at: 2, won: true, points: 9, hints: 0, practice: false };
    expect(marksOf([{ ...play('2026-11-22'), result }]).get('2026-11-22')).toEqual({ won: true, kept: false });
  });

  it('has the best of all its games', () => {
    const plays = [
      play('2026-11-22', { won: true }),
      play('2026-11-22', { points: 5 }, 'bb'),
      play('2026-11-22', {}, 'cc'),
    ];
    expect(marksOf(plays).get('2026-11-22')).toEqual({ won: true, kept: true });
  });
});

test.each([
  ['none', [], 0, 0],
  ['today', ['2026-11-22'], 1, 1],
  ['up to yesterday', ['2026-11-20', '2026-11-21'], 2, 2],
  ['broken the day before yesterday', ['2026-11-18', '2026-11-19', '2026-11-20'], 0, 3],
  ['over the end of a month', ['2026-10-31', '2026-11-01', '2026-11-22'], 1, 2],
])('days in a row: %s', (_name, dates, now, longest) => {
  expect(daysInARow(new Set(dates), '2026-11-22')).toEqual({ now, longest });
});

describe('a month', () => {
  test.each([
    ['the next one', '2026-12-31', 1, '2027-01-01'],
    ['the one before', '2026-01-31', -1, '2025-12-01'],
    ['itself', '2026-02-28', 0, '2026-02-01'],
  ])('%s', (_name, date, months, first) => {
    expect(monthFrom(date, months)).toBe(first);
  });

  it('begins its weeks with the day that is asked for', () => {
    const monday = weeksOf('2026-11-22', 1); // the first of November was a Sunday
    expect(monday[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
    expect(monday).toHaveLength(6);
    const sunday = weeksOf('2026-11-22', 7);
    expect(sunday[0]?.[0]).toBe('2026-11-01');
    expect(sunday).toHaveLength(5);
    expect(weeksOf('2026-11-22', 6)[0]).toEqual([
      undefined,
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  it('has each of its days once, in order', () => {
    for (let first = 1; first <= 7; first += 1)
      for (const month of ['2026-02-10', '2027-05-01', '2028-02-29']) {
        const weeks = weeksOf(month, first);
        const days = weeks.flat().filter((day) => day !== undefined);
        expect(days).toEqual(days.toSorted());
        expect(days.at(0)?.slice(-2)).toBe('01');
        expect(new Set(days).size).toBe(
          new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate(),
        );
        expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== undefined))).toBe(true);
      }
  });
});

test.each([
  ['on its first day', '2026-11-23', 1, '2026-11-23'],
  ['on its last day', '2026-11-29', 1, '2026-11-23'],
  ['that begins on Sunday', '2026-11-28', 7, '2026-11-22'],
  ['over the end of a year', '2027-01-01', 1, '2026-12-28'],
])('a week %s', (_name, date, first, from) => {
  const week = weekOf(date, first);
  expect(week.length).toBe(7);
  expect(week[0]).toBe(from);
  expect(week).toContain(date);
});

test('a week begins as it does where somebody lives', () => {
  const known = 'getWeekInfo' in Intl.Locale.prototype; // not every browser knows
  expect(firstDayAt('de-DE')).toBe(1);
  expect(firstDayAt('en-US')).toBe(known ? 7 : 1);
});
