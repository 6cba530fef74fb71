/** 500 Rummy's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

/** Types of actions that a seat may have without being on turn [FR-P6]. */
export const OFF_TURN: readonly string[] = ['rummy'];

export const options: OptionTable = {
  specs: [
    { key: 'target', clause: 'FR-E4', values: [250, 500, 1000], default: 500, lengthens: 'in step' },
    { key: 'twoHand', clause: 'FR-S3', values: [7, 10, 13], default: 7 },
    { key: 'jokers', clause: 'FR-S1', values: [true, false], default: true },
    { key: 'goingOut', clause: 'FR-P8', values: ['any', 'discard', 'float'], default: 'any' },
    { key: 'stockOut', clause: 'FR-P9', values: ['at-once', 'turn', 'play-on'], default: 'at-once' },
    { key: 'rummyCalls', clause: 'FR-P6', values: [true, false], default: true },
    { key: 'cardValues', clause: 'FR-E1', values: ['pips', 'fives'], default: 'pips' },
    { key: 'dealer', clause: 'FR-S2', seat: 'random', default: 'random' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'quick', options: { target: 250 } },
    { key: 'floating', options: { jokers: false, goingOut: 'float', cardValues: 'fives' } },
    { key: 'quiet', options: { rummyCalls: false, stockOut: 'turn' } },
    { key: 'duel', options: { twoHand: 13 }, seats: 2 },
  ],
  seats: { min: 2, max: 8 },
};
