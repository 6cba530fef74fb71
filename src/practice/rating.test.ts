import { describe, expect, it } from 'vitest';
import { FastChance } from '../cards/chance.ts';
import type { Attempt } from '../statistics/attempts.ts';
import { UNRATED, after, chanceOf, later, ratingOf } from './rating.ts';

const DAY = 24 * 60 * 60_000;

describe('a rating', () => {
  it('rises with a puzzle that is solved and falls with one that is missed, more for a surprise', () => {
    const solved = [1000, 1400].map((puzzle) => after(UNRATED, puzzle, true).rating - UNRATED.rating);
    const missed = [1000, 1400].map((puzzle) => UNRATED.rating - after(UNRATED, puzzle, false).rating);
    expect(solved[0]).toBeGreaterThan(0);
    expect(solved[1]).toBeGreaterThan(solved[0] ?? 0);
    expect(missed[1]).toBeGreaterThan(0);
    expect(missed[0]).toBeGreaterThan(missed[1] ?? 0);
  });

  it('follows Glickman’s formulas', () => {
    // Worked by hand: g(80) = 0.9692, E = 0.6360, d² = 138,773.
    const one = after({ rating: 1500, deviation: 200, answers: 0 }, 1400, true);
    expect(one.rating).toBeCloseTo(1563.1, 0);
    expect(one.deviation).toBeCloseTo(176.2, 0);
  });

  it('comes near the strength of whoever answers by it, within its own uncertainty', () => {
    const chance = new FastChance(3);
    const strength = 1550;
    const misses: number[] = [];
    for (let person = 0; person < 60; person += 1) {
      let one = UNRATED;
      for (let i = 0; i < 80; i += 1) {
        const puzzle = 1000 + chance.below(1000);
        one = after(one, puzzle, chance.below(10_000) < 10_000 * chanceOf(strength, puzzle));
      }
      misses.push((one.rating - strength) / one.deviation);
    }
    const within = misses.filter((miss) => Math.abs(miss) < 2).length;
    expect(within / misses.length).toBeGreaterThan(0.85);
  });

  it('is less certain after a long time, but never less than that of a newcomer', () => {
    const sure = { rating: 1500, deviation: 60, answers: 40 };
    expect(later(sure, 0)).toEqual(sure);
    expect(later(sure, 365).deviation).toBeGreaterThan(200);
    expect(later(sure, 10_000).deviation).toBe(UNRATED.deviation);
  });
});

describe('the rating of a person', () => {
  const ratings = new Map([
    ['p1', 1000],
    ['p2', 1500],
  ]);
  const said = (puzzle: string, at: number, right: boolean): Attempt => ({ game: 'aa', puzzle, at, right });

  it('counts only the first answer to each puzzle, and only puzzles of the game', () => {
    const first = [said('p1', 0, false), said('p2', 1, true)];
    const more = [...first, said('p1', 2, true), said('p9', 3, true), { ...said('p2', 4, false), game: 'bb' }];
    expect(ratingOf('aa', more, ratings, 10)).toEqual(ratingOf('aa', first, ratings, 10));
    expect(ratingOf('aa', more, ratings, 10).answers).toBe(2);
  });

  it('is that of a newcomer without answers', () => {
    expect(ratingOf('aa', [], ratings, 5)).toEqual(UNRATED);
  });

  it('is less certain a year after the last answer', () => {
    const answers = [said('p1', 0, true)];
    expect(ratingOf('aa', answers, ratings, 365 * DAY).deviation).toBeGreaterThan(
      ratingOf('aa', answers, ratings, 0).deviation,
    );
  });
});
