import { describe, expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { Shown } from '../../felt/table/shown.ts';
import type { GameFace, Reading } from '../../games/face/game-face.ts';
import type { Line } from '../../record/line.ts';
import { momentOf, ringsOfLine } from './moments.ts';

describe('the moment of a clause', () => {
  const moment = (packed: string, options: Record<string, boolean>, seats = 4) => ({ seats, options, line: 3, packed });
  /** `rule` says something else with the joker, `cards` are only counted; the clause XX-P2 is in force with the joker. */
  const reading: Reading = {
    howTo: [],
    sheet: ({ joker }) => [
      {
        heading: 'Play',
        clauses: [
          { clause: 'XX-P1', text: joker === true ? 'follow suit or play the joker' : 'follow suit' },
          ...(joker === true ? [{ clause: 'XX-P2', text: 'the joker wins' }] : []),
        ],
      },
    ],
    moments: {
      'XX-P1': [
        moment('plain', {}),
        moment('joker', { joker: true }),
        moment('long joker', { joker: true, long: true }),
      ],
      'XX-P2': [moment('wins', { joker: true })],
    },
    ruleOf: () => undefined,
  };
  const specs = ['joker', 'long'].map((key) => ({ key, values: [false, true], default: false }));
  const face = { options: { seats: { min: 2, max: 6 }, specs } } as unknown as GameFace;
  const at = (options: Record<string, boolean>) => ({ face, reading, options, seats: 4 });

  test.each([
    ['says the same as at the table', { joker: true, long: false }, 'joker'],
    ['has the fewest other options among those', { joker: true, long: true }, 'long joker'],
    ['has at least the nearest options', { joker: false, long: true }, 'plain'],
  ])('%s', (_name, options, packed) => {
    expect(momentOf('XX-P1', at(options))).toMatchObject({ moment: { packed }, alike: true });
  });

  test('of another table says what the clause says there', () => {
    expect(momentOf('XX-P2', at({ joker: false, long: false }))).toMatchObject({
      text: 'the joker wins',
      alike: false,
    });
  });

  test('is missing where nothing can be seen', () => {
    expect(momentOf('XX-S1', at({ joker: false, long: false }))).toBeUndefined();
  });
});

describe('what is ringed of a line', () => {
  const box = (x: number): Box => ({ x, y: 0, width: 10, height: 10 });
  const shown = {
    hand: [{ card: 'AS' as Card, box: box(1), strip: box(1), angleRad: 0.2 }],
    cards: { KH: box(2) },
    spots: { stock: box(3), pot: box(4) },
    plates: [box(5), box(6)],
  } as unknown as Shown;

  test.each<[string, Line, readonly number[]]>([
    ['cards that are moved', { type: 'move', cards: ['AS', 'KH'], from: 'hand/0', to: 'trick', why: 'play' }, [1, 2]],
    ['the place of hidden ones', { type: 'move', cards: ['??'], from: 'hand/0', to: 'stock', why: 'give' }, [3]],
    ['the cards that may be played', { type: 'turn', legal: { '1': [{ type: 'play', card: 'KH' }] } }, [2]],
    ['who may do something without cards', { type: 'turn', legal: { '1': [{ type: 'draw' }] } }, [6]],
    ['pot and purse', { type: 'chips', from: 'purse/0', to: 'pot', amount: 1, why: 'ante' }, [5, 4]],
    ['who has won', { type: 'deal-end', winners: [1], why: 'out', totals: [0, 1] }, [6]],
  ])('%s', (_name, line, xs) => {
    expect(ringsOfLine(line, shown).map((ring) => ring.box.x)).toEqual(xs);
  });

  test('a card of the own hand lies askew, and so does its ring', () => {
    const line: Line = { type: 'act', seat: 0, action: { type: 'play', card: 'AS' } };
    expect(ringsOfLine(line, shown).map((ring) => ring.angleRad)).toEqual([0.2]);
  });
});
