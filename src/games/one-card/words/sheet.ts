/** Which clauses of One Card are in force at a table, and by which of their sentences. */
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'first-bid': 'OC-A1',
  'joker-no-trump': 'OC-P2',
  'prompt-trump': 'OC-P4',
  'prompt-trump-or-joker': 'OC-P4',
  'prompt-follow': 'OC-P4',
  'joker-only-void': 'OC-P4',
  'prompt-joker': 'OC-P4',
  'first-reverse': 'OC-P8',
  'prompt-void': 'OC-P4',
  'not-your-turn': 'OC-P1',
  'deal-over': 'OC-E3',
} as const;

const lowest = (seats: number): number => (seats === 2 ? 8 : seats === 3 ? 7 : 6);
const each = (seats: number): number => (seats === 2 ? 12 : seats === 3 ? 8 : 6);

export const sections: Sections<SheetMessages> = {
  deal: {
    'OC-S1': () => ['OC-S1'],
    'OC-S2': (o) => ['OC-S2', o['jokerFace'] === '2D' && 'OC-S2.two'],
    'OC-S3': (o) => [
      typeof o['dealer'] === 'number' ? ['OC-S3.seat', { seat: o['dealer'] + 1 }] : 'OC-S3.lot',
      'OC-S3',
    ],
    'OC-S4': (_, seats) => [['OC-S4', { cards: each(seats) }]],
    'OC-S5': () => ['OC-S5'],
  },
  auction: {
    'OC-A1': (_, seats) => [['OC-A1', { lowest: lowest(seats) }]],
    'OC-A2': (o) => [o['bidReentry'] === true ? 'OC-A2.again' : 'OC-A2.out'],
    'OC-A3': () => ['OC-A3'],
    'OC-A4': () => ['OC-A4'],
    'OC-A5': () => ['OC-A5'],
  },
  playing: {
    'OC-P1': () => ['OC-P1'],
    'OC-P2': () => ['OC-P2'],
    'OC-P3': () => ['OC-P3'],
    'OC-P4': () => ['OC-P4'],
    'OC-P5': () => ['OC-P5'],
    'OC-P6': () => ['OC-P6'],
    'OC-P7': () => ['OC-P7'],
    'OC-P8': () => ['OC-P8'],
    'OC-P9': () => ['OC-P9'],
  },
  scoring: {
    'OC-E1': () => ['OC-E1'],
    'OC-E2': () => ['OC-E2'],
    'OC-E3': () => ['OC-E3'],
    'OC-E4': (o) => [o['match'] === 'target' && ['OC-E4', { target: Number(o['target']) }]],
    'OC-E5': (o) => [o['match'] === 'rounds' && ['OC-E5', { rounds: Number(o['rounds']) }]],
  },
};
