/** Trex's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

export const options: OptionTable = {
  specs: [
    { key: 'diamonds', clause: 'TX-E1', values: [10, -10], default: 10 },
    { key: 'doubling', clause: 'TX-P2', values: [true, false], default: true },
    {
      key: 'ownDouble',
      onlyWith: { key: 'doubling', value: true },
      clause: 'TX-E5',
      values: ['leader', 'single'],
      default: 'leader',
    },
    { key: 'contracts', clause: 'TX-E7', values: ['five', 'complex'], default: 'five' },
    { key: 'partners', clause: 'TX-E10', values: [true, false], default: false },
    { key: 'showTwos', clause: 'TX-P11', values: [true, false], default: false },
    { key: 'direction', clause: 'TX-S2', values: ['clockwise', 'counterclockwise'], default: 'clockwise' },
    { key: 'earlyStop', clause: 'TX-P7', values: [true, false], default: true },
    { key: 'kingdoms', clause: 'TX-S5', values: [4, 2, 1], default: 4, lengthens: 'in step' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'oneKingdom', options: { kingdoms: 1 } },
    { key: 'allPenalties', options: { diamonds: -10 } },
    { key: 'complex', options: { diamonds: -10, contracts: 'complex' } },
    {
      key: 'partners',
      options: { diamonds: -10, contracts: 'complex', partners: true, showTwos: true, direction: 'counterclockwise' },
    },
    { key: 'plain', options: { doubling: false } },
  ],
  seats: { min: 4, max: 4 },
};
