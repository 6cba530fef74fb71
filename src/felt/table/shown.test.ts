import { expect, test } from 'vitest';
import { boxesOf } from './shown.ts';

const box = (x: number) => ({ x, y: 0, width: 10, height: 14 });

test('a thing lies where its card or place does, and places that are meant together in each of theirs', () => {
  const spots = { discard: box(0), 'meld/1/0': box(20), 'meld/1/3': box(40), 'meld/10/2': box(60) };
  const cards = { '5H': box(80) };
  expect(boxesOf('5H', { spots, cards })).toEqual([box(80)]);
  expect(boxesOf('discard', { spots, cards })).toEqual([box(0)]);
  expect(boxesOf('meld/1', { spots, cards })).toEqual([box(20), box(40)]);
  expect(boxesOf('meld/2', { spots, cards })).toEqual([]);
});
