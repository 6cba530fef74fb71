import { describe, expect, test } from 'vitest';
import type { GameFace } from '../../games/face/game-face.ts';
import type { Line } from '../../record/line.ts';
import { lookBack } from './look-back.ts';

const TRICKS: Pick<GameFace, 'trick'> = { trick: 'trick' };
const NONE: Pick<GameFace, 'trick'> = {};
const deal: Line = { type: 'deal', deal: 1, dealer: 0, deck: [] };
const act = (seat: number): Line => ({ type: 'act', seat, action: { type: 'play' } });
const plays = (seat: number, card: 'AS' | 'KS' | '2S' | '3S'): Line[] => [
  act(seat),
  { type: 'move', cards: [card], from: `hand/${String(seat)}`, to: 'trick', why: 'play' },
];
const takes = (seat: number): Line => ({
  type: 'move',
  cards: ['AS', 'KS'],
  from: 'trick',
  to: `won/${String(seat)}`,
  why: 'collect',
});

describe('the last trick', () => {
  test('lies there before it is taken, with who played what', () => {
    const lines = [
      deal,
      ...plays(0, '2S'),
      ...plays(1, '3S'),
      takes(1),
      ...plays(1, 'KS'),
      ...plays(0, 'AS'),
      takes(0),
      ...plays(0, '2S'),
    ];
    expect(lookBack(lines, TRICKS, 0)).toEqual({
      what: 'trick',
      from: 10,
      played: [
        { seat: 1, card: 'KS' },
        { seat: 0, card: 'AS' },
      ],
    });
  });

  test('of a deal before is not shown: nobody has acted in this one', () => {
    expect(lookBack([deal, ...plays(0, '2S'), ...plays(1, '3S'), takes(1), deal], TRICKS, 0)).toBeUndefined();
  });
});

describe('the last turn, where no trick is over,', () => {
  test.each([
    ['is what others did since the own one', [deal, act(0), act(1), act(2)], 2],
    ['is the same while the person is at its turn', [deal, act(0), act(1), act(2), act(0), act(0)], 2],
    ['is all that was done before the own first one', [deal, act(1), act(2)], 1],
    ['is the own one where only that was', [deal, act(0)], 1],
  ])('%s', (_name, lines, from) => {
    expect(lookBack(lines, NONE, 0)).toEqual({ what: 'turn', from, played: [] });
  });

  test('is nothing before anybody has acted', () => {
    expect(lookBack([deal], NONE, 0)).toBeUndefined();
    expect(lookBack([], NONE, 0)).toBeUndefined();
  });
});
