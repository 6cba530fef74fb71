import { describe, expect, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { cutIntoSteps, eyesOf } from './steps.ts';

const deal = (n: number): Line => ({ type: 'deal', deal: n, dealer: 0, deck: ['AS', 'KS'] });
const dealt = (card: 'AS' | 'KS' | '??', to: string): Line => ({
  type: 'move',
  cards: [card],
  from: 'stock',
  to,
  why: 'deal',
});
const turn: Line = { type: 'turn', legal: {} };
const act: Line = { type: 'act', seat: 0, action: { type: 'play', card: 'AS' } };
const end = (type: 'deal-end' | 'game-end'): Line => ({ type, winners: [0], why: 'out', totals: [1, 0] });

describe('the steps of a record', () => {
  test('go from choice to choice, the deck and the ends among them', () => {
    const lines = [
      deal(1),
      dealt('AS', 'hand/0'),
      turn,
      act,
      turn,
      act,
      end('deal-end'),
      deal(2),
      turn,
      end('game-end'),
    ];
    expect(cutIntoSteps(lines)).toEqual({
      cuts: [1, 3, 5, 7, 8, 9, 10],
      deals: [
        { deal: 1, step: 0 },
        { deal: 2, step: 4 },
      ],
    });
  });

  test('end where an unfinished record ends', () => {
    expect(cutIntoSteps([deal(1), turn, act]).cuts).toEqual([1, 2, 3]);
  });
});

describe('the eyes of a record', () => {
  test.each([
    ['one seat’s', [dealt('??', 'hand/0'), dealt('AS', 'hand/1')], 1],
    ['everybody’s', [dealt('KS', 'hand/0'), dealt('AS', 'hand/1')], undefined],
    ['a bystander’s', [dealt('??', 'hand/0'), dealt('??', 'hand/1')], undefined],
  ])('%s', (_name, lines, seat) => {
    expect(eyesOf(lines)).toBe(seat);
  });
});
