/** One Card's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

export const options: OptionTable = {
  specs: [
    { key: 'match', clause: 'OC-E4', values: ['target', 'rounds'], default: 'target' },
    {
      key: 'target',
      onlyWith: { key: 'match', value: 'target' },
      clause: 'OC-E4',
      min: 1,
      max: 200,
      default: 30,
      lengthens: 'in step',
    },
    {
      key: 'rounds',
      onlyWith: { key: 'match', value: 'rounds' },
      clause: 'OC-E5',
      min: 1,
      max: 50,
      default: 1,
      lengthens: 'in step',
    },
    { key: 'bidReentry', clause: 'OC-A2', values: [true, false], default: false },
    { key: 'jokerFace', clause: 'OC-S2', values: ['joker', '2D'], default: 'joker' },
    { key: 'dealer', clause: 'OC-S3', seat: 'random', default: 'random' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'reentry', options: { bidReentry: true } },
    { key: 'singleRound', options: { match: 'rounds' } },
  ],
  seats: { min: 2, max: 4 },
};
