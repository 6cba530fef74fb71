/** How a deal and a match end, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts } from '../contract/contract.ts';
import { type Position, position, rulesOf } from './position.testing.ts';

const last: Position = { rows: 'H 7-Q', hands: ['KH', '8S 7S 2C', '3S'], pot: 5 };

describe('FT-E1 going out', () => {
  it('ends the deal with the empty hand as only winner', () => {
    const table = position(last);
    table.act(0, 'play KH');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, winners: [0] });
    expect(table.legal()).toEqual({});
  });

  it('does not end it with a card left', () => {
    const table = position({ ...last, hands: ['KH AS', '8S 7S 2C', '3S'] });
    expect(table.act(0, 'play KH')).toEqual(['hand/0 → high/H: KH (play)']);
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: false, winners: [], over: undefined });
  });

  it.each([3, 5, 8])('comes after at most 52 plays, with %i seats on their honour too', (seats) => {
    const rules = rulesOf({ honour: true }, seats);
    const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(seats)];
    for (let deal = 0; deal < 300; deal += 1) {
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      let [plays, passes] = [0, 0];
      for (;;) {
        rules.legal(state, acts);
        if (acts.length === 0) break;
        const act = acts.act(chance.below(2) === 0 ? 0 : chance.below(acts.length));
        passes = act === 0 ? passes + 1 : 0;
        if (act !== 0) plays += 1;
        if (passes > 2 * seats - 2) throw new Error(`${String(passes)} passes in a row`);
        rules.act(state, acts.seat(0), act, chance);
      }
      expect(plays).toBeLessThanOrEqual(52);
    }
  });
});

describe('FT-E2 the last lines of a deal', () => {
  it('show the hands, take the payments and the pot', () => {
    const table = position(last);
    expect(table.act(0, 'play KH')).toEqual([
      'hand/0 → high/H: KH (play)',
      'show seat 1 cards 8S 7S 2C',
      'show seat 2 cards 3S',
      'purse/1 → pot: 3 (cards-left)',
      'purse/2 → pot: 1 (cards-left)',
      'pot → purse/0: 9 (pot)',
      'deal-end winners 0 why out totals 59 47 49',
    ]);
    expect(table.pot).toBe(0);
  });

  it.each([
    [5, ['purse/1 → pot: 15 (cards-left)', 'purse/2 → pot: 5 (cards-left)', 'pot → purse/0: 25 (pot)']],
    [0, ['pot → purse/0: 5 (pot)']],
  ])('with cardFee %i', (cardFee, lines) => {
    const told = position({ ...last, options: { cardFee } }).act(0, 'play KH');
    expect(told.filter((line) => line.includes(' → ') && !line.endsWith('(play)'))).toEqual(lines);
  });

  it('say nothing of an empty pot', () => {
    const told = position({ ...last, options: { cardFee: 0 }, pot: 0 }).act(0, 'play KH');
    expect(told.at(-1)).toBe('deal-end winners 0 why out totals 50 50 50');
    expect(told.filter((line) => line.includes('(pot)'))).toEqual([]);
  });
});

describe('FT-E3 debts', () => {
  it('are paid in full, below zero', () => {
    const table = position({ ...last, purses: [50, 2, 0] });
    expect(table.act(0, 'play KH').at(-1)).toBe('deal-end winners 0 why out totals 59 -1 -1');
  });

  it('grow with a pass', () => {
    const table = position({ hands: ['8S', '7S', '2S'], purses: [0, 9, 9], options: { passFee: 5 } });
    table.act(0, 'pass');
    expect(table.purses).toEqual([-5, 9, 9]);
    expect(table.legal()).toEqual({ 1: 'play 7S' });
  });

  it('do not keep a seat from the next deal, whose antes it pays', () => {
    const table = position({ ...last, purses: [50, 2, 0] });
    table.act(0, 'play KH');
    table.rules.deal(table.state, { deal: 2, dealer: 1 }, new FastChance(1));
    expect(table.purses).toEqual([58 - 1, -2 - 1, -2]); // seat 2, left of the dealer, has a card more
    expect(table.pot).toBe(5);
  });
});

describe('FT-E4 the end of the match', () => {
  const broke = { untilBroke: true, deals: 9 };

  test.each<[string, Position, unknown]>([
    ['not before the last deal', { ...last, deal: 5 }, undefined],
    ['after the last deal', { ...last, deal: 6 }, { winners: [0], why: 'deals' }],
    ['after the deal that the option says', { ...last, options: { deals: 1 } }, { winners: [0], why: 'deals' }],
    ['most chips win, not the last deal', { ...last, deal: 6, purses: [20, 90, 40] }, { winners: [1], why: 'deals' }],
    ['a tie is shared', { ...last, deal: 6, purses: [40, 52, 21] }, { winners: [0, 1], why: 'deals' }],
    ['untilBroke: not while all have chips', { ...last, options: broke, purses: [9, 4, 2] }, undefined],
    ['untilBroke: at 0', { ...last, options: broke, purses: [9, 3, 2] }, { winners: [0], why: 'broke' }],
    ['untilBroke: below 0', { ...last, options: broke, purses: [9, 30, 0] }, { winners: [1], why: 'broke' }],
    [
      'untilBroke: in the last deal too',
      { ...last, options: broke, deal: 9, purses: [9, 30, 0] },
      { winners: [1], why: 'broke' },
    ],
    [
      'untilBroke: nobody is, after the last deal',
      { ...last, options: broke, deal: 9 },
      { winners: [0], why: 'deals' },
    ],
    ['broke without the option', { ...last, purses: [9, 3, 0] }, undefined],
  ])('%s', (_name, of, over) => {
    const table = position(of);
    expect(table.rules.standing(table.state).over).toBeUndefined();
    table.act(0, 'play KH');
    expect(table.rules.standing(table.state).over).toEqual(over);
  });

  it.each([
    [3, 6],
    [4, 8],
    [5, 5],
    [8, 8],
  ])('with %i seats after %i deals, if nothing is said', (seats, deals) => {
    const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'KH' : `${String(seat + 1)}S`));
    const over = [deals - 1, deals].map((deal) => {
      const table = position({ rows: 'H 7-Q', hands, deal });
      table.act(0, 'play KH');
      return table.rules.standing(table.state).over?.why;
    });
    expect(over).toEqual([undefined, 'deals']);
  });
});
