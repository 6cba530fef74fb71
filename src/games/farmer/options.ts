/** Farmer's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

export const options: OptionTable = {
  specs: [
    { key: 'ante', clause: 'FA-S5', min: 1, max: 100, default: 5 },
    { key: 'purse', clause: 'FA-S3', min: 20, max: 1000, default: 100 },
    { key: 'deals', clause: 'FA-E9', min: 1, max: 100, default: 10, lengthens: 'in step' },
    { key: 'untilBroke', clause: 'FA-E9', values: [true, false], default: false },
    { key: 'firstFarmer', clause: 'FA-S4', seat: 'draw', default: 'draw' },
    { key: 'bustPays', clause: 'FA-E4', values: ['ante', 'excess'], default: 'ante' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'ferme', options: { bustPays: 'excess' } },
    { key: 'untilBroke', options: { deals: 100, untilBroke: true } },
  ],
  seats: { min: 2, max: 8 }, // [FA-S1]
};
