/** Fifty-One's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

export const options: OptionTable = {
  specs: [
    { key: 'joker', clause: 'FI-S2', values: [true, false], default: false },
    { key: 'pass', clause: 'FI-P6', values: ['never', 'last', 'later'], default: 'never' },
    { key: 'swapAll', clause: 'FI-P6', values: [true, false], default: false },
    { key: 'stopNeedsFlush', clause: 'FI-P7', values: [true, false], default: false },
    { key: 'mixedHand', clause: 'FI-E3', values: ['subtract', 'zero'], default: 'subtract' },
    { key: 'rounds', clause: 'FI-P9', min: 5, max: 100, default: 30, lengthens: true },
    { key: 'deals', clause: 'FI-E6', min: 1, max: 50, default: 1, lengthens: 'in step' },
    { key: 'scoring', clause: 'FI-E5', values: ['wins', 'points'], default: 'wins' },
    { key: 'target', clause: 'FI-E6', min: 0, max: 500, default: 0, lengthens: true },
    { key: 'dealer', clause: 'FI-S3', seat: 'random', default: 'random' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'withJoker', options: { joker: true } },
    { key: 'oneSuit', options: { pass: 'later', swapAll: true, stopNeedsFlush: true, mixedHand: 'zero' } },
    { key: 'pointsMatch', options: { deals: 5, scoring: 'points' } },
  ],
  seats: { min: 2, max: 5 },
};
