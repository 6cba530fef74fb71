/** Page One's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

const MOST_WITH_RECYCLING = 6; // seats; 7 and 8 need the trick picked up [PO-S1]
/** What may be done without being on turn [PO-P12, PO-P16, PO-E2]. */
export const OFF_TURN = ['call', 'challenge', 'accept'];

const JOKER = { key: 'joker', value: true } as const;

export const options: OptionTable = {
  specs: [
    { key: 'deal', clause: 'PO-S5', values: [4, 5], default: 4 },
    { key: 'joker', clause: 'PO-S2', values: [true, false], default: true },
    { key: 'jokerVoidOnly', onlyWith: JOKER, clause: 'PO-P4', values: [true, false], default: false },
    { key: 'jokerCompulsory', onlyWith: JOKER, clause: 'PO-P4', values: [true, false], default: false },
    { key: 'jokerLast', onlyWith: JOKER, clause: 'PO-P3', values: [true, false], default: true },
    { key: 'jokerLead', onlyWith: JOKER, clause: 'PO-P2', values: ['second', 'leader'], default: 'second' },
    {
      key: 'stockOut',
      clause: 'PO-P7',
      values: ['recycle', 'pickup'],
      default: 'recycle',
      fits: (value, _earlier, seats) => value === 'pickup' || seats <= MOST_WITH_RECYCLING,
    },
    { key: 'callRule', clause: 'PO-P15', values: ['automatic', 'challenge'], default: 'automatic' },
    { key: 'firstLead', clause: 'PO-S7', values: ['left', 'dealer'], default: 'left' },
    { key: 'match', clause: 'PO-E5', values: ['single', 'wins', 'points'], default: 'single' },
    {
      key: 'winsTarget',
      onlyWith: { key: 'match', value: 'wins' },
      clause: 'PO-E6',
      min: 1,
      max: 20,
      default: 3,
      lengthens: true,
    },
    {
      key: 'pointsTarget',
      onlyWith: { key: 'match', value: 'points' },
      clause: 'PO-E6',
      min: 5,
      max: 200,
      default: 20,
      lengthens: true,
    },
    { key: 'trickLimit', clause: 'PO-E4', min: 20, max: 500, default: 200, lengthens: true },
    { key: 'dealer', clause: 'PO-S4', seat: 'random', default: 'random' },
  ],
  presets: [
    { key: 'classic', options: {} },
    { key: 'strictJoker', options: { jokerVoidOnly: true, jokerCompulsory: true, jokerLast: false } },
    { key: 'family', options: { jokerLead: 'leader', firstLead: 'dealer' } },
    { key: 'bigTable', options: { stockOut: 'pickup' }, seats: 7 },
    { key: 'callAndChallenge', options: { callRule: 'challenge' } },
  ],
  seats: { min: 2, max: 8 },
};
