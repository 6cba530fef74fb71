/** Fan Tan's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

const SEATS = { min: 3, max: 8 };

/** So that everybody deals equally often [decision 6]. */
const dealsAt = (seats: number): number => (seats <= 4 ? 2 * seats : seats);

export const options: OptionTable = {
  specs: [
    {
      key: 'deals',
      clause: 'FT-E4',
      min: 1,
      max: 24,
      default: dealsAt(SEATS.min),
      defaultAt: dealsAt,
      lengthens: 'in step',
    },
    { key: 'untilBroke', clause: 'FT-E4', values: [true, false], default: false },
    { key: 'dealer', clause: 'FT-S3', seat: 'random', default: 'random' },
    { key: 'purse', clause: 'FT-S2', min: 20, max: 500, default: 50 },
    { key: 'ante', clause: 'FT-S5', min: 0, max: 5, default: 1 },
    { key: 'shortAnte', clause: 'FT-S5', min: 0, max: 5, default: 1 },
    { key: 'passFee', clause: 'FT-P2', min: 0, max: 5, default: 1 },
    { key: 'cardFee', clause: 'FT-E2', min: 0, max: 5, default: 1 },
    { key: 'start', clause: 'FT-S6', values: ['left', '7D', '7H'], default: 'left' },
    { key: 'honour', clause: 'FT-H1', values: [true, false], default: false },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'sevens', options: { start: '7H', ante: 0, shortAnte: 0, passFee: 0 } },
    { key: 'parliament', options: { start: '7D' } },
    { key: 'onYourHonour', options: { honour: true } },
    { key: 'untilBroke', options: { untilBroke: true, deals: 24 } },
  ],
  seats: SEATS,
};
