/** Newmarket's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

/** Actions that a seat may have without being on turn [NM-C1]. */
export const OFF_TURN: readonly string[] = ['collect'];

const SEATS = { min: 3, max: 8 };

/** So that everybody deals equally often [decision 9]. */
const dealsAt = (seats: number): number => (seats <= 4 ? 2 * seats : seats);

export const options: OptionTable = {
  specs: [
    {
      key: 'deals',
      clause: 'NM-E4',
      min: 1,
      max: 24,
      default: dealsAt(SEATS.min),
      defaultAt: dealsAt,
      lengthens: 'in step',
    },
    { key: 'untilBroke', clause: 'NM-E4', values: [true, false], default: false },
    { key: 'dealer', clause: 'NM-S3', seat: 'random', default: 'random' },
    { key: 'purse', clause: 'NM-S2', min: 20, max: 1000, default: 100 },
    { key: 'ante', clause: 'NM-S5', min: 1, max: 5, default: 1 },
    { key: 'dealerDouble', clause: 'NM-S5', values: [true, false], default: false },
    { key: 'kitty', clause: 'NM-S5', min: 0, max: 5, default: 0 },
    { key: 'layout', clause: 'NM-P6', values: ['boodle', 'kings'], default: 'boodle' },
    { key: 'widow', clause: 'NM-W1', values: ['auction', 'exchange', 'none'], default: 'auction' },
    { key: 'lead', clause: 'NM-P3', values: ['colour', 'suit', 'any'], default: 'colour' },
    { key: 'noLead', clause: 'NM-P4', values: ['left', 'own'], default: 'left', onlyWith: { key: 'lead', not: 'any' } },
    { key: 'collect', clause: 'NM-P6', values: ['auto', 'claim'], default: 'auto' },
    { key: 'cardFee', clause: 'NM-E1', min: 1, max: 5, default: 1 },
    { key: 'lastPots', clause: 'NM-E3', values: ['stay', 'winner'], default: 'stay' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'michigan', options: { lead: 'suit', dealerDouble: true } },
    { key: 'fourKings', options: { layout: 'kings', lead: 'any', kitty: 1, widow: 'none' } },
    { key: 'openEyes', options: { collect: 'claim' } },
    { key: 'untilBroke', options: { untilBroke: true, deals: 24 } },
  ],
  seats: SEATS,
};
