import { expect, it } from 'vitest';
import type { OptionSpec } from '../../games/contract/contract.ts';
import { houseRules } from './house-rules.ts';

const SPECS: readonly OptionSpec[] = [
  { key: 'deals', clause: 'X-1', min: 1, max: 20, default: 3, lengthens: true },
  { key: 'dealer', clause: 'X-2', seat: 'random', default: 'random' },
  { key: 'tricks', clause: 'X-3', values: [true, false], default: false },
  { key: 'cards', clause: 'X-4', min: 5, max: 8, default: 5, defaultAt: (seats) => (seats === 2 ? 7 : 5) },
];
const told = (options: Parameters<typeof houseRules>[1], seats: number): readonly unknown[] =>
  houseRules(SPECS, options, seats).map(({ spec, value }) => [spec.key, value]);

it('of the usual options none is told', () => {
  expect(told({ deals: 3, dealer: 'random', tricks: false, cards: 5 }, 4)).toEqual([]);
  expect(told({ deals: 3, dealer: 'random', tricks: false, cards: 7 }, 2)).toEqual([]);
});

it('others are told, but not how long the game lasts or who deals', () => {
  expect(told({ deals: 20, dealer: 1, tricks: true, cards: 7 }, 4)).toEqual([
    ['tricks', true],
    ['cards', 7],
  ]);
  expect(told({ cards: 5 }, 2)).toEqual([['cards', 5]]);
});
