/** How a deal and a game end and what they score, clause by clause. */
import '../registry/engine/all.ts'; // the replay finds the game there
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Match } from '../../match/match.ts';
import { replay } from '../../match/replay.ts';
import { parseRecord } from '../../record/parse.ts';
import { printRecord } from '../../record/print.ts';
import { Acts } from '../contract/contract.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { type Position, position, rulesOf } from './position.testing.ts';

const challenge = { callRule: 'challenge' };

describe('PO-E1 going out', () => {
  it('wins in the middle of a trick, which stays', () => {
    const table = position({ hands: ['8D 5C 6C', 'QD', '2D 3D'], stock: '…' });
    table.row('0 play 8D', '1 play QD');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, winners: [1] });
    expect(table.trick).toBe('8D QD');
  });

  it('wins with the last card of a trick, which is not collected', () => {
    const table = position({ trick: '8D', hands: ['5C 6C', '2D'], stock: '…' });
    expect(table.act(1, 'play 2D')).toEqual([
      'hand/1 → trick: 2D (play)',
      'score seat 1 points 1 why win',
      'deal-end winners 1 why out totals 0 1',
    ]);
  });

  it('wins with the joker as last card', () => {
    const table = position({ trick: '8D', hands: ['5C 6C', 'JK'], stock: '…' });
    expect(table.act(1, 'play JK').at(-1)).toBe('deal-end winners 1 why out totals 0 1');
  });

  it('does not win with the lead that shuts the own uncalled window: the lead stands, the next seat plays', () => {
    const table = position({ trick: '9C', hands: ['2H 3S', '4H TC'], stock: '…' });
    table.row('1 play TC', '1 play 4H');
    expect(table.rules.standing(table.state).dealOver).toBe(false);
    expect(table.trick).toBe('4H');
    expect(table.legal()).toEqual({ 0: 'play 2H' });
  });

  it('wins with a last card that needed no call', () => {
    const table = position({ hands: ['8D', '2D 3D'], stock: '…' });
    expect(table.act(0, 'play 8D').at(-1)).toBe('deal-end winners 0 why out totals 1 0');
  });
});

describe('PO-E2 going out while liable', () => {
  const before: Position = {
    options: challenge,
    hands: ['4D', '5D 9H', '6D 7H', '7D 8H'],
    liable: [0],
    stock: '2C 3C 4C 5C 6C …',
  };

  it('asks all others, who is asked clockwise from the seat that is out', () => {
    const table = position({ ...before, leader: 2, trick: '8D TD', hands: ['4D', '5D 9H', '6D 7H', '7D 8H'] });
    table.act(0, 'play 4D');
    const both = 'accept, challenge 0';
    expect(table.legal()).toEqual({ 1: both, 2: both, 3: both });
    expect(table.rules.onTurn(table.state)).toBeUndefined();
    expect(table.rules.askedLast(table.state)).toBe(0);
  });

  it('does not ask again who accepted, and wins when all have', () => {
    const table = position(before);
    table.row('0 play 4D', '2 accept');
    expect(table.legal()).toEqual({ 1: 'accept, challenge 0', 3: 'accept, challenge 0' });
    expect(() => table.act(2, 'challenge 0')).toThrow('seat 2');
    expect(() => table.act(0, 'accept')).toThrow('seat 0');
    expect(table.row('3 accept', '1 accept').at(-1)).toBe('deal-end winners 0 why out totals 1 0 0 0');
  });

  it('goes on after the first challenge, also after somebody accepted', () => {
    const table = position(before);
    expect(table.row('0 play 4D', '1 accept', '3 challenge 0').slice(1)).toEqual([
      'forgot seat 0 by 3',
      'stock → hand/0: 2C 3C 4C 5C 6C (penalty)',
    ]);
    expect(table.legal()).toEqual({ 1: 'play 5D' });
  });

  it('forgets who accepted: the next wait asks everybody', () => {
    const table = position({
      options: challenge,
      hands: ['4D', '5D', '6D 7H'],
      liable: [0, 1],
      stock: '2C 3C 4C 5C 6C …',
    });
    table.row('0 play 4D', '2 accept', '1 challenge 0', '1 play 5D');
    expect(table.legal()).toEqual({ 0: 'accept, challenge 1', 2: 'accept, challenge 1' });
  });

  it('wins after all when there is nothing to take, and the trick is not collected', () => {
    const table = position({ options: challenge, trick: '8D', hands: ['2S 3S', '9D'], liable: [1] });
    expect(table.row('1 play 9D', '0 challenge 1')).toEqual([
      'hand/1 → trick: 9D (play)',
      'forgot seat 1 by 0',
      'short seat 1 missing 5',
      'score seat 1 points 1 why win',
      'deal-end winners 1 why out totals 0 1',
    ]);
  });

  it('lets nobody else be challenged during the wait', () => {
    const table = position({ ...before, liable: [0, 2] });
    table.act(0, 'play 4D');
    expect(() => table.act(1, 'challenge 2')).toThrow('seat 1');
  });
});

describe('PO-E3 why a deal ended', () => {
  test.each([
    ['out', { hands: ['8D', '2D 3D'], stock: '…' }, 'deal-end winners 0 why out totals 1 0'],
    ['stuck', { hands: ['8D 4C', '2S 3S'] }, 'deal-end winners why stuck totals 0 0'],
    [
      'limit',
      { options: { trickLimit: 20 }, trick: '9D', leader: 1, hands: ['8D 4C 5C', '2S 3S'], stock: '…', tricks: 19 },
      'deal-end winners why limit totals 0 0',
    ],
  ])('%s', (_name, of: Position, end) => {
    expect(position(of).act(0, 'play 8D').at(-1)).toBe(end);
  });
});

describe('PO-E4 the limit', () => {
  const before: Position = {
    options: { trickLimit: 20 },
    trick: '9D',
    leader: 1,
    hands: ['8D 4C 5C', '2S 3S'],
    stock: '…',
  };

  it('comes after the trick is collected', () => {
    expect(position({ ...before, tricks: 19 }).act(0, 'play 8D')).toEqual([
      'hand/0 → trick: 8D (play)',
      'trick-won seat 1 card 9D',
      'trick → discard: 9D 8D (collect)',
      'deal-end winners why limit totals 0 0',
    ]);
  });

  it('does not come one trick earlier', () => {
    const table = position({ ...before, tricks: 18 });
    table.act(0, 'play 8D');
    expect(table.legal()).toEqual({ 1: 'play 3S, play 2S' });
  });

  it('carries out the penalties of the last trick first', () => {
    const of = { ...before, hands: ['8D 4C 5C', '2S'], window: 1, tricks: 19, stock: '2H 3H 4H 5H 6H …' };
    expect(position(of).act(0, 'play 8D').slice(1, 3)).toEqual([
      'forgot seat 1',
      'stock → hand/1: 2H 3H 4H 5H 6H (penalty)',
    ]);
  });

  it('a pass is no trick', () => {
    const options = { trickLimit: 20, stockOut: 'pickup', jokerLast: false };
    const table = position({ options, hands: ['JK', '2S 3S'], tricks: 19 });
    table.act(0, 'pass');
    expect(table.legal()).toEqual({ 1: 'play 3S, play 2S' });
  });

  /** A trick: 53 draws, a play, a call and a pass a seat, each liability challenged by one, the others' answers. */
  const mostActs = (seats: number, tricks: number): number => tricks * (53 + 6 * seats);

  it.each([2, 3, 6])('bounds every deal of %i seats', (seats) => {
    const rules = rulesOf({ trickLimit: 20, ...challenge, jokerLast: false }, seats);
    const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(seats)];
    for (let deal = 0; deal < 300; deal += 1) {
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      let made = 0;
      for (;;) {
        rules.legal(state, acts);
        if (acts.length === 0) break;
        const chosen = chance.below(acts.length);
        rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
        made += 1;
      }
      expect(made).toBeLessThanOrEqual(mostActs(seats, 20));
    }
  });
});

describe('PO-E5 the score of a deal', () => {
  test.each([
    ['one point in a single deal', 'single', 'score seat 0 points 1 why win'],
    ['one point in a match of wins', 'wins', 'score seat 0 points 1 why win'],
    ['a point a card left in a match of points', 'points', 'score seat 0 points 7 why cards-left'],
  ])('%s', (_name, match, score) => {
    const table = position({ options: { match }, hands: ['8D', '2D 3D JK', '4D 5D 6D 7D'], stock: '…' });
    expect(table.act(0, 'play 8D').slice(1, 2)).toEqual([score]);
  });

  it('adds to the totals so far', () => {
    const of = { options: { match: 'points' }, hands: ['8D', '2D 3D'], totals: [4, 9], stock: '…' };
    expect(position(of).act(0, 'play 8D').at(-1)).toBe('deal-end winners 0 why out totals 6 9');
  });

  it('says nothing for a drawn deal', () => {
    const told = position({ hands: ['8D 4C', '2S 3S'], totals: [4, 9] }).act(0, 'play 8D');
    expect(told).toEqual(['hand/0 → trick: 8D (play)', 'deal-end winners why stuck totals 4 9']);
  });
});

describe('PO-E6 the end of the game', () => {
  const out: Position = { hands: ['8D', '2D 3D'], stock: '…' };
  const stuck: Position = { hands: ['8D 4C', '2S 3S'] };
  const wins = { match: 'wins', winsTarget: 3 };
  const points = { match: 'points', pointsTarget: 20 };

  test.each([
    ['a single deal that was won', { ...out }, { winners: [0], why: 'out' }],
    ['a single deal that was drawn', { ...stuck }, { winners: [], why: 'stuck' }],
    ['wins: not there yet', { ...out, options: wins, totals: [1, 2] }, undefined],
    ['wins: the target', { ...out, options: wins, totals: [2, 2] }, { winners: [0], why: 'target' }],
    ['wins: a drawn deal goes on', { ...stuck, options: wins, totals: [2, 2] }, undefined],
    ['points: not there yet', { ...out, options: points, totals: [17, 19] }, undefined],
    ['points: the target', { ...out, options: points, totals: [18, 19] }, { winners: [0], why: 'target' }],
    ['points: past the target', { ...out, options: points, totals: [19, 19] }, { winners: [0], why: 'target' }],
    ['the 99th deal goes on', { ...stuck, options: wins, totals: [2, 1], deal: 99 }, undefined],
    [
      'the 100th deal: the highest total',
      { ...stuck, options: wins, totals: [2, 1], deal: 100 },
      { winners: [0], why: 'deal-limit' },
    ],
    [
      'the 100th deal: all with the highest total',
      { ...stuck, options: points, totals: [7, 7], deal: 100 },
      { winners: [0, 1], why: 'deal-limit' },
    ],
    [
      'the 100th deal reaches the target',
      { ...out, options: wins, totals: [2, 2], deal: 100 },
      { winners: [0], why: 'target' },
    ],
  ])('%s', (_name, of: Position, over) => {
    const table = position(of);
    expect(table.rules.standing(table.state).over).toBeUndefined();
    table.act(0, 'play 8D');
    expect(table.rules.standing(table.state).over).toEqual(over);
  });
});

/** A record of it would have 100 decks and no less than 90 KB, too much for the golden ones: so it is played here. */
describe('PO-E6 a match of 100 deals that nobody wins before', () => {
  const play = (seed: string): Match => {
    const options = fillOptions(game.options, { match: 'wins', winsTarget: 20 }, 6);
    const players = Array.from({ length: 6 }, () => 'random');
    const match = new Match({ game, options, seats: 6, seed, players });
    const chance = new FastChance(1);
    while (match.phase !== 'over') {
      if (match.phase === 'between') match.nextDeal();
      else match.act(chance.below(match.acts.length));
    }
    return match;
  };

  test.each([
    ['one seat with the highest total', 'deal-limit/1', 1],
    ['all seats that share the highest total', 'deal-limit/6', 3],
  ])('is won by %s', (_name, seed, winners) => {
    const { lines } = play(seed);
    const ends = lines.filter((line) => line.type === 'deal-end');
    const scores = lines.filter((line) => line.type === 'score');
    const totals = [0, 1, 2, 3, 4, 5].map((seat) => scores.filter((line) => line.seat === seat).length);
    const best = [0, 1, 2, 3, 4, 5].filter((seat) => totals[seat] === Math.max(...totals));
    expect([ends.length, best.length]).toEqual([100, winners]);
    expect(lines.at(-1)).toEqual({ type: 'game-end', winners: best, why: 'deal-limit', totals });
  });

  it('replays byte for byte', () => {
    const text = printRecord(play('deal-limit/6').lines);
    const parsed = parseRecord(text);
    const again = parsed.ok ? replay(parsed.value) : parsed;
    expect(again.ok && printRecord(again.value.lines) === text).toBe(true);
  });
});
