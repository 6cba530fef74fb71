/** Which clauses of Newmarket are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'first-extra': 'NM-W1',
  'lead-lowest': 'NM-P1',
  'prompt-due': 'NM-P2',
  'next-card': 'NM-P2',
  'stopped-colour': 'NM-P3',
  'stopped-suit': 'NM-P3',
  'prompt-lead': 'NM-P3',
  'not-your-turn': 'NM-P2',
  'deal-over': 'NM-P7',
} as const;

const PACK = 52;
const mayExchange = (o: Options): boolean => o['widow'] !== 'none';
const isAuction = (o: Options): boolean => o['widow'] === 'auction';
const isClaim = (o: Options): boolean => o['collect'] === 'claim';
const kittyOf = (o: Options): number => Number(o['kitty']);

export const sections: Sections<SheetMessages> = {
  deal: {
    'NM-S1': (_, seats) => [['NM-S1', { seats }]],
    'NM-S2': (o) => [['NM-S2', { count: Number(o['purse']) }]],
    'NM-S3': (o) => [
      typeof o['dealer'] === 'number' ? ['NM-S3.seat', { seat: o['dealer'] + 1 }] : 'NM-S3.lot',
      'NM-S3',
    ],
    'NM-S4': (_, seats) => [['NM-S4', { hands: seats + 1 }], PACK % (seats + 1) > 0 && 'NM-S4.more'],
    'NM-S5': (o) => [
      [o['layout'] === 'kings' ? 'NM-S5.kings' : 'NM-S5', { count: Number(o['ante']) }],
      o['dealerDouble'] === true && 'NM-S5.double',
      kittyOf(o) > 0 && ['NM-S5.kitty', { count: kittyOf(o) }],
      'NM-S5.left',
    ],
  },
  'extra-hand': {
    'NM-W1': (o) => [mayExchange(o) && 'NM-W1'],
    'NM-W2': (o) => [mayExchange(o) && 'NM-W2'],
    'NM-W3': (o) => [isAuction(o) && 'NM-W3'],
    'NM-W4': (o) => [isAuction(o) && 'NM-W4'],
    'NM-W5': ({ widow }) => [widow === 'exchange' && 'NM-W5.unsold', widow === 'none' && 'NM-W5.none'],
  },
  playing: {
    'NM-P1': () => ['NM-P1'],
    'NM-P2': () => ['NM-P2'],
    'NM-P3': (o) => [['NM-P3', { lead: String(o['lead']) }]],
    'NM-P4': (o) => [o['lead'] !== 'any' && (o['noLead'] === 'left' ? 'NM-P4.left' : 'NM-P4')],
    'NM-P5': () => ['NM-P5'],
    'NM-P6': (o) => [isClaim(o) ? 'NM-P6.claim' : 'NM-P6'],
    'NM-P7': () => ['NM-P7'],
  },
  claiming: {
    'NM-C1': (o) => [isClaim(o) && 'NM-C1'],
    'NM-C2': (o) => [isClaim(o) && 'NM-C2'],
    'NM-C3': (o) => [isClaim(o) && 'NM-C3'],
    'NM-C4': (o) => [isClaim(o) && 'NM-C4'],
  },
  winning: {
    'NM-E1': (o) => [['NM-E1', { count: Number(o['cardFee']) }], kittyOf(o) > 0 && 'NM-E1.kitty'],
    'NM-E2': () => ['NM-E2'],
    'NM-E3': (o) => [o['lastPots'] === 'winner' ? 'NM-E3.winner' : 'NM-E3'],
    'NM-E4': (o) => [['NM-E4', { deals: Number(o['deals']), broke: String(o['untilBroke']) }]],
  },
};
