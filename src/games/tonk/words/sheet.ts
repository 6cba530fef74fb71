/** Which clauses of Tonk are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'first-draw': 'TO-P2',
  'prompt-tonk': 'TO-S8',
  'not-back': 'TO-P8',
  'one-moment': 'TO-P9',
  'not-your-turn': 'TO-P1',
  'deal-over': 'TO-E6',
} as const;

const forChips = (o: Options): boolean => Number(o['stake']) > 0;
const high = (o: Options): number => Number(o['tonkHigh']);
const low = (o: Options): number => Number(o['tonkLow']);
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

export const sections: Sections<SheetMessages> = {
  deal: {
    'TO-S1': (_, seats) => [['TO-S1', { seats }]],
    'TO-S2': () => ['TO-S2'],
    'TO-S3': (o) => [forChips(o) && ['TO-S3', { purse: Number(o['purse']), stake: Number(o['stake']) }]],
    'TO-S4': (o) => [
      typeof o['dealer'] === 'number' ? ['TO-S4.seat', { seat: o['dealer'] + 1 }] : 'TO-S4.lot',
      'TO-S4',
    ],
    'TO-S5': () => ['TO-S5'],
    'TO-S6': (o) => [o['upcard'] === true ? 'TO-S6.up' : 'TO-S6'],
    'TO-S7': (o) => [high(o) > 0 && ['TO-S7', { high: high(o) }], low(o) > 0 && ['TO-S7.low', { low: low(o) }]],
    'TO-S8': (o) => [(high(o) > 0 || low(o) > 0) && (forChips(o) ? 'TO-S8' : 'TO-S8.points')],
  },
  playing: {
    'TO-P1': () => ['TO-P1'],
    'TO-P2': () => ['TO-P2'],
    'TO-P3': () => ['TO-P3'],
    'TO-P4': (_, seats) => [['TO-P4', { count: 2 * seats }]],
    'TO-P5': (o) => ['TO-P5', o['aceHigh'] === true ? 'TO-P5.high' : 'TO-P5.low'],
    'TO-P6': () => ['TO-P6'],
    'TO-P7': (o) => [
      o['bar'] === 'none' ? 'TO-P7.none' : ['TO-P7', { drop: yesNo(o['bar'] === 'spread-drop') }],
      o['bar'] !== 'none' && o['barStack'] === true && 'TO-P7.stack',
    ],
    'TO-P8': (o) => [o['returnTaken'] === true ? 'TO-P8.any' : 'TO-P8'],
    'TO-P9': ({ slap }, seats) => [
      seats === 2 || slap === 'off' ? 'TO-P9' : slap === 'any' ? 'TO-P9.any' : 'TO-P9.table',
    ],
    'TO-P10': () => ['TO-P10'],
  },
  winning: {
    'TO-E0': (o) => ['TO-E0', o['count'] === 'unmatched' ? 'TO-E0.unmatched' : 'TO-E0.all'],
    'TO-E1': (o) => [forChips(o) ? 'TO-E1' : 'TO-E1.points'],
    'TO-E2': (o) => [!forChips(o) ? 'TO-E2.points' : o['caught'] === 'single' ? 'TO-E2.single' : 'TO-E2'],
    'TO-E3': (o) => [forChips(o) ? 'TO-E3' : 'TO-E3.points'],
    'TO-E4': (o) => [forChips(o) ? 'TO-E4' : 'TO-E4.points'],
    'TO-E5': (o) => [forChips(o) ? 'TO-E5' : 'TO-E5.points'],
    'TO-E6': () => ['TO-E6'],
    'TO-E7': (o) => [!forChips(o) && 'TO-E7'],
    'TO-E8': (o) => [
      ['TO-E8', { deals: Number(o['deals']), broke: yesNo(o['untilBroke'] === true) }],
      forChips(o) ? 'TO-E8.chips' : 'TO-E8.points',
    ],
  },
};
