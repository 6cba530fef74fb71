import { describe, expect, it } from 'vitest';
import type { Attempt } from '../statistics/attempts.ts';
import { standings } from './boxes.ts';
import { type Choosable, nextPuzzle, ofDay } from './choosing.ts';

const HOUR = 60 * 60_000;
const PUZZLES: readonly Choosable[] = [
  { id: 'p1', theme: 'joker', rating: 1000 },
  { id: 'p2', theme: 'long', rating: 1300 },
  { id: 'p3', theme: 'long', rating: 1700 },
];
const said = (puzzle: string, at: number, right: boolean): Attempt => ({ game: 'aa', puzzle, at, right });
const after = (...attempts: readonly Attempt[]): ReturnType<typeof standings> => standings('aa', attempts);
const at = (now: number, just?: string): { rating: number; now: number; just?: string | undefined } => ({
  rating: 1250,
  now,
  just,
});

describe('the next puzzle', () => {
  it('is a new one near the person’s rating', () => {
    expect(nextPuzzle(PUZZLES, 'all', after(), at(0))?.id).toBe('p2');
    expect(nextPuzzle(PUZZLES, 'all', after(said('p2', 0, true)), at(1))?.id).toBe('p1');
  });

  it('is first of all one that is due again', () => {
    expect(nextPuzzle(PUZZLES, 'all', after(said('p3', 0, false)), at(HOUR))?.id).toBe('p3');
    expect(nextPuzzle(PUZZLES, 'all', after(said('p3', 0, false)), at(1))?.id).toBe('p2');
  });

  it('is the one that was tried longest ago where none is new', () => {
    const answers = [said('p2', 1, true), said('p1', 2, true), said('p3', 3, true)];
    expect(nextPuzzle(PUZZLES, 'all', after(...answers), at(5))?.id).toBe('p2');
  });

  it('is not the one that was just put, if there is another', () => {
    expect(nextPuzzle(PUZZLES, 'all', after(), at(0, 'p2'))?.id).toBe('p1');
    expect(nextPuzzle(PUZZLES.slice(0, 1), 'all', after(said('p1', 0, true)), at(1, 'p1'))?.id).toBe('p1');
  });

  it('keeps to its theme', () => {
    expect(nextPuzzle(PUZZLES, { theme: 'joker' }, after(), at(0))?.id).toBe('p1');
    expect(nextPuzzle(PUZZLES, { theme: 'joker' }, after(said('p2', 0, false)), at(HOUR))?.id).toBe('p1');
    expect(nextPuzzle(PUZZLES, { theme: 'none' }, after(), at(0))).toBeUndefined();
  });

  it('is among missed ones only one that is due', () => {
    expect(nextPuzzle(PUZZLES, 'missed', after(said('p1', 0, true)), at(HOUR))).toBeUndefined();
    expect(nextPuzzle(PUZZLES, 'missed', after(said('p1', 0, false)), at(HOUR))?.id).toBe('p1');
  });
});

describe('the puzzle of a day', () => {
  const keys = Array.from({ length: 50 }, (_, i) => `p${i}`);
  const dates = Array.from({ length: 300 }, (_, i) => new Date(i * 24 * HOUR).toISOString().slice(0, 10));
  const of = (date: string, among: readonly string[]): string | undefined => ofDay(date, among, (key) => key);

  it('is the same in whatever order the puzzles are', () => {
    for (const date of dates) expect(of(date, keys.toReversed())).toBe(of(date, keys));
  });

  it('changes from day to day and comes to all of them', () => {
    expect(new Set(dates.map((date) => of(date, keys))).size).toBeGreaterThan(45);
  });

  it('stays when a puzzle is added, except on the days of the new one', () => {
    for (const date of dates) {
      const now = of(date, [...keys, 'new']);
      expect([of(date, keys), 'new']).toContain(now);
    }
  });

  it('is none of none', () => {
    expect(of('2026-11-25', [])).toBeUndefined();
  });
});
