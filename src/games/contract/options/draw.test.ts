import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../../cards/chance.ts';
import type { OptionTable } from '../contract.ts';
import { drawTable, fixedTrouble, seatsDrawn } from './draw.ts';
import { optionTrouble } from './values.ts';

const table: OptionTable = {
  specs: [
    {
      key: 'deal',
      clause: 'XX-S1',
      values: [4, 5],
      default: 4,
      fits: (value, _earlier, seats) => value === 4 || seats <= 4,
    },
    { key: 'joker', clause: 'XX-S2', values: [true, false], default: true },
    { key: 'target', clause: 'XX-E1', min: 5, max: 24, default: 20, lengthens: true },
    { key: 'limit', clause: 'XX-E2', min: 1, max: 3, default: 2, lengthens: true },
    { key: 'dealer', clause: 'XX-S3', seat: 'random', default: 'random' },
  ],
  presets: [],
  seats: { min: 2, max: 6 },
};

describe('options drawn by chance', () => {
  const chance = new FastChance(1);
  const drawn = Array.from({ length: 4000 }, () => drawTable(table, chance, { options: {} }, [3]).options);
  const count = (key: string, value: unknown): number => drawn.filter((options) => options[key] === value).length;

  it('are allowed and whole', () => {
    for (const options of drawn) {
      expect(Object.keys(options)).toEqual(table.specs.map(({ key }) => key));
      expect(optionTrouble(table, options, 3)).toBeUndefined();
    }
  });

  test.each([
    ['each of two', 'joker', [true, false]],
    ['each dealer', 'dealer', ['random', 0, 1, 2]],
    ['the lowest quarter of a range that only lengthens', 'target', [5, 6, 7, 8, 9]],
    ['the lowest of a short one', 'limit', [1]],
  ])('%s as often', (_name, key, values) => {
    const counts = values.map((value) => count(key, value));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(drawn.length);
    for (const one of counts) expect(Math.abs(one / drawn.length - 1 / values.length)).toBeLessThan(0.04);
  });
});

describe('a table drawn by chance', () => {
  const chance = new FastChance(2);
  const drawn = (options = {}, seats?: number): ReturnType<typeof drawTable>[] => {
    const fixed = { options, seats };
    const among = seatsDrawn(table, fixed);
    return Array.from({ length: 4000 }, () => drawTable(table, chance, fixed, among));
  };

  test.each([
    ['nothing', {}, undefined],
    ['seats', {}, 6],
    ['an option', { deal: 5 }, undefined],
    ['a dealer', { dealer: 3 }, undefined],
    ['all three', { deal: 4, dealer: 4 }, 5],
    ['a value that is not drawn', { limit: 3 }, undefined],
  ])('can be played and keeps what is fixed: %s', (_name, options, seats) => {
    for (const one of drawn(options, seats)) {
      expect(optionTrouble(table, one.options, one.seats)).toBeUndefined();
      expect(Object.keys(one.options)).toEqual(table.specs.map(({ key }) => key));
      expect(one.options).toMatchObject(options);
      expect(one.seats).toBe(seats ?? one.seats);
    }
  });

  it('has each number of seats as often, and then each value that goes with it', () => {
    const all = drawn();
    for (let seats = 2; seats <= 6; seats += 1) {
      const tables = all.filter((one) => one.seats === seats);
      expect(Math.abs(tables.length / all.length - 1 / 5)).toBeLessThan(0.04);
      const fives = tables.filter(({ options }) => options['deal'] === 5).length / tables.length;
      expect(Math.abs(fives - (seats <= 4 ? 1 / 2 : 0))).toBeLessThan(0.06);
    }
  });

  test.each([
    ['nothing fixed', {}, undefined, [2, 3, 4, 5, 6]],
    ['an option that allows fewer', { deal: 5 }, undefined, [2, 3, 4]],
    ['a dealer who must be there', { dealer: 4 }, undefined, [5, 6]],
    ['seats', {}, 5, [5]],
  ])('with %s has seats that are known before', (_name, options, seats, expected) => {
    expect(seatsDrawn(table, { options, seats })).toEqual(expected);
  });
});

describe('what no table can be drawn with', () => {
  test.each([
    ['nothing', {}, undefined, undefined],
    ['nothing where only some options fit', {}, 6, undefined],
    ['nothing with a dealer of many', { dealer: 5 }, undefined, undefined],
    [
      'a key that is none',
      { jokers: 1 },
      4,
      'there is no option "jokers"; the options are deal, joker, target, limit, dealer',
    ],
    ['a value that is none', { deal: 6 }, undefined, 'option deal cannot be 6; it can be 4, 5'],
    ['too many seats', {}, 7, '7 seats cannot play with any options; 2 to 6 can'],
    ['too many seats for an option', { deal: 5 }, 5, '5 seats cannot play with any options; 2 to 4 can'],
    [
      'a dealer who is never there',
      { dealer: 6 },
      undefined,
      'option dealer cannot be 6; it can be random, 0, 1, 2, 3, 4, 5',
    ],
    ['a dealer who is not there', { dealer: 3 }, 3, 'option dealer cannot be 3; it can be random, 0, 1, 2'],
    [
      'a dealer too many for an option',
      { deal: 5, dealer: 4 },
      undefined,
      'these options do not go together at any number of seats',
    ],
  ])('%s', (_name, options, seats, sentence) => {
    expect(fixedTrouble(table, { options, seats })).toBe(sentence);
  });
});
