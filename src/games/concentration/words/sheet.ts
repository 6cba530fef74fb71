/** Which clauses of Concentration are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'not-won': 'CO-P4',
  'not-your-turn': 'CO-P5',
  'deal-over': 'CO-E1',
} as const;

const hasJokers = (o: Options): boolean => o['jokers'] === true;
const isLimited = (o: Options): boolean => Number(o['turnLimit']) > 0 || Number(o['clock']) > 0;
const cardsOf = (o: Options): number => Number(o['decks']) * (4 * Number(o['ranks']) + (hasJokers(o) ? 2 : 0));

export const sections: Sections<SheetMessages> = {
  table: {
    'CO-S1': (_, seats) => [['CO-S1', { seats }]],
    'CO-S2': (o) => [
      [
        'CO-S2',
        {
          cards: cardsOf(o),
          decks: Number(o['decks']),
          ranks: Number(o['ranks']),
          jokers: String(hasJokers(o)),
        },
      ],
    ],
    'CO-S3': (o, seats) =>
      seats > 1
        ? [typeof o['dealer'] === 'number' ? ['CO-S3.seat', { seat: o['dealer'] + 1 }] : 'CO-S3.lot', 'CO-S3']
        : [],
    'CO-S4': () => ['CO-S4'],
  },
  playing: {
    'CO-P1': (_, seats) => [seats > 1 ? 'CO-P1' : 'CO-P1.alone'],
    'CO-P2': () => ['CO-P2'],
    'CO-P3': (o) => [['CO-P3', { match: String(o['match']) }], hasJokers(o) && 'CO-P3.jokers'],
    'CO-P4': (o, seats) => ['CO-P4', seats > 1 && (o['again'] === true ? 'CO-P4.again' : 'CO-P4.next')],
    'CO-P5': (_, seats) => [seats > 1 ? 'CO-P5' : 'CO-P5.alone'],
    'CO-P6': (_, seats) => [seats > 1 && 'CO-P6'],
    'CO-P7': (o, seats) => [
      seats === 1 && Number(o['turnLimit']) > 0 && ['CO-P7.turns', { turns: Number(o['turnLimit']) }],
      seats === 1 && Number(o['clock']) > 0 && ['CO-P7.clock', { seconds: Number(o['clock']) }],
    ],
  },
  winning: {
    'CO-E1': (o, seats) => [seats === 1 && isLimited(o) ? 'CO-E1.alone' : 'CO-E1'],
    'CO-E2': (_, seats) => [seats > 1 ? 'CO-E2' : 'CO-E2.alone'],
    'CO-E3': (_, seats) => [seats > 1 ? 'CO-E3' : 'CO-E3.alone'],
    'CO-E4': (o, seats) => [['CO-E4', { deals: Number(o['deals']) }], seats > 1 && 'CO-E4.total'],
  },
};
