import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeededChance } from '../cards/chance.ts';
import { makePack } from '../cards/pack.ts';
import type { Line } from '../record/line.ts';
import { judgeDeal } from './fairness.ts';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const PROMISED = `${'a1'.repeat(16)}.${'0f'.repeat(16)}`;
const COMMITMENT = createHash('sha256').update(PROMISED).digest('hex');

/** A game with one deal and no acts. */
function gameOf(seed: string, from = seed): readonly Line[] {
  const pack = makePack({ jokers: 1 });
  const chance = new SeededChance(from);
  const dealer = chance.below(3);
  const order = Uint8Array.from(pack, (_, card) => card);
  chance.shuffle(order, order.length);
  const deck = Array.from(order, (card) => pack[card] ?? '??');
  const options = { dealer: 'random' };
  return [
    { type: 'game', format: 'card-record/1', game: 'x', seats: 3, options, seed, players: ['a', 'b', 'c'] },
    { type: 'deal', deal: 1, dealer, deck },
  ];
}

test.each([
  ['as promised', gameOf(PROMISED), COMMITMENT, 'fits'],
  ['cut with words', gameOf(`${PROMISED}.my words`), COMMITMENT, 'fits'],
  ['another promise', gameOf(PROMISED), COMMITMENT.replace(/^./, '-'), 'another-commitment'],
  ['another seed than was promised', gameOf('by hand'), COMMITMENT, 'another-commitment'],
  ['nothing was promised', gameOf('by hand'), undefined, 'fits'],
  ['another deck', gameOf(PROMISED, 'another'), COMMITMENT, 'another-deal'],
  ['another deck, and nothing was promised', gameOf(PROMISED, 'another'), undefined, 'another-deal'],
])('%s', async (_name, lines, promised, verdict) => {
  expect(await judgeDeal(lines, promised)).toMatchObject({ verdict });
});

test('a practice game with cards dealt again has no commitment to break', async () => {
  const lines = gameOf(PROMISED, 'another');
  expect(await judgeDeal(lines, undefined, true)).toMatchObject({ verdict: 'dealt-anew' });
  expect(await judgeDeal(lines, COMMITMENT, true)).toMatchObject({ verdict: 'another-deal' });
});

test('the report has the parts of the seed, and the number of decks and shuffles', async () => {
  expect(await judgeDeal(gameOf(`${PROMISED}.my words`), COMMITMENT)).toMatchObject({
    parts: { words: 'my words' },
    made: { decks: 1, shuffles: 0, wrongAt: undefined },
  });
});

test('on an insecure address the cards are checked, but not the commitment', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await judgeDeal(gameOf(PROMISED), COMMITMENT)).toMatchObject({ verdict: 'not-computed' });
  expect(await judgeDeal(gameOf(PROMISED, 'another'), COMMITMENT)).toMatchObject({ verdict: 'another-deal' });
});
