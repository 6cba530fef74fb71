/** Which clauses of Fan Tan are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import { card } from '../../face/words/sayings.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'not-next': 'FT-P1',
  'not-your-turn': 'FT-P2',
  'deal-over': 'FT-E1',
  'prompt-begin': 'FT-S6',
} as const;

const PACK = 52;
const areUnequal = (seats: number): boolean => PACK % seats > 0;
const isFirstCard = (start: unknown): start is '7D' | '7H' => start === '7D' || start === '7H';
const isFalsePass = (o: Options): boolean => o['honour'] === true;

export const sections: Sections<SheetMessages> = {
  deal: {
    'FT-S1': (_, seats) => [['FT-S1', { seats }]],
    'FT-S2': (o) => [['FT-S2', { count: Number(o['purse']) }]],
    'FT-S3': (o) => [
      typeof o['dealer'] === 'number' ? ['FT-S3.seat', { seat: o['dealer'] + 1 }] : 'FT-S3.lot',
      'FT-S3',
    ],
    'FT-S4': (_, seats) => ['FT-S4', areUnequal(seats) && 'FT-S4.more'],
    'FT-S5': (o, seats) => [
      ['FT-S5', { count: Number(o['ante']) }],
      areUnequal(seats) && Number(o['shortAnte']) > 0 && ['FT-S5.short', { count: Number(o['shortAnte']) }],
    ],
    'FT-S6': ({ start }) => [isFirstCard(start) ? ['FT-S6.card', { card: card(start) }] : 'FT-S6'],
  },
  playing: {
    'FT-P1': () => ['FT-P1'],
    'FT-P2': (o) => [[isFalsePass(o) ? 'FT-P2.honour' : 'FT-P2', { count: Number(o['passFee']) }]],
    'FT-P3': () => ['FT-P3'],
  },
  'false-passes': {
    'FT-H1': (o) => [isFalsePass(o) && 'FT-H1', isFalsePass(o) && isFirstCard(o['start']) && 'FT-H1.card'],
    'FT-H2': (o) => [isFalsePass(o) && 'FT-H2'],
    'FT-H3': (o) => [isFalsePass(o) && 'FT-H3'],
    'FT-H4': (o) => [isFalsePass(o) && 'FT-H4'],
    'FT-H5': (o) => [isFalsePass(o) && 'FT-H5'],
  },
  winning: {
    'FT-E1': () => ['FT-E1'],
    'FT-E2': (o) => [['FT-E2', { count: Number(o['cardFee']) }]],
    'FT-E3': () => ['FT-E3'],
    'FT-E4': (o) => [['FT-E4', { deals: Number(o['deals']), broke: String(o['untilBroke']) }]],
  },
};
