/** Tonk's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

/** What a seat may do without being on turn: answer for a tonk, and slap. */
export const OFF_TURN = ['tonk', 'no-tonk', 'slap', 'slap-spread'];

const FOR_MONEY = { key: 'stake', not: 0 } as const;

export const options: OptionTable = {
  specs: [
    { key: 'stake', clause: 'TO-S3', min: 0, max: 100, default: 5 },
    { key: 'purse', onlyWith: FOR_MONEY, clause: 'TO-S3', min: 20, max: 1000, default: 100 },
    { key: 'deals', clause: 'TO-E8', min: 1, max: 100, default: 10, lengthens: 'in step' },
    {
      key: 'untilBroke',
      onlyWith: FOR_MONEY,
      clause: 'TO-E8',
      values: [true, false],
      default: false,
      fits: (value, earlier) => value === false || earlier['stake'] !== 0,
    },
    { key: 'dealer', clause: 'TO-S4', seat: 'random', default: 'random' },
    { key: 'tonkHigh', clause: 'TO-S7', values: [0, 49, 50], default: 50 },
    { key: 'tonkLow', clause: 'TO-S7', values: [0, 11, 13, 15], default: 11 },
    { key: 'slap', clause: 'TO-P9', values: ['off', 'table', 'any'], default: 'table' },
    { key: 'bar', clause: 'TO-P7', values: ['none', 'spread', 'spread-drop'], default: 'spread' },
    {
      key: 'barStack',
      onlyWith: { key: 'bar', not: 'none' },
      clause: 'TO-P7',
      values: [true, false],
      default: false,
    },
    { key: 'caught', onlyWith: FOR_MONEY, clause: 'TO-E2', values: ['single', 'double'], default: 'single' },
    { key: 'count', clause: 'TO-E0', values: ['unmatched', 'all'], default: 'unmatched' },
    { key: 'aceHigh', clause: 'TO-P5', values: [true, false], default: true },
    { key: 'upcard', clause: 'TO-S6', values: [true, false], default: true },
    { key: 'returnTaken', clause: 'TO-P8', values: [true, false], default: false },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'strict', options: { tonkHigh: 49, bar: 'spread-drop', count: 'all' } }, // as [pagat] has it
    { key: 'eating', options: { slap: 'any', barStack: true, aceHigh: false, upcard: false } }, // as [wiki] has it
    { key: 'lastPurse', options: { deals: 100, untilBroke: true } },
    { key: 'singleDeal', options: { stake: 0, deals: 1 } },
  ],
  seats: { min: 2, max: 4 },
};
