/** Which clauses of Trex are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'first-contract': 'TX-P1',
  'only-doubled': 'TX-P2',
  'no-heart-lead': 'TX-P5',
  'prompt-follow': 'TX-P4',
  'prompt-void': 'TX-P4',
  'first-keep': 'TX-P3',
  'not-next': 'TX-P8',
  'not-your-turn': 'TX-S4',
  'deal-over': 'TX-E9',
} as const;

const areFive = (o: Options): boolean => o['contracts'] === 'five';
const isDoubling = (o: Options): boolean => o['doubling'] === true;

export const sections: Sections<SheetMessages> = {
  deal: {
    'TX-S1': () => ['TX-S1'],
    'TX-S2': (o) => ['TX-S2', o['direction'] === 'clockwise' ? 'TX-S2.clockwise' : 'TX-S2.counterclockwise'],
    'TX-S3': () => ['TX-S3'],
    'TX-S4': () => ['TX-S4'],
    'TX-S5': (o) => [Number(o['kingdoms']) > 1 && 'TX-S5', ['TX-S5.kingdoms', { kingdoms: Number(o['kingdoms']) }]],
    'TX-S6': () => ['TX-S6'],
  },
  playing: {
    'TX-P1': (o) => [areFive(o) ? 'TX-P1' : 'TX-P1.complex'],
    'TX-P2': (o) => [isDoubling(o) && (areFive(o) ? 'TX-P2' : 'TX-P2.complex')],
    'TX-P3': () => ['TX-P3'],
    'TX-P4': () => ['TX-P4'],
    'TX-P5': (o) => [areFive(o) && 'TX-P5'],
    'TX-P6': () => ['TX-P6'],
    'TX-P7': (o) => [o['earlyStop'] === true ? 'TX-P7.stop' : 'TX-P7'],
    'TX-P8': () => ['TX-P8'],
    'TX-P9': () => ['TX-P9'],
    'TX-P10': (o) => [o['earlyStop'] === true ? 'TX-P10' : 'TX-P10.all'],
    'TX-P11': (o) => [o['showTwos'] === true && 'TX-P11'],
  },
  scoring: {
    'TX-E1': (o) => [o['diamonds'] === -10 ? 'TX-E1.minus' : 'TX-E1'],
    'TX-E2': () => ['TX-E2'],
    'TX-E3': (o) => ['TX-E3', isDoubling(o) && 'TX-E3.doubled'],
    'TX-E4': (o) => ['TX-E4', isDoubling(o) && 'TX-E4.doubled'],
    'TX-E5': (o) => [isDoubling(o) && (o['ownDouble'] === 'leader' ? 'TX-E5' : 'TX-E5.single')],
    'TX-E6': () => ['TX-E6'],
    'TX-E7': (o) => [!areFive(o) && 'TX-E7'],
    'TX-E8': () => ['TX-E8'],
    'TX-E9': () => ['TX-E9'],
    'TX-E10': (o) => [o['partners'] === true ? 'TX-E10.partners' : 'TX-E10'],
  },
};
