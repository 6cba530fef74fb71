/** How wide the words of a title are. */
import { expect, it } from 'vitest';
import { widthOf } from './title-width.ts';

it('the longest word counts, by what its letters are', () => {
  expect(widthOf('トレックス')).toBe(5);
  expect(widthOf('500ラミー')).toBeCloseTo(3 * 0.68 + 3);
  expect(widthOf('Jack Change It')).toBeCloseTo(6 * 0.68);
  expect(widthOf('')).toBe(0);
});
