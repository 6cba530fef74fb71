import { expect, it } from 'vitest';
import type { TallyResult } from '../../client/tallies.ts';
import { SIZE, resultLine } from './result-line.ts';

const won = (points: number): TallyResult => ({ points, outcome: 'won' });
const lost = (points: number): TallyResult => ({ points, outcome: 'lost' });
const drawn = (points: number): TallyResult => ({ points, outcome: 'drawn' });
const heights = (results: readonly TallyResult[], how: Partial<Parameters<typeof resultLine>[1]> = {}): number[] =>
  resultLine(results, { low: false, wins: false, ...how }).dots.map(({ y }) => y);

it('better results lie higher', () => {
  const [first = 0, second = 0, third = 0] = heights([lost(0), won(20), drawn(10)]);
  expect(second).toBeLessThan(third);
  expect(third).toBeLessThan(first);
});

it('few points lie higher where few points are better', () => {
  const [first = 0, second = 0] = heights([won(0), lost(20)], { low: true });
  expect(first).toBeLessThan(second);
});

it('where only wins count, a win goes a step up, a lost game a step down, a drawn one neither', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = heights([won(1), won(1), lost(0), drawn(0)], { wins: true });
  expect(first - second).toBeCloseTo(third - second);
  expect(second).toBeLessThan(first);
  expect(fourth).toBe(third);
});

it('the average lies between the best and the worst', () => {
  const { dots, base } = resultLine([lost(0), won(30), lost(0)], { low: false, wins: false });
  expect(base).toBeCloseTo((dots[0]?.y ?? 0) - (SIZE.height - 10) / 3);
});

it('equal results lie in the middle', () => {
  expect(heights([won(7), won(7), won(7)])).toEqual(Array(3).fill(SIZE.height / 2));
});

it('all lie in the picture, from its start to its end, however many there are', () => {
  for (const count of [1, 3, 60, 500]) {
    const { dots, base } = resultLine(
      Array.from({ length: count }, (_, i) => (i % 3 === 0 ? won(i * 7) : lost(-i))),
      { low: false, wins: false },
    );
    expect(dots).toHaveLength(Math.min(60, count));
    for (const { x, y } of [...dots, { x: 5, y: base }]) {
      expect(x).toBeGreaterThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(SIZE.width - 5);
      expect(y).toBeGreaterThanOrEqual(5);
      expect(y).toBeLessThanOrEqual(SIZE.height - 5);
    }
    if (count > 1) expect(dots.at(-1)?.x).toBeCloseTo(SIZE.width - 5);
  }
});
