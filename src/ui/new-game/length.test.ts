import { expect, test } from 'vitest';
import type { OptionTable } from '../../games/contract/contract.ts';
import { personAndBots } from '../../record/holder.ts';
import { Draft } from './draft.svelte.ts';
import { minutesOf } from './length.ts';

const table: OptionTable = {
  specs: [
    { key: 'joker', clause: 'X-1', values: [true, false], default: true },
    { key: 'match', clause: 'X-2', values: ['single', 'wins'], default: 'single' },
    {
      key: 'target',
      onlyWith: { key: 'match', value: 'wins' },
      clause: 'X-3',
      min: 1,
      max: 9,
      default: 3,
      lengthens: true,
    },
    { key: 'deals', clause: 'X-4', min: 1, max: 20, default: 2, lengthens: 'in step' },
  ],
  presets: [
    { key: 'usual', options: {} },
    { key: 'short', options: { joker: false, match: 'wins', target: 1 } },
  ],
  seats: { min: 2, max: 4 },
};
const shelf = { minutes: { min: 3, max: 6 }, lasts: { short: { min: 1, max: 2 } } };
const draft = (options = {}): Draft => new Draft(table, options, personAndBots(4));

test.each([
  ['the usual table', {}, 4],
  ['another rule, and the same length', { joker: false }, 4],
  ['a kind of table that takes another time', { joker: false, match: 'wins', target: 1 }, 1],
  ['what a game is counted in', { match: 'wins' }, undefined],
  ['how far it goes', { target: 5 }, undefined],
  ['three times as many deals', { deals: 6 }, 13],
  ['… to another end', { deals: 6, target: 5 }, undefined],
])('%s', (_, options, minutes) => {
  expect(minutesOf(shelf, draft(options))).toBe(minutes);
});

test('long games are told in steps of five minutes, short ones last one at least', () => {
  expect(minutesOf({ minutes: { min: 30, max: 50 } }, draft())).toBe(40);
  expect(minutesOf({ minutes: { min: 0.2, max: 0.4 } }, draft())).toBe(1);
});
