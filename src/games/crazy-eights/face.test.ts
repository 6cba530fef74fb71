/** What is said of a card that cannot be played at a Crazy Eights table. */
import { expect, test } from 'vitest';
import { fold } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import type { TableView } from '../face/game-face.ts';
import { face } from './face.ts';

const en = await face.words('en');

/** Seat 0 on turn, with a nine of spades up. */
function sightOf(legal: readonly Action[], told: readonly Line[] = []): TableView {
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 1, deck: ['KD', '4H', '9S'] },
    { type: 'move', cards: ['KD', '4H'], from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'move', cards: ['9S'], from: 'stock', to: 'discard', why: 'upcard' },
    ...told,
    { type: 'turn', legal: { 0: legal } },
  ];
  return { places: fold(lines), seat: 0, legal, names: ['Mari', 'Kaede'], options: {}, lines };
}

test.each<[string, string, Action[]]>([
  ['CE-P1 what goes on the card that is up, where something does', 'Play a spade, a nine or an eight.', [{ type: 'play', card: '4S' }]],
  ['CE-P6 that one must draw, where nothing does', 'You need a spade, a nine or an eight, and have none: draw a card.', [{ type: 'draw' }]],
  ['CE-P7 that one must pass, where nothing can be drawn', 'You need a spade, a nine or an eight, have none and cannot draw: pass.', [{ type: 'pass' }]],
])('a card that cannot be played is told %s', (_, text, legal) => {
  expect(en.refusal('KD', sightOf(legal))).toBe(text);
}); // prettier-ignore

test('CE-P9 a card that is no two is told that only a two answers', () => {
  const due: Line = { type: 'note', seat: 0, what: 'penalty', amount: 2 };
  expect(en.refusal('KD', sightOf([{ type: 'draw' }], [due]))).toBe('Only a two answers a two.');
});
