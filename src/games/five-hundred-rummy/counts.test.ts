/** How many rows of acts there are from tricky positions: one number catches most drifts of what is legal. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts, type Rules, type State } from '../contract/contract.ts';
import { STILL, rowsTo } from '../kit/counts.testing.ts';
import { type Position, position, rulesOf } from './position.testing.ts';

// The numbers are those of the checker, which was written from the rules alone.
test.each<[string, Position, number[]]>([
  ['a hand of melds [FR-P1]', { hands: ['4H 5H 6H 7H 7S 7D 2C', '8H 3C'], stock: '9C 9D …' }, [10, 23, 43, 94]],
  [
    'a deep pile [FR-P3, FR-P4]',
    { start: true, melds: ['5H 6H 7H'], hands: ['9S 9D 4C 5C QD', '2S'], pile: '8H 3C 9C 2D', stock: 'KC KD …' },
    [4, 9, 29, 45],
  ],
  ['jokers [FR-M3, FR-M5]', { melds: ['5H 6H 7H'], hands: ['5S JK JK#2 KC', '2S'], stock: 'KD …' }, [16, 25, 35, 54]],
  [
    'calls [FR-P6]',
    {
      start: true,
      turn: 1,
      window: 0,
      melds: ['5H 6H 7H'],
      hands: ['KC', '9H 2S', '3C 2D 6S', '4S 9C'],
      pile: '8H QD JD TD',
      stock: '2C 3S …',
    },
    [7, 9, 42, 89],
  ],
])('%s', (_name, of, counts) => {
  expect(rowsTo(counts.length, position(of), STILL)).toEqual(counts);
});

/** How many acts there are. */
function listed(rules: Rules, state: State, acts: Acts): number {
  rules.legal(state, acts);
  return acts.length;
}

describe('a deal ends', () => {
  it.each([
    [2, { twoHand: 7, stockOut: 'play-on' }],
    [4, {}],
    [8, { goingOut: 'float', stockOut: 'play-on' }],
  ])('with %i seats and %j within its bound of acts', (seats, options) => {
    const rules = rulesOf(options, seats);
    const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(seats)];
    const cards = rules.pack.length;
    // Each turn draws a card of the stock or lays one of the pile; each other act lays or throws one, or stops.
    const bound = 5 * cards;
    for (let deal = 0; deal < 300; deal += 1) {
      rules.open(state);
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      let made = 0;
      while (listed(rules, state, acts) > 0) {
        const chosen = chance.below(acts.length);
        rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
        made += 1;
      }
      expect(made).toBeLessThan(bound);
    }
  });
});
