/** Concentration's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionSpec, OptionTable } from '../contract/contract.ts';

/** Turns and seconds are counted only in the solo game [CO-P7]. */
const aloneOrNone: OptionSpec['fits'] = (value, _earlier, seats) => seats === 1 || value === 0;

export const options: OptionTable = {
  specs: [
    { key: 'decks', clause: 'CO-S2', min: 1, max: 4, default: 1 },
    { key: 'ranks', clause: 'CO-S2', min: 3, max: 13, default: 13 },
    { key: 'jokers', clause: 'CO-S2', values: [true, false], default: false },
    {
      key: 'match',
      clause: 'CO-P3',
      values: ['rank', 'rank-color', 'zebra', 'rank-suit'],
      default: 'rank',
      // A face pairs off with its copies only where there is an even number of them.
      fits: (value, { decks }) => value !== 'rank-suit' || decks === 2 || decks === 4,
    },
    { key: 'again', clause: 'CO-P4', values: [true, false], default: true },
    {
      key: 'deals',
      clause: 'CO-E4',
      min: 1,
      max: 20,
      default: 1,
      lengthens: 'in step',
      fits: (value, _earlier, seats) => seats > 1 || value === 1, // [CO-S1]
    },
    { key: 'dealer', clause: 'CO-S3', seat: 'random', default: 'random' },
    { key: 'turnLimit', clause: 'CO-P7', min: 0, max: 1000, default: 0, fits: aloneOrNone },
    { key: 'clock', clause: 'CO-P7', min: 0, max: 3600, default: 0, fits: aloneOrNone },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'sameColour', options: { match: 'rank-color' } },
    { key: 'zebra', options: { match: 'zebra' } },
    { key: 'twins', options: { decks: 2, match: 'rank-suit' } },
    { key: 'oneFlip', options: { again: false } },
    { key: 'children', options: { ranks: 5 } },
    { key: 'solo', options: {}, seats: 1 },
  ],
  seats: { min: 1, max: 8 }, // [CO-S1]
};
