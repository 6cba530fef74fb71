/** How a deal and a match end, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { Acts } from '../contract/contract.ts';
import { type Position, position, rulesOf } from './position.testing.ts';

const last: Position = { hands: ['KH', '8S 7S 2C', '3S'] };

describe('NM-E1 the last lines of a deal', () => {
  it('show the hands and pay the winner for each card, purse to purse', () => {
    const table = position(last);
    expect(table.act(0, 'play KH')).toEqual([
      'hand/0 → played/0: KH (play)',
      'show seat 1 cards 8S 7S 2C',
      'show seat 2 cards 3S',
      'purse/1 → purse/0: 3 (cards-left)',
      'purse/2 → purse/0: 1 (cards-left)',
      'deal-end winners 0 why out totals 104 97 99',
    ]);
  });

  it('take the cardFee and the kitty', () => {
    const table = position({ ...last, options: { cardFee: 4, kitty: 2 }, pots: { kitty: 6 } });
    expect(table.act(0, 'play KH').slice(3)).toEqual([
      'purse/1 → purse/0: 12 (cards-left)',
      'purse/2 → purse/0: 4 (cards-left)',
      'pot/kitty → purse/0: 6 (kitty)',
      'deal-end winners 0 why out totals 122 88 96',
    ]);
    expect(table.pots).toEqual([4, 4, 4, 4, 0]);
  });

  it('leave the extra hand hidden', () => {
    const told = position({ ...last, extra: 'AS KS QS' }).act(0, 'play KH');
    expect(told.filter((line) => /AS|QS/.test(line))).toEqual([]);
  });

  it.each([3, 5, 8])('come after at most 52 plays, with %i seats', (seats) => {
    const rules = rulesOf({ collect: 'claim' }, seats);
    const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(seats)];
    for (let deal = 0; deal < 200; deal += 1) {
      rules.open(state);
      rules.deal(state, { deal: 1, dealer: deal % seats }, chance);
      let made = 0;
      for (;;) {
        rules.legal(state, acts);
        if (acts.length === 0) break;
        const chosen = chance.below(acts.length);
        rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
        made += 1;
      }
      // exchange or keep; bids up to a purse of 96 and a pass each; 52 plays; four pots
      expect(made).toBeLessThanOrEqual(1 + 96 + seats + 52 + 4);
    }
  });
});

describe('NM-E2 what stays', () => {
  it('pots that nobody collected, for the next deal', () => {
    const table = position({ ...last, pots: { AH: 5, KC: 6, QD: 7, JS: 8 } });
    table.act(0, 'play KH');
    expect(table.pots).toEqual([5, 6, 7, 8, 0]);
    table.rules.deal(table.state, { deal: 2, dealer: 0 }, new FastChance(1));
    expect(table.pots).toEqual([8, 9, 10, 11, 0]);
  });

  it('debts: every payment is made in full, nobody drops out', () => {
    const table = position({ ...last, purses: [50, 1, 0] });
    expect(table.act(0, 'play KH').at(-1)).toBe('deal-end winners 0 why out totals 54 -2 -1');
    table.rules.deal(table.state, { deal: 2, dealer: 1 }, new FastChance(1));
    expect(table.purses).toEqual([50, -6, -5]);
  });
});

describe('NM-E3 the pots after the last deal', () => {
  const ended: Position = { ...last, deal: 6, pots: { AH: 5, KC: 0, QD: 7, JS: 8 } };

  it('stay', () => {
    const table = position(ended);
    expect(table.act(0, 'play KH').filter((line) => line.endsWith('(sweep)'))).toEqual([]);
    expect(table.purses).toEqual([104, 97, 99]);
  });

  it('go to the winner of the deal with lastPots winner, pay cards in order', () => {
    const table = position({ ...ended, options: { lastPots: 'winner' } });
    expect(table.act(0, 'play KH').slice(-5)).toEqual([
      'purse/2 → purse/0: 1 (cards-left)',
      'pot/AH → purse/0: 5 (sweep)',
      'pot/QD → purse/0: 7 (sweep)',
      'pot/JS → purse/0: 8 (sweep)',
      'deal-end winners 0 why out totals 124 97 99',
    ]);
    expect(table.pots).toEqual([0, 0, 0, 0, 0]);
  });

  it('stay before the last deal with lastPots winner', () => {
    const table = position({ ...ended, deal: 5, options: { lastPots: 'winner' } });
    table.act(0, 'play KH');
    expect(table.pots).toEqual([5, 0, 7, 8, 0]);
  });
});

describe('NM-E4 the end of the match', () => {
  const broke = { untilBroke: true, deals: 9 };

  test.each<[string, Position, unknown]>([
    ['not before the last deal', { ...last, deal: 5 }, undefined],
    ['after the last deal', { ...last, deal: 6 }, { winners: [0], why: 'deals' }],
    ['after the deal that the option says', { ...last, options: { deals: 1 } }, { winners: [0], why: 'deals' }],
    ['most chips win, not the last deal', { ...last, deal: 6, purses: [20, 90, 40] }, { winners: [1], why: 'deals' }],
    ['a tie is shared', { ...last, deal: 6, purses: [40, 47, 21] }, { winners: [0, 1], why: 'deals' }],
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
    [
      'untilBroke: looked at before the pots are swept',
      { ...last, options: { ...broke, lastPots: 'winner' }, purses: [-9, 30, 30] },
      { winners: [2], why: 'broke' },
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
      const table = position({ hands, deal });
      table.act(0, 'play KH');
      return table.rules.standing(table.state).over?.why;
    });
    expect(over).toEqual([undefined, 'deals']);
  });
});
