import { describe, expect, it, test } from 'vitest';
import type { OptionValue } from '../../../record/line.ts';
import type { OptionTable } from '../contract.ts';
import { fillOptions, optionTrouble, rangeTrouble, valuesOf } from './values.ts';

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

test.each([
  ['words', 0, 3, [4, 5]],
  ['a range', 3, 3, [1, 2, 3]],
  ['seats', 4, 3, ['random', 0, 1, 2]],
])('the values of %s', (_name, spec, seats, values) => {
  const found = table.specs[spec];
  expect(found && valuesOf(found, seats)).toEqual(values);
});

describe('whether a value is one of an option', () => {
  const strange: readonly OptionValue[] = [
    true,
    false,
    'random',
    '2',
    '',
    NaN,
    Infinity,
    -1,
    -0,
    0,
    0.5,
    1,
    2,
    2.5,
    3,
    4,
    5,
    24,
    25,
  ];

  it.each(table.specs)('$key: whatever is among its values, and nothing else', (spec) => {
    for (const seats of [2, 3, 6])
      for (const value of strange) {
        const isOne = rangeTrouble(table, { [spec.key]: value }, seats) === undefined;
        expect([spec.key, seats, value, isOne]).toEqual([
          spec.key,
          seats,
          value,
          valuesOf(spec, seats).includes(value),
        ]);
      }
  });

  it('asks of a refused table for one value an option and number of seats, not for all', () => {
    let asked = 0;
    const fits = (): boolean => (asked += 1) < 0;
    const long: OptionTable = { ...table, specs: [{ key: 'n', clause: 'XX-S1', min: 1, max: 1000, default: 1, fits }] };
    expect(optionTrouble(long, { n: 500 }, 4)).toBe('option n cannot be 500 with the other options as they are');
    expect(asked).toBe(1 + 5); // these seats, then the 2 to 6 that a table may have
  });
});

describe('filling in options', () => {
  it('takes the defaults, in the order of the dossier', () => {
    expect(Object.entries(fillOptions(table, {}, 4))).toEqual([
      ['deal', 4],
      ['joker', true],
      ['target', 20],
      ['limit', 2],
      ['dealer', 'random'],
    ]);
  });

  it('takes what is chosen, false and zero too, in the same order', () => {
    const full = fillOptions(table, { dealer: 0, joker: false }, 4);
    expect(full).toEqual({ deal: 4, joker: false, target: 20, limit: 2, dealer: 0 });
    expect(Object.keys(full)).toEqual(table.specs.map(({ key }) => key));
  });
});

describe('what is wrong with options', () => {
  test.each([
    ['nothing', {}, 6, undefined],
    ['nothing with a seat as dealer', { dealer: 5 }, 6, undefined],
    [
      'a key that is none',
      { jokers: 1 },
      4,
      'there is no option "jokers"; the options are deal, joker, target, limit, dealer',
    ],
    ['too many seats', {}, 7, '7 seats cannot play with these options; 2 to 6 can'],
    ['too many seats for an option', { deal: 5 }, 5, '5 seats cannot play with these options; 2 to 4 can'],
    ['half a seat', {}, 2.5, '2.5 seats cannot play with these options; 2 to 6 can'],
    ['a value that is none', { deal: 6 }, 4, 'option deal cannot be 6; it can be 4, 5'],
    ['text for a number', { deal: '4' }, 4, 'option deal cannot be "4"; it can be 4, 5'],
    ['a number out of range', { target: 25 }, 4, 'option target cannot be 25; it can be 5 to 24'],
    ['half a number', { target: 5.5 }, 4, 'option target cannot be 5.5; it can be 5 to 24'],
    ['a dealer who is not there', { dealer: 4 }, 4, 'option dealer cannot be 4; it can be random, 0, 1, 2, 3'],
  ])('%s', (_name, options, seats, sentence) => {
    expect(optionTrouble(table, options, seats)).toBe(sentence);
  });
});
