/** Crazy Eights' option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

const MOST_WITH_ONE_PACK = 5; // seats [CE-S1]
const JOKERS_A_PACK = 2;

export const options: OptionTable = {
  specs: [
    { key: 'deals', clause: 'CE-E6', min: 1, max: 20, default: 3, lengthens: 'in step' },
    { key: 'target', clause: 'CE-E6', min: 0, max: 1000, default: 0, lengthens: true },
    { key: 'scoring', clause: 'CE-E5', values: ['wins', 'points', 'penalty'], default: 'wins' },
    { key: 'dealer', clause: 'CE-S2', seat: 'random', default: 'random' },
    {
      key: 'decks',
      clause: 'CE-S1',
      values: [1, 2],
      default: 1,
      defaultAt: (seats) => (seats > MOST_WITH_ONE_PACK ? 2 : 1),
      fits: (value, _earlier, seats) => value === 2 || seats <= MOST_WITH_ONE_PACK,
    },
    {
      key: 'jokers',
      clause: 'CE-S1',
      min: 0,
      max: 2 * JOKERS_A_PACK,
      default: 0,
      fits: (value, earlier) => Number(value) <= JOKERS_A_PACK * Number(earlier['decks']),
    },
    { key: 'handSize', clause: 'CE-S3', min: 5, max: 8, default: 8 },
    { key: 'firstCard', clause: 'CE-S4', values: ['redraw', 'plain'], default: 'redraw' },
    { key: 'drawRule', clause: 'CE-P5', values: ['until', 'one', 'three'], default: 'until' },
    { key: 'mayDraw', clause: 'CE-P5', values: [true, false], default: true },
    { key: 'recycle', clause: 'CE-P6', values: [true, false], default: true },
    { key: 'specials', clause: 'CE-P9', values: [true, false], default: false },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'hoyle', options: { deals: 20, target: 200, scoring: 'points', handSize: 5, recycle: false }, seats: 4 },
    { key: 'countdown', options: { deals: 20, target: 200, scoring: 'penalty' }, seats: 4 },
    { key: 'jokers', options: { jokers: 2 } },
    { key: 'specials', options: { drawRule: 'one', specials: true } },
    { key: 'bigTable', options: { decks: 2, jokers: 4 }, seats: 8 },
  ],
  seats: { min: 2, max: 8 },
};
