/** What is said of a card that cannot be played at a Crazy Eights table. */
import { expect, test } from 'vitest';
import { fold } from '../../record/fold.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import type { TableView } from '../face/game-face.ts';
import { face } from './face.ts';

const en = await face.words('en');

/** Seat 0 on turn, with a nine of spades up. */
function sightOf(legal: readonly Action[], told: readonly Line[] = [], options: Options = {}): TableView {
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 1, deck: ['KD', '4H', '9S', '8D'] },
    { type: 'move', cards: ['KD', '4H'], from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'move', cards: ['9S'], from: 'stock', to: 'discard', why: 'upcard' },
    ...told,
    { type: 'turn', legal: { 0: legal } },
  ];
  return { places: fold(lines), seat: 0, legal, names: ['Mari', 'Kaede'], options, lines };
}

test.each<[string, string, Action[]]>([
  ['CE-P1 what goes on the card that is up, where something does', 'Play a spade, a nine or an eight.', [{ type: 'play', card: '4S' }]],
  ['CE-P6 that one must draw, where nothing does', 'You need a spade, a nine or an eight but have none: draw a card.', [{ type: 'draw' }]],
  ['CE-P7 that one must pass, where nothing can be drawn', 'You need a spade, a nine or an eight but have none and cannot draw: pass.', [{ type: 'pass' }]],
])('a card that cannot be played is told %s', (_, text, legal) => {
  expect(en.refusal('KD', sightOf(legal))).toBe(text);
}); // prettier-ignore

test('CE-P9 a card that is no two is told that only a two answers', () => {
  const due: Line = { type: 'note', seat: 0, what: 'penalty', amount: 2 };
  expect(en.refusal('KD', sightOf([{ type: 'draw' }], [due]))).toBe('Only a two answers a two.');
});

const SEVEN: Action = { type: 'play', card: '7S' };
const PASS: Action = { type: 'pass' };
const HEARTS: readonly Line[] = [
  { type: 'move', cards: ['8D'], from: 'stock', to: 'hand/1', why: 'deal' },
  { type: 'act', seat: 1, action: { type: 'play', card: '8D', suit: 'H' } },
  { type: 'move', cards: ['8D'], from: 'hand/1', to: 'discard', why: 'play' },
];

test.each<[string, string, Action[], readonly Line[], Options]>([
  ['CE-P1 that a joker fits, where there are some', 'Play a spade, a nine, an eight or a joker.', [SEVEN], [], { jokers: 2 }],
  ['CE-P2 that a joker fits the suit that was named', 'Play a heart, an eight or a joker.', [SEVEN], HEARTS, { jokers: 2 }],
  ['CE-P7 that it may also pass after the last draw', 'Play a spade, a nine or an eight, or pass.', [SEVEN, PASS], [], {}],
])('a player is told %s', (_, text, legal, told, options) => {
  expect(en.prompt(sightOf(legal, told, options))).toBe(text);
  expect(en.refusal('KD', sightOf(legal, told, options))).toBe(text);
}); // prettier-ignore
