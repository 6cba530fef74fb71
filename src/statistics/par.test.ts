import { expect, it, test } from 'vitest';
import { againstPar, dayIn, daySeed } from './par.ts';

it('the seed of a day contains its date', () => {
  expect(dayIn(daySeed('2026-11-22'))).toBe('2026-11-22');
});

test.each(['', 'day/', '2026-11-22', 'day/2026-11-2', 'day/2026-11-22.words', 'x/2026-11-22', 'day/today'])(
  '%j is no seed of a day',
  (seed) => {
    expect(dayIn(seed)).toBeUndefined();
  },
);

const par = { points: 2.5, wins: 0.5, playings: 4, countsWins: false, lowWins: false };
test.each([
  ['more points', { points: 3, won: false }, par, 1],
  ['fewer points', { points: 2, won: true }, par, -1],
  ['fewer points where few points win', { points: 2, won: false }, { ...par, lowWins: true }, 1],
  ['the same', { points: 2, won: true }, { ...par, points: 2.01 }, 0],
  ['a win where only wins count', { points: 1, won: true }, { ...par, countsWins: true }, 1],
  ['no win where only wins count', { points: 0, won: false }, { ...par, countsWins: true }, -1],
  ['no win where no bot has one', { points: 0, won: false }, { ...par, countsWins: true, wins: 0 }, 0],
])('%s than par', (_name, result, of, verdict) => {
  expect(againstPar(result, of)).toBe(verdict);
});
