/** Which clauses of Fifty-One are in force at a table, and by which of their sentences. */
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'first-board': 'FI-P3',
  swapped: 'FI-P2',
  'not-your-turn': 'FI-P1',
  'deal-over': 'FI-E4',
} as const;

export const sections: Sections<SheetMessages> = {
  deal: {
    'FI-S1': (_, seats) => [['FI-S1', { seats }]],
    'FI-S2': (o) => [o['joker'] === true ? 'FI-S2.joker' : 'FI-S2'],
    'FI-S3': (o) => [
      typeof o['dealer'] === 'number' ? ['FI-S3.seat', { seat: o['dealer'] + 1 }] : 'FI-S3.lot',
      'FI-S3',
    ],
    'FI-S4': () => ['FI-S4'],
  },
  playing: {
    'FI-P1': () => ['FI-P1'],
    'FI-P2': () => ['FI-P2'],
    'FI-P3': () => ['FI-P3'],
    'FI-P4': () => ['FI-P4'],
    'FI-P5': () => ['FI-P5'],
    'FI-P6': (o) => [
      o['pass'] === 'later' && 'FI-P6.later',
      o['pass'] === 'last' && 'FI-P6.last',
      o['swapAll'] === true && 'FI-P6.all',
    ],
    'FI-P7': (o) => [o['stopNeedsFlush'] === true ? 'FI-P7.flush' : 'FI-P7'],
    'FI-P8': () => ['FI-P8'],
    'FI-P9': (o) => [['FI-P9', { rounds: Number(o['rounds']) }]],
  },
  scoring: {
    'FI-E1': (o) => [o['mixedHand'] === 'zero' ? 'FI-E1.zero' : 'FI-E1'],
    'FI-E2': (o) => [o['joker'] === true && 'FI-E2'],
    'FI-E3': (o) => [o['mixedHand'] === 'zero' && 'FI-E3'],
    'FI-E4': () => ['FI-E4'],
    'FI-E5': (o) => [o['scoring'] === 'wins' ? 'FI-E5.wins' : 'FI-E5'],
    'FI-E6': (o) => {
      const [deals, target] = [Number(o['deals']), Number(o['target'])];
      return [target > 0 ? ['FI-E6.target', { deals, target }] : ['FI-E6', { deals }]];
    },
  },
};
