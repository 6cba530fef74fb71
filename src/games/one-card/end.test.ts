/** How a round and a game end and what they score, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { playRest } from '../kit/played.testing.ts';
import { NO_CHANCE } from '../kit/told.testing.ts';
import { type Position, position, rulesOf } from './position.testing.ts';

/** Three seats before the last card of a round. Seat 0 takes the trick and, with the KC in the middle, one more point. */
const last: Position = {
  hands: ['AS', '9S', '9H'],
  trump: 'S',
  bid: [0, 8],
  won: ['KS QS JS KH QH JH', 'KD QD JD', 'QC JC JK'],
  kitty: 'KC',
};
const finish = (of: Position): string[] => position(of).row('0 play AS', '1 play 9S', '2 play 9H');

describe('OC-E1 what was taken', () => {
  it('is told for every seat, the One Card included, and sums to 15', () => {
    expect(finish(last).filter((line) => line.startsWith('taken'))).toEqual([
      'taken seat 0 points 7',
      'taken seat 1 points 3',
      'taken seat 2 points 5',
    ]);
  });

  it('sums to 15 in every deal', () => {
    for (const seats of [2, 3, 4]) {
      const rules = rulesOf({}, seats);
      const [state, chance] = [rules.newState(), new FastChance(seats)];
      for (let deal = 0; deal < 50; deal += 1) {
        const taken: number[] = [];
        rules.deal(state, { deal: 1, dealer: 0 }, chance);
        playRest(
          rules,
          state,
          (acts) => chance.below(acts.length),
          NO_CHANCE,
          (line) => {
            if (line.type === 'note' && line.what === 'taken') taken.push(Number(line['points']));
          },
        );
        expect(taken).toHaveLength(seats);
        expect(taken.reduce((sum, points) => sum + points, 0)).toBe(15);
      }
    }
  });
});

describe('OC-E2 the score of a round', () => {
  const scores = (of: Position): string[] => finish(of).filter((line) => line.startsWith('score'));

  it('is nothing for a bidder who falls short, what they took for the others', () => {
    expect(scores(last)).toEqual([
      'score seat 0 points 0 why bid-failed',
      'score seat 1 points 3 why cards',
      'score seat 2 points 5 why cards',
    ]);
  });

  it('is all that it took for a bidder who made it, not the bid', () => {
    expect(scores({ ...last, bid: [0, 6] })[0]).toBe('score seat 0 points 7 why bid-made');
  });

  it('counts the One Card towards the bid', () => {
    expect(scores({ ...last, bid: [0, 7] })[0]).toBe('score seat 0 points 7 why bid-made');
  });

  it('says zeros too', () => {
    const won = ['KS QS JS KH QH JH', 'KD QD JD QC JC JK', ''];
    expect(scores({ ...last, won })[2]).toBe('score seat 2 points 0 why cards');
  });

  it('knows no bidder without a bid', () => {
    expect(scores({ ...last, bid: [15, 0], trump: 'none' })[0]).toBe('score seat 0 points 7 why cards');
  });

  it('adds to the totals', () => {
    expect(finish({ ...last, totals: [4, 5, 6] }).at(-1)).toMatch(/totals 4 8 11$/);
  });
});

describe('OC-E3 the end of a round', () => {
  it.each<[string, Position, string]>([
    ['the seat that scored most, not that took most', last, '2'],
    ['the bidder who made it', { ...last, bid: [0, 7] }, '0'],
    ['all who scored as much', { ...last, won: ['KS QS JS KH QH JH', 'KD JK', 'QD JD QC JC'] }, '1 2'],
  ])('is won by %s', (_name, of, winners) => {
    expect(finish(of).at(-1)).toMatch(new RegExp(`^deal-end winners ${winners} why played totals `));
  });

  it('leaves nothing to be done', () => {
    const table = position(last);
    table.row('0 play AS', '1 play 9S', '2 play 9H');
    expect(table.legal()).toEqual({});
    for (const words of ['play AS', 'pass', 'keep', 'reverse', 'bid 15'])
      expect(() => table.act(0, words)).toThrow('one-card: seat 0');
  });
});

/** How the game stands after `last` with these totals before it and these options. */
function over(options: Position['options'], totals: readonly number[], deal = 1): unknown {
  const table = position({ ...last, options: options ?? {}, totals, deal });
  expect(table.rules.standing(table.state).over).toBeUndefined();
  table.row('0 play AS', '1 play 9S', '2 play 9H'); // 0, 3 and 5 points
  return table.rules.standing(table.state).over;
}

describe('OC-E4 a game to a target', () => {
  test.each([
    ['nobody there', [29, 26, 24], undefined],
    ['one there', [20, 26, 25], { winners: [2], why: 'target' }],
    ['one past it', [20, 26, 29], { winners: [2], why: 'target' }],
    ['two there, one further', [20, 27, 26], { winners: [2], why: 'target' }],
    ['two there, as far', [20, 28, 26], { winners: [1, 2], why: 'tie' }],
    ['two as far, nobody there', [0, 22, 20], undefined],
    ['a third there, but behind', [30, 28, 26], { winners: [1, 2], why: 'tie' }],
  ])('%s', (_name, totals, end) => {
    expect(over({ target: 30 }, totals)).toEqual(end);
  });

  it('ignores rounds', () => {
    expect(over({ target: 30, rounds: 1 }, [0, 0, 0])).toBeUndefined();
  });

  it.each([1, 4])('ends within n × (target − 1) + 1 rounds: target %i', (target) => {
    for (const seats of [2, 3, 4]) {
      const rules = rulesOf({ target }, seats);
      const [state, chance] = [rules.newState(), new FastChance(seats)];
      for (let games = 0; games < 40; games += 1) {
        rules.open(state);
        let rounds = 0;
        while (!rules.standing(state).over) {
          rounds += 1;
          rules.deal(state, { deal: rounds, dealer: rounds % seats }, chance);
          playRest(rules, state, (acts) => chance.below(acts.length), NO_CHANCE);
        }
        expect(rounds).toBeLessThanOrEqual(seats * (target - 1) + 1);
      }
    }
  });
});

describe('OC-E5 a game of rounds', () => {
  test.each([
    ['before the last', { match: 'rounds', rounds: 3 }, [0, 0, 0], 2, undefined],
    ['the last', { match: 'rounds', rounds: 3 }, [0, 0, 0], 3, { winners: [2], why: 'rounds' }],
    ['shared', { match: 'rounds', rounds: 3 }, [0, 2, 0], 3, { winners: [1, 2], why: 'rounds' }],
    ['a single deal', { match: 'rounds' }, [0, 0, 0], 1, { winners: [2], why: 'rounds' }],
    ['past the ignored target', { match: 'rounds', rounds: 2, target: 1 }, [0, 0, 0], 1, undefined],
  ])('%s', (_name, options, totals, deal, end) => {
    expect(over(options, totals, deal)).toEqual(end);
  });
});
