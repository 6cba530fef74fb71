/** Which clauses of Farmer are in force at a table, and by which of their sentences. */
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'not-played': 'FA-P2',
  'not-your-turn': 'FA-P1',
  'deal-over': 'FA-E8',
} as const;

export const sections: Sections<SheetMessages> = {
  deal: {
    'FA-S1': (_, seats) => [['FA-S1', { seats }]],
    'FA-S2': () => ['FA-S2'],
    'FA-S3': (o) => [['FA-S3', { count: Number(o['purse']) }]],
    'FA-S4': ({ firstFarmer }) => [
      typeof firstFarmer === 'number' ? ['FA-S4.seat', { seat: firstFarmer + 1 }] : 'FA-S4',
    ],
    'FA-S5': (o) => [['FA-S5', { count: Number(o['ante']) }]],
  },
  drawing: {
    'FA-P1': () => ['FA-P1'],
    'FA-P2': () => ['FA-P2'],
    'FA-P3': () => ['FA-P3'],
    'FA-P4': () => ['FA-P4'],
    'FA-P5': () => ['FA-P5'],
  },
  paying: {
    'FA-E1': () => ['FA-E1'],
    'FA-E2': (o) => [['FA-E2', { count: Number(o['ante']) }]],
    'FA-E3': () => ['FA-E3'],
    'FA-E4': (o) => [
      [o['bustPays'] === 'excess' ? 'FA-E4.excess' : 'FA-E4', { count: Number(o['ante']) }],
      'FA-E4.farmer',
    ],
    'FA-E5': () => ['FA-E5'],
    'FA-E6': () => ['FA-E6'],
    'FA-E7': () => ['FA-E7'],
    'FA-E8': () => ['FA-E8'],
    'FA-E9': (o) => [['FA-E9', { deals: Number(o['deals']), broke: String(o['untilBroke']) }]],
  },
};
