/** Which clauses of Jack Change It are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'prompt-play': 'JC-P1',
  'only-answers': ['JC-P5', 'JC-P10'],
  'prompt-draw': 'JC-P3',
  'prompt-pass': 'JC-P3',
  'only-drawn': 'JC-P12',
  'prompt-last-draw': 'JC-P2',
  'not-your-turn': 'JC-S5',
  'deal-over': 'JC-E1',
} as const;

const target = (o: Options): number => Number(o['target']);

export const sections: Sections<SheetMessages> = {
  deal: {
    'JC-S1': (_, seats) => [['JC-S1', { seats }]],
    'JC-S2': (o) => [
      typeof o['dealer'] === 'number' ? ['JC-S2.seat', { seat: o['dealer'] + 1 }] : 'JC-S2.lot',
      'JC-S2',
    ],
    'JC-S3': () => ['JC-S3'],
    'JC-S4': (o, n) => [
      'JC-S4',
      n > 2 ? 'JC-S4.tricks' : 'JC-S4.tricks-of-two',
      o['firstCard'] === 'redraw' && 'JC-S4.redraw',
      o['firstCard'] === 'plain' && 'JC-S4.plain',
      o['firstCard'] === 'active' && 'JC-S4.active',
    ],
    'JC-S5': () => ['JC-S5'],
  },
  playing: {
    'JC-P1': (o) => ['JC-P1', o['jackWhen'] === 'any' && 'JC-P1.any', o['jackOnJack'] === true && 'JC-P1.answer'],
    'JC-P2': (o) => [o['lastTrick'] === true ? 'JC-P2.any' : 'JC-P2'],
    'JC-P3': (o) => [
      'JC-P3',
      o['playDrawn'] === true
        ? o['mayDraw'] === true
          ? 'JC-P3.free-open'
          : 'JC-P3.bound-open'
        : o['mayDraw'] === true
          ? 'JC-P3.free'
          : 'JC-P3.bound',
      'JC-P3.pass',
    ],
    'JC-P4': () => ['JC-P4'],
    'JC-P5': (o) => [o['stackAce'] !== true && 'JC-P5'],
    'JC-P6': (o) => ['JC-P6', o['stackAce'] !== true && 'JC-P6.alone'],
    'JC-P7': (o) => [
      o['combo'] !== 'off' && (o['combo'] === '2H' ? 'JC-P7.hearts' : 'JC-P7'),
      o['combo'] !== 'off' && o['lastTrick'] !== true && 'JC-P7.keep',
    ],
    'JC-P8': (o) => [o['afterPenalty'] === 'end' ? 'JC-P8.over' : 'JC-P8', 'JC-P8.after'],
    'JC-P9': (o, n) => [
      n > 2 ? 'JC-P9.eight' : 'JC-P9.again',
      n > 2 && 'JC-P9.queen',
      o['jackNames'] === 'any' ? 'JC-P9.jack-any' : 'JC-P9.jack',
    ],
    'JC-P10': (o) => [o['stackAce'] === true && 'JC-P10'],
    'JC-P11': () => ['JC-P11'],
    'JC-P12': (o) => (o['playDrawn'] === true ? ['JC-P12', 'JC-P12.ends'] : []),
    'JC-P13': (o) => [o['afterPenalty'] === 'play' && 'JC-P13'],
  },
  winning: {
    'JC-E1': () => ['JC-E1'],
    'JC-E2': () => ['JC-E2'],
    'JC-E3': () => ['JC-E3'],
    'JC-E4': (o) => [o['scoring'] === 'cards' ? 'JC-E4.cards' : 'JC-E4'],
    'JC-E5': (o) => [
      target(o) > 0
        ? ['JC-E5.target', { deals: Number(o['deals']), target: target(o) }]
        : ['JC-E5', { deals: Number(o['deals']) }],
      'JC-E5.equal',
    ],
  },
};
