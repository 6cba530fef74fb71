import { describe, expect, it, test } from 'vitest';
import { isView, troubleInView } from './check-view.ts';
import type { Line } from './line.ts';
import type { NumberedLine } from './parse.ts';

const numbered = (lines: readonly Line[]): NumberedLine[] => lines.map((line, i) => ({ at: i + 1, text: '', line }));

const game: Line = {
  type: 'game',
  format: 'card-record/1',
  game: 'xx',
  seats: 2,
  options: {},
  players: ['human', 'plain/1'],
};
const deal: Line = { type: 'deal', deal: 1, dealer: 0, deck: ['??', '??', '??', '??'] };
const own: Line = { type: 'move', cards: ['7H'], from: 'stock', to: 'hand/0', why: 'deal' };
const others: Line = { type: 'move', cards: ['??'], from: 'stock', to: 'hand/1', why: 'deal' };
const played: Line = { type: 'move', cards: ['9H'], from: 'hand/1', to: 'trick', why: 'play' };
const over: Line = { type: 'game-end', winners: [0], why: 'out', totals: [1, 0] };
const good: readonly Line[] = [game, deal, own, others, { type: 'turn', legal: {} }, played];

test.each<[string, readonly Line[], boolean]>([
  ['a hidden deck', [game, deal], true],
  ['a deck with one hidden card', [game, { ...deal, deck: ['AS', '??'] }], true],
  ['a known deck', [game, { ...deal, deck: ['AS', 'KS', 'QS', 'JS'] }, others], false],
  ['no deck at all, and no seed', [game], true],
  ['no deck at all, but a seed', [{ ...game, seed: 's' }], false],
])('%s: is it a view?', (_name, lines, view) => {
  expect(isView(numbered(lines))).toBe(view);
});

describe('a view from outside', () => {
  it('is accepted if every card can lie where it is taken from', () => {
    expect(troubleInView(numbered([...good, over]), 4)).toBeUndefined();
  });

  test.each<[string, readonly Line[], number, string]>([
    ['a second game line', [...good, game], 7, 'a second "game" line'],
    ['a line after the end', [...good, over, own], 8, 'the game is over'],
    ['a deck of another size', [game, { ...deal, deck: ['??'] }], 2, 'the deck does not have 4 cards'],
    [
      'more cards than the place has',
      [...good, { type: 'move', cards: ['??', '??', '??'], from: 'stock', to: 'hand/1', why: 'draw' }],
      7,
      'stock does not have that many cards',
    ],
    ['cards from an empty place', [...good, { ...played, from: 'meld/0' }], 7, 'meld/0 does not have that many cards'],
    [
      'a known card of another hand',
      [...good, { ...played, cards: ['8H'], from: 'hand/0' }],
      7,
      'does not lie in hand/0',
    ],
    [
      'one known card too many among hidden ones',
      [game, deal, own, { ...others, to: 'hand/0' }, { ...played, cards: ['8H', '9H'], from: 'hand/0' }],
      5,
      'does not lie in hand/0',
    ],
    [
      'a shuffle of too few cards',
      [...good, { type: 'shuffle', place: 'stock', cards: ['??'] }],
      7,
      'has a different number of cards',
    ],
  ])('is refused with %s', (_name, lines, at, detail) => {
    const trouble = troubleInView(numbered(lines), 4);
    expect(trouble).toMatchObject({ ok: false, why: 'differs', at });
    expect(trouble?.detail).toContain(detail);
  });

  it('accepts that a move names a hidden card, and that a shuffle hides all again', () => {
    const shuffle: Line = { type: 'shuffle', place: 'trick', cards: ['??'] };
    const again: Line = { ...played, cards: ['8H'], from: 'trick', to: 'hand/0' };
    expect(troubleInView(numbered([...good, shuffle, again]), 4)).toBeUndefined();
    expect(troubleInView(numbered([...good, again]), 4)).toMatchObject({ at: 7 });
  });
});
