import { describe, expect, it, test } from 'vitest';
import { must } from '../../cards/must.ts';
import type { Action } from '../../record/line.ts';
import {
  type Asked,
  type Reasons,
  depthOf,
  isAlone,
  isLongest,
  isLowest,
  isType,
  reasonFor,
  suitLength,
} from './reasoning.ts';

/** The choice of the card that is named first, all of them playable. */
function playing(...cards: readonly string[]): Asked {
  const actions: readonly Action[] = cards.map((card) => ({ type: 'play', card }));
  const acts = cards.map((_, act) => act);
  const view = { seat: 0, known: new Int32Array(1) as Asked['view']['known'] };
  return { act: 0, action: must(actions[0], 'an action'), view, acts, actions, options: {}, seats: 2 };
}

test.each<[string, readonly string[], boolean, boolean]>([
  ['the lowest, of the longest suit', ['2S', 'AS', 'KH'], true, true],
  ['as low as another, of a short suit', ['2S', '2H', 'KH'], true, false],
  ['not the lowest', ['KS', '2S', 'AH'], false, true],
  ['all alike', ['2S', '2H'], false, false],
  ['all of one suit: there is no longer one', ['AS', '2S'], false, false],
  ['a joker, which has neither', ['JK', '2S', 'AS'], false, false],
])('%s', (_name, cards, lowest, longest) => {
  expect([isLowest(playing(...cards)), isLongest(playing(...cards))]).toEqual([lowest, longest]);
});

describe('what a reason looks at', () => {
  it('counts what could be done likewise', () => {
    expect([suitLength(playing('2S', 'AS', 'KH')), isAlone(playing('2S')), isAlone(playing('2S', '3S'))]).toEqual([
      2,
      true,
      false,
    ]);
    expect([
      depthOf({ type: 'play', card: 'AS' }),
      depthOf({ type: 'play', card: '2H' }),
      depthOf({ type: 'draw' }),
    ]).toEqual([0, 12, undefined]);
  });

  it('gives the first that holds, and none where none does', () => {
    const reasons: Reasons = { draw: isType('draw'), low: isLowest, play: isType('play') };
    expect(reasonFor(reasons, playing('2S', 'AS'))).toBe('low');
    expect(reasonFor(reasons, playing('AS', '2S'))).toBe('play');
    expect(reasonFor({ draw: isType('draw') }, playing('AS'))).toBeUndefined();
  });
});
