import { expect, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { dealtSoFar } from './dealt.ts';

const deal: Line = { type: 'deal', deal: 1, dealer: 0, deck: ['??'] };
const move: Line = { type: 'move', cards: ['??'], from: 'stock', to: 'hand/0', why: 'deal' };
const act: Line = { type: 'act', seat: 0, action: { type: 'draw' } };

test.each<[string, Line[], number]>([
  ['a fresh deal is dealt before one’s eyes', [deal, move, move], 1],
  ['a deal that has begun simply lies there', [deal, move, act], 3],
  ['the newest deal counts', [deal, act, deal, move], 3],
  ['nothing yet', [], 0],
])('%s', (_name, lines, expected) => {
  expect(dealtSoFar(lines)).toBe(expected);
});
