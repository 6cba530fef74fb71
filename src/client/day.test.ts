import { describe, expect, it } from 'vitest';
import { titles } from '../games/registry/page/titles.ts';
import { gameOfDay } from './day.ts';
import { shifted } from './calendar.ts';

describe('the deal of the day that is offered', () => {
  const date = '2026-11-29';

  it('is another game each day, until all had their turn', () => {
    const games = titles.map((_, days) => gameOfDay(shifted(date, days), () => false));
    expect(new Set(games).size).toBe(titles.length);
    expect(gameOfDay(shifted(date, titles.length), () => false)).toBe(games[0]);
  });

  it('is one that was not played yet, as long as there is one', () => {
    const first = gameOfDay(date, () => false);
    expect(gameOfDay(date, (game) => game === first)).toBe(gameOfDay(shifted(date, 1), () => false));
    expect(gameOfDay(date, () => true)).toBe(first);
  });
});
