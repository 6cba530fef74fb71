import { describe, expect, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { cutIntoSteps, eyesOf, playedCards } from './steps.ts';

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

  test('the last deal and the game end in one', () => {
    expect(cutIntoSteps([deal(1), turn, act, end('deal-end'), end('game-end')]).cuts).toEqual([1, 2, 5]);
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
    ['one seat’s, where cards before others lie open', [dealt('AS', 'hand/1'), dealt('KS', 'up/0')], 1],
    ['a bystander’s, where the table lies open', [dealt('??', 'hand/0'), dealt('KS', 'column/3')], undefined],
  ])('%s', (_name, lines, seat) => {
    expect(eyesOf(lines)).toBe(seat);
  });
});

describe('the cards that were played', () => {
  const played = (seat: number, action: Record<string, string | readonly string[]>): Line => ({
    type: 'act',
    seat,
    action: { type: 'play', ...action },
  });
  const lines = [
    deal(1),
    turn,
    played(1, { card: 'KS' }),
    turn,
    played(0, { cards: ['AS', '??'], place: 'discard', suit: 'S' }),
    turn,
    played(1, { card: 'KS' }),
    end('deal-end'),
    deal(2),
    turn,
    played(0, { type: 'draw' }),
    turn,
    played(1, { card: 'AS' }),
    end('game-end'),
  ];

  test('are what a note tells of the place that an action names', () => {
    const flip = played(1, { place: 'grid/3' });
    const told: Line = { type: 'note', seat: 1, what: 'show', cards: ['KS'], place: 'grid/3' };
    const other: Line = { ...told, cards: ['AS'], place: 'grid/4' };
    const lines = [deal(1), turn, flip, other, told, turn];
    expect(playedCards(lines, cutIntoSteps(lines))).toEqual([[{ card: 'KS', seat: 1, step: 2 }]]);
  });

  test('stand by deal, in card order, each with who played it and the step that shows it', () => {
    expect(playedCards(lines, cutIntoSteps(lines))).toEqual([
      [
        { card: 'AS', seat: 0, step: 3 },
        { card: 'KS', seat: 1, step: 2 },
        { card: 'KS', seat: 1, step: 4 },
      ],
      [{ card: 'AS', seat: 1, step: 8 }],
    ]);
  });

  test('of a record without a deal are none', () => {
    expect(playedCards([act], cutIntoSteps([act]))).toEqual([]);
  });
});
