import { expect, test } from 'vitest';
import { FIRST_DEALS, isOffered } from './offered.ts';

const first = { before: 0, deal: 1, several: false };

test.each([
  ['the first deal of all', 'first', first, true],
  ['the last of the first deals', 'first', { ...first, deal: FIRST_DEALS }, true],
  ['the deal after them', 'first', { ...first, deal: FIRST_DEALS + 1 }, false],
  ['the first deal of a later game', 'first', { ...first, before: FIRST_DEALS }, false],
  ['a table of which nothing is known yet', 'first', { ...first, before: undefined }, false],
  ['a table of several people', 'first', { ...first, several: true }, false],
  ['any deal, where they are switched on', true, { before: 90, deal: 9, several: true }, true],
  ['the first deal, where they are switched off', false, first, false],
] as const)('%s', (_name, hints, at, offered) => {
  expect(isOffered(hints, at)).toBe(offered);
});
