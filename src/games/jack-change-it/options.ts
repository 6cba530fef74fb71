/** Jack Change It's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

export const options: OptionTable = {
  specs: [
    { key: 'deals', clause: 'JC-E5', min: 1, max: 20, default: 3, lengthens: 'in step' },
    { key: 'target', clause: 'JC-E5', min: 0, max: 500, default: 0, lengthens: true },
    { key: 'scoring', clause: 'JC-E4', values: ['wins', 'cards'], default: 'wins' },
    { key: 'dealer', clause: 'JC-S2', seat: 'random', default: 'random' },
    { key: 'firstCard', clause: 'JC-S4', values: ['redraw', 'plain', 'active'], default: 'redraw' },
    { key: 'mayDraw', clause: 'JC-P3', values: [true, false], default: false },
    { key: 'playDrawn', clause: 'JC-P12', values: [true, false], default: false },
    { key: 'afterPenalty', clause: 'JC-P13', values: ['end', 'play'], default: 'end' },
    { key: 'stackAce', clause: 'JC-P10', values: [true, false], default: false },
    { key: 'combo', clause: 'JC-P7', values: ['any2', '2H', 'off'], default: 'any2' },
    { key: 'jackNames', clause: 'JC-P9', values: ['other', 'any'], default: 'other' },
    { key: 'jackWhen', clause: 'JC-P1', values: ['match', 'any'], default: 'match' },
    {
      key: 'jackOnJack',
      onlyWith: { key: 'jackWhen', value: 'match' },
      clause: 'JC-P1',
      values: [true, false],
      default: false,
    },
    { key: 'lastTrick', clause: 'JC-P2', values: [true, false], default: false },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'firstToTwo', options: { deals: 20, target: 2 } },
    { key: 'cards', options: { deals: 20, target: 50, scoring: 'cards' } },
    { key: 'stacking', options: { stackAce: true, jackOnJack: true } },
    { key: 'switch', options: { mayDraw: true, playDrawn: true, combo: '2H', jackWhen: 'any', lastTrick: true } },
  ],
  seats: { min: 2, max: 6 },
};
