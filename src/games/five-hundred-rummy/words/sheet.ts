/** Which clauses of 500 Rummy are in force at a table, and by which of their sentences. */
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'first-draw': 'FR-P1',
  'prompt-draw': 'FR-P2',
  'not-fitting': 'FR-M6',
  'first-lay': 'FR-P4',
  'not-your-turn': 'FR-P1',
  'deal-over': 'FR-P7',
} as const;

const MOST_WITH_ONE_PACK = 4; // seats

export const sections: Sections<SheetMessages> = {
  deal: {
    'FR-S1': ({ jokers }, seats) => [
      seats <= MOST_WITH_ONE_PACK
        ? jokers === true
          ? 'FR-S1.jokers'
          : 'FR-S1'
        : jokers === true
          ? 'FR-S1.two-jokers'
          : 'FR-S1.two',
    ],
    'FR-S2': (o) => [
      typeof o['dealer'] === 'number' ? ['FR-S2.seat', { seat: o['dealer'] + 1 }] : 'FR-S2.lot',
      'FR-S2',
    ],
    'FR-S3': (o, seats) => [seats === 2 ? ['FR-S3.two', { count: Number(o['twoHand']) }] : 'FR-S3'],
    'FR-S4': () => ['FR-S4'],
  },
  melds: {
    'FR-M1': () => ['FR-M1'],
    'FR-M2': () => ['FR-M2'],
    'FR-M3': (o) => [o['jokers'] === true && 'FR-M3'],
    'FR-M4': () => ['FR-M4'],
    'FR-M5': () => ['FR-M5'],
    'FR-M6': () => ['FR-M6'],
    'FR-M7': () => ['FR-M7'],
  },
  playing: {
    'FR-P1': () => ['FR-P1'],
    'FR-P2': () => ['FR-P2'],
    'FR-P3': () => ['FR-P3'],
    'FR-P4': () => ['FR-P4'],
    'FR-P5': () => ['FR-P5'],
    'FR-P6': (o, seats) => [seats > 2 && o['rummyCalls'] === true ? 'FR-P6.calls' : 'FR-P6'],
    'FR-P7': (o) => [o['goingOut'] === 'any' ? 'FR-P7.any' : 'FR-P7'],
    'FR-P8': ({ goingOut }) => [goingOut === 'discard' && 'FR-P8.discard', goingOut === 'float' && 'FR-P8.float'],
    'FR-P9': (o) => [['FR-P9', { stockOut: String(o['stockOut']) }]],
  },
  scoring: {
    'FR-E1': (o) => [o['cardValues'] === 'fives' ? 'FR-E1.fives' : 'FR-E1', o['jokers'] === true && 'FR-E1.joker'],
    'FR-E2': () => ['FR-E2'],
    'FR-E3': () => ['FR-E3'],
    'FR-E4': (o) => [['FR-E4', { target: Number(o['target']) }]],
    'FR-E5': () => ['FR-E5'],
  },
};
