/** Which clauses of Piquet are in force at a table, and by which of their sentences. */
import type { Options } from '../../../record/line.ts';
import type { Sections } from '../../face/words/sheet.ts';
import type { SheetMessages } from './messages.ts';

export { default as shown } from '../shown.json';

/** Why a card cannot be played: the message that says so → the clause that it goes back to. */
export const refusals = {
  'prompt-elder': 'PQ-X1',
  'prompt-laid-out': 'PQ-X1',
  'prompt-draw': 'PQ-X1',
  'prompt-younger': 'PQ-X3',
  'first-kind': 'PQ-D4',
  'prompt-lead': 'PQ-P1',
  'prompt-follow': 'PQ-P1',
  'prompt-void': 'PQ-P1',
  'prompt-carte-blanche': 'PQ-X5',
  'prompt-reserved': 'PQ-X7',
  'first-talon': 'PQ-X4',
  'not-your-turn': 'PQ-P1',
  'deal-over': 'PQ-E1',
} as const;

const late = (options: Options): boolean => options['youngerDeclares'] === 'after-lead';

export const sections: Sections<SheetMessages> = {
  deal: {
    'PQ-S1': () => ['PQ-S1'],
    'PQ-S2': (o) => [
      o['firstDealer'] === 'cut' ? 'PQ-S2.cut' : ['PQ-S2.seat', { seat: Number(o['firstDealer']) + 1 }],
      'PQ-S2',
    ],
    'PQ-S3': () => ['PQ-S3'],
  },
  exchange: {
    'PQ-X1': () => ['PQ-X1'],
    'PQ-X2': () => ['PQ-X2'],
    'PQ-X3': () => ['PQ-X3'],
    'PQ-X4': () => ['PQ-X4'],
    'PQ-X5': () => ['PQ-X5'],
    'PQ-X6': () => ['PQ-X6'],
    'PQ-X7': () => ['PQ-X7'],
  },
  declaring: {
    'PQ-D1': () => ['PQ-D1'],
    'PQ-D2': () => ['PQ-D2'],
    'PQ-D3': () => ['PQ-D3'],
    'PQ-D4': () => ['PQ-D4'],
    'PQ-D5': () => ['PQ-D5'],
    'PQ-D6': () => ['PQ-D6'],
    'PQ-D7': () => ['PQ-D7'],
    'PQ-D8': () => ['PQ-D8'],
    'PQ-D9': (o) => [!late(o) && 'PQ-D9'], // then PQ-D11 says when
    'PQ-D10': () => ['PQ-D10'],
    'PQ-D11': (o) => [late(o) && 'PQ-D11'],
  },
  play: {
    'PQ-P1': () => ['PQ-P1'],
    'PQ-P2': () => ['PQ-P2'],
    'PQ-P3': (o) => [o['playScoring'] === 'classic' ? 'PQ-P3.classic' : 'PQ-P3'],
    'PQ-P4': () => ['PQ-P4'],
    'PQ-P5': () => ['PQ-P5'],
    'PQ-P6': () => ['PQ-P6'],
  },
  bonus: {
    'PQ-B1': () => ['PQ-B1'],
    'PQ-B2': (o) => ['PQ-B2', o['cardsInPique'] === true ? 'PQ-B2.cards' : 'PQ-B2.no-cards'],
    'PQ-B3': (o) => ['PQ-B3', late(o) && 'PQ-B3.late'],
  },
  end: {
    'PQ-E1': () => ['PQ-E1'],
    'PQ-E2': (o) => ['PQ-E2', o['tie'] === 'draw' ? 'PQ-E2.draw' : 'PQ-E2.more'],
    'PQ-E3': () => ['PQ-E3'],
    'PQ-E4': () => ['PQ-E4'],
  },
};
