/** Which clauses of Crazy Eights are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'prompt-play': 'CE-P1',
  'prompt-play-or-pass': 'CE-P1',
  'prompt-draw': 'CE-P5',
  'prompt-pass': 'CE-P7',
  'not-your-turn': 'CE-S5',
  'deal-over': 'CE-E1',
  'only-two': 'CE-P9',
} as const;

const jokers = (o: Options): number => Number(o['jokers']);
const target = (o: Options): number => Number(o['target']);

export const sections: Sections<SheetMessages> = {
  deal: {
    'CE-S1': (o, seats) => [
      jokers(o) > 0
        ? ['CE-S1.jokers', { seats, decks: Number(o['decks']), jokers: jokers(o) }]
        : ['CE-S1', { seats, decks: Number(o['decks']) }],
    ],
    'CE-S2': (o) => [
      typeof o['dealer'] === 'number' ? ['CE-S2.seat', { seat: o['dealer'] + 1 }] : 'CE-S2.lot',
      'CE-S2',
    ],
    'CE-S3': (o) => [['CE-S3', { cards: Number(o['handSize']) }]],
    'CE-S4': (o) => [
      'CE-S4',
      o['firstCard'] === 'redraw' && 'CE-S4.redraw',
      o['firstCard'] === 'plain' && 'CE-S4.plain',
    ],
    'CE-S5': () => ['CE-S5'],
  },
  playing: {
    'CE-P1': (o) => ['CE-P1', jokers(o) > 0 ? 'CE-P1.jokers' : 'CE-P1.eights'],
    'CE-P2': () => ['CE-P2'],
    'CE-P3': (o) => [jokers(o) > 0 && 'CE-P3'],
    'CE-P4': () => ['CE-P4'],
    'CE-P5': (o) => [
      o['mayDraw'] === true ? 'CE-P5.any' : 'CE-P5.none',
      o['drawRule'] === 'until' ? 'CE-P5.until' : o['drawRule'] === 'one' ? 'CE-P5.one' : 'CE-P5.three',
    ],
    'CE-P6': (o) => [o['recycle'] === true ? 'CE-P6.recycle' : 'CE-P6'],
    'CE-P7': (o) => [o['mayDraw'] === true && o['drawRule'] !== 'until' ? 'CE-P7' : 'CE-P7.bound'],
    'CE-P8': (o) => [o['recycle'] === true && 'CE-P8'],
    'CE-P9': (o, n) =>
      o['specials'] === true
        ? ['CE-P9', n > 2 ? 'CE-P9.queen' : 'CE-P9.again', n > 2 && 'CE-P9.ace', 'CE-P9.first']
        : [],
    'CE-P10': () => ['CE-P10'],
  },
  winning: {
    'CE-E1': () => ['CE-E1'],
    'CE-E2': () => ['CE-E2'],
    'CE-E3': () => ['CE-E3'],
    'CE-E4': () => ['CE-E4'],
    'CE-E5': (o) => [
      o['scoring'] === 'wins' && 'CE-E5.wins',
      o['scoring'] === 'points' && 'CE-E5.points',
      o['scoring'] === 'penalty' && 'CE-E5.penalty',
    ],
    'CE-E6': (o) => [
      target(o) > 0
        ? ['CE-E6.target', { deals: Number(o['deals']), target: target(o) }]
        : ['CE-E6', { deals: Number(o['deals']) }],
      o['scoring'] === 'penalty' ? 'CE-E6.lowest' : 'CE-E6.highest',
      'CE-E6.equal',
    ],
  },
};
