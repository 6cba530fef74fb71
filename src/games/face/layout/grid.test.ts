import { expect, test } from 'vitest';
import { must } from '../../../cards/must.ts';
import { grid } from './grid.ts';

const BOX = { x: 0, y: 0, width: 360, height: 500 };
const filled = (count: number, box = BOX) => grid(() => count).fill({ seats: 2, options: {}, name: 'grid', box });

test('the cards of the last row stand in the middle', () => {
  for (const count of [50, 51, 52, 53, 54]) {
    const spots = Object.values(filled(count).spots(0));
    for (const y of new Set(spots.map((spot) => spot.y))) {
      const row = spots.filter((spot) => spot.y === y);
      const [start, end] = [must(row[0], 'a card'), must(row.at(-1), 'a card')];
      expect((start.x + end.x + end.width) / 2).toBeCloseTo(BOX.width / 2);
    }
  }
});

test('rows that exceed their box are scrolled by whole rows', () => {
  const low = filled(52, { ...BOX, height: 120 });
  expect(filled(52).hidden).toBe(0);
  expect(low.hidden).toBeGreaterThan(0);
  const top = (scroll: number): number => must(low.spots(scroll)['grid/0'], 'the first card').y;
  expect(top(0)).toBeGreaterThanOrEqual(0);
  expect(top(10_000)).toBeCloseTo(top(0) - low.hidden);
});
