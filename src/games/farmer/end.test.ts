/** The end of deals and of the game, clause by clause. Hands are written face-down card first. */
import { describe, expect, it, test } from 'vitest';
import { ended, payments } from './position.testing.ts';

describe('FA-E1 exactly 16', () => {
  test.each([
    ['one seat takes the whole farm', 0, ['TS 5H', '9S 7S', 'TD 4D'], 1],
    ['the farmer too', 0, ['9S 7S', 'TS 5H', 'TD 4D'], 0],
    ['the 6H goes before fewer cards', 0, ['9S 7S', '9D 7D', '7C 3C 6H'], 2],
    ['the 6H face down too', 1, ['6H TS', '9S 7S', '9D 7D'], 0],
    ['a 6H in a hand that has not 16 is nothing', 0, ['6H 2S 7D', '9S 7S', 'TC 3S 3D'], 1],
    ['a 6H in a bust hand is nothing', 0, ['6H TS 7D', '9S 7S', 'TC 3S 3D'], 1],
    ['fewer cards win', 0, ['TC 3S 3D', 'TD 2S 2D 2H', '9S 7S'], 2],
    ['the farmer, if he is one of those with the fewest', 2, ['9C 7C', '9D 7D', '9S 7S'], 2],
    ['not the farmer, if he has more cards', 2, ['9C 7C', '9D 7D', 'TS 3S 3D'], 0],
    ['else the first to his left', 1, ['9C 7C', 'TS 2S 2D 2H', '9S 7S', '9D 7D'], 2],
    ['else the first to his left, round the table', 2, ['9C 7C', '9D 7D', 'TS TC', '9S 5S 2H'], 0],
  ])('%s', (_name, farmer, hands, winner) => {
    const table = ended({ hands, farmer, farm: 40 });
    expect(table.told.filter((line) => line.includes('(farm)'))).toEqual([`farm → purse/${String(winner)}: 40 (farm)`]);
    expect(table.farm).toBe(0);
  });

  it('no closest payments are made', () => {
    const table = ended({ hands: ['9S 7S', 'TS 5H', 'TD 4D'] });
    expect(payments(table)).toEqual(['farm → purse/0: 15 (farm)', 'deal-end winners 0 why sixteen']);
  });
});

describe('FA-E2 one is closest', () => {
  it('each lower seat that is not bust pays it an ante; bust seats do not; the farm stays', () => {
    const table = ended({ hands: ['TS 5H', 'TD 4D', 'TC 3C', 'TH 9H', '9S 2S'], farmer: 0 });
    expect(payments(table)).toEqual([
      'purse/1 → purse/0: 5 (closest)',
      'purse/2 → purse/0: 5 (closest)',
      'purse/4 → purse/0: 5 (closest)',
      'purse/3 → purse/0: 5 (bust)',
      'deal-end winners 0 why closest',
    ]);
    expect(table.farm).toBe(25);
  });

  it('a low total is closest if the others are bust', () => {
    expect(payments(ended({ hands: ['TS 9H', '2D 3D', 'TC 7C'], farmer: 0 }))).toEqual([
      'purse/2 → purse/0: 5 (bust)',
      'deal-end winners 1 why closest',
    ]);
  });

  it('pays the ante of the table', () => {
    expect(payments(ended({ hands: ['TS 5H', '2D 3D'], options: { ante: 7 } }))[0]).toBe(
      'purse/1 → purse/0: 7 (closest)',
    );
  });
});

describe('FA-E3 several are closest', () => {
  test.each([
    ['an even split', 5, ['TC 5D', 'TS 5H', 'TD 4H', '9D 5S'], 1, ['split 0 5', 'split 1 5'], 20],
    ['a remainder goes to the farm', 5, ['TC 5D', 'TS 5H', 'TD 4H'], 1, ['split 0 2', 'split 1 2', 'rest 1'], 16],
    ['shares of nothing write no line', 1, ['TC 5D', 'TS 5H', 'TD 4H'], 1, ['rest 1'], 4],
    ['nobody is lower: nothing is paid', 5, ['TC 5D', 'TS 5H'], 0, [], 10],
    ['nobody is lower but bust: nothing is paid', 5, ['TC 5D', 'TS 5H', 'TD 9H'], 2, [], 15],
    ['three share', 5, ['TC 5D', 'TS 5H', 'TD 5S', 'TH 3H'], 3, ['split 0 1', 'split 1 1', 'split 2 1', 'rest 2'], 22],
  ])('%s', (_name, ante, hands, farmer, shares, farm) => {
    const table = ended({ hands, farmer, options: { ante } });
    const told = shares.map((share) => {
      const [what, to, amount] = share.split(' ');
      return what === 'rest'
        ? `side → farm: ${to ?? ''} (remainder)`
        : `side → purse/${to ?? ''}: ${amount ?? ''} (split)`;
    });
    expect(table.told.filter((line) => line.startsWith('side'))).toEqual(told);
    expect(table.farm).toBe(farm);
  });

  it('lower seats pay the side pot in farm order, shares go out in farm order', () => {
    expect(payments(ended({ hands: ['TC 5D', 'TS 5H', 'TD 4H', '9D 5S'], farmer: 2 }))).toEqual([
      'purse/3 → side: 5 (closest)',
      'purse/2 → side: 5 (closest)',
      'side → purse/0: 5 (split)',
      'side → purse/1: 5 (split)',
      'deal-end winners 0 1 why closest',
    ]);
  });
});

describe('FA-E4 bust seats', () => {
  const busts = (table: ReturnType<typeof ended>): string[] => table.told.filter((line) => line.endsWith('(bust)'));

  test.each([
    ['pay the farmer if nobody won', ['TC 4D', 'TS 9H', 'TD 7H'], 0, ['1 → 0', '2 → 0']],
    ['pay the farmer of this deal if another won', ['TC 4D', '9S 7S', 'TD 7H'], 0, ['2 → 0']],
    ['pay the farmer if he won', ['9S 7S', 'TC 9D', 'TD 4H'], 0, ['1 → 0']],
    ['pay a farmer who is bust himself', ['TC 9D', 'TS 9H', 'TD 4H'], 0, ['1 → 0']],
    ['nobody is paid by the farmer', ['TC 9D', 'TS 4S', 'TD 3H'], 0, []],
    ['pay in farm order', ['TC 9D', 'TS 9H', 'TD 7H', 'TH 2H'], 1, ['2 → 1', '0 → 1']],
  ])('%s', (_name, hands, farmer, paid) => {
    const told = paid.map((one) => `purse/${one.replace('→ ', '→ purse/')}: 5 (bust)`);
    expect(busts(ended({ hands, farmer }))).toEqual(told);
  });

  test.each([
    ['one above', 'TD 7H', 3],
    ['four above', 'TD TH', 12],
    ['ten above', '9S 7S TD', 30],
  ])('with bustPays excess as often the ante as they are above 16: %s', (_name, hand, amount) => {
    const table = ended({ hands: ['TC 4D', hand], options: { ante: 3, bustPays: 'excess' } });
    expect(busts(table)).toEqual([`purse/1 → purse/0: ${String(amount)} (bust)`]);
  });
});

describe('FA-E5 all bust, and all but one', () => {
  it('all: only the farmer is paid, the farm stays, nobody wins', () => {
    const table = ended({ hands: ['TC 9D', 'TS 9H', 'TD 7H'], farmer: 2 });
    expect(payments(table)).toEqual([
      'purse/0 → purse/2: 5 (bust)',
      'purse/1 → purse/2: 5 (bust)',
      'deal-end winners why all-bust',
    ]);
    expect(table.farm).toBe(15);
  });

  it('all but one: nobody pays that one', () => {
    const table = ended({ hands: ['TC 9D', 'TS 2H', 'TD 7H'], farmer: 2 });
    expect(payments(table)).toEqual(['purse/0 → purse/2: 5 (bust)', 'deal-end winners 1 why closest']);
  });
});

describe('FA-E6 the next farmer', () => {
  test.each([
    ['who won the farm', ['TC 4D', '9S 7S', 'TD 7H'], 0, 1],
    ['the farmer who won it', ['9S 7S', 'TC 4D', 'TD 7H'], 0, 0],
    ['the same if one was closest', ['TC 4D', 'TS 5S', 'TD 7H'], 0, 0],
    ['the same if all are bust', ['TC 9D', 'TS 9H'], 1, 1],
  ])('%s', (_name, hands, farmer, next) => {
    const { rules, state } = ended({ hands, farmer });
    expect(rules.standing(state).nextDealer).toBe(next);
  });
});

describe('FA-E7 the order of lines', () => {
  it('shows, farm, bust, farmer, end', () => {
    expect(ended({ hands: ['TC 4D', '9S 7S', 'TD 7H'], farmer: 0 }).told).toEqual([
      'show seat 1 cards 9S total 16',
      'show seat 2 cards TD total 17',
      'show seat 0 cards TC total 14',
      'farm → purse/1: 15 (farm)',
      'purse/2 → purse/0: 5 (bust)',
      'farmer seat 1',
      'deal-end winners 1 why sixteen totals 100 110 90',
    ]);
  });

  it('no note if the farmer stays the same, also if he took the farm', () => {
    expect(ended({ hands: ['9S 7S', 'TC 4D'], farmer: 0 }).told.join()).not.toContain('farmer seat');
  });

  it('a note after the last deal too', () => {
    expect(ended({ hands: ['TC 4D', '9S 7S'], options: { deals: 1 } }).told).toContain('farmer seat 1');
  });
});

describe('FA-E8 who won a deal', () => {
  test.each([
    ['the seat that took the farm only', ['9C 7C', 'TS 3S 3D', 'TD 7H'], 0, 'winners 0 why sixteen'],
    ['all closest seats, ascending', ['TC 5D', 'TS 4H', 'TD 5S'], 1, 'winners 0 2 why closest'],
    ['closest seats that nobody paid', ['TC 5D', 'TS 5H'], 1, 'winners 0 1 why closest'],
    ['nobody', ['TC 9D', 'TS 9H'], 1, 'winners why all-bust'],
  ])('%s', (_name, hands, farmer, words) => {
    expect(ended({ hands, farmer }).told.at(-1)).toContain(words);
  });

  it('totals are the purses', () => {
    const table = ended({ hands: ['TC 5D', 'TS 4H', 'TD 9S'], farmer: 1, purses: [7, -20, 300] });
    expect(table.told.at(-1)).toBe('deal-end winners 0 why closest totals 12 -20 295');
  });
});

describe('FA-E9 the end of the game', () => {
  const over = (table: ReturnType<typeof ended>): unknown => table.rules.standing(table.state).over;

  it('comes after the last deal; the farm is given back, the odd chips to the farmer', () => {
    const table = ended({ hands: ['TC 5D', 'TS 4H', 'TD 9S'], farmer: 1, farm: 20, deal: 3, options: { deals: 3 } });
    expect(table.told.slice(-4)).toEqual([
      'farm → purse/0: 6 (farm-split)',
      'farm → purse/1: 6 (farm-split)',
      'farm → purse/2: 6 (farm-split)',
      'farm → purse/1: 2 (farm-split)',
    ]);
    expect(table.told.at(-5)).toBe('deal-end winners 0 why closest totals 100 95 90');
    expect([table.farm, table.purses]).toEqual([0, [106, 103, 96]]);
    expect(over(table)).toEqual({ winners: [0], why: 'deals' });
  });

  test.each([
    ['no share where there is less than a chip each', 2, ['farm → purse/1: 2 (farm-split)']],
    ['no odd chips where it goes up', 3, [0, 1, 2].map((seat) => `farm → purse/${String(seat)}: 1 (farm-split)`)],
  ])('%s', (_name, farm, told) => {
    const hands = ['TC 5D', 'TS 4H', 'TD 9S'];
    const table = ended({ hands, farmer: 1, farm, options: { deals: 1, ante: 1 } });
    expect(table.told.filter((line) => line.includes('farm-split'))).toEqual(told);
  });

  it('nothing is given back where the farm was won', () => {
    const table = ended({ hands: ['TC 4D', '9S 7S'], options: { deals: 1 } });
    expect(table.told.at(-1)).toMatch(/^deal-end/);
    expect(over(table)).toEqual({ winners: [1], why: 'deals' });
  });

  it('goes on before the last deal, with an empty purse too', () => {
    expect(over(ended({ hands: ['TC 5D', 'TS 4H'], purses: [-90, -5], options: { deals: 2 } }))).toBeUndefined();
  });

  test.each([
    ['a purse of 0', [50, 5], 1, { winners: [0], why: 'broke' }],
    ['a purse below 0', [50, 1], 1, { winners: [0], why: 'broke' }],
    ['nobody', [50, 6], 1, undefined],
    ['a purse of 0 in the last deal', [50, 5], 9, { winners: [0], why: 'broke' }],
    ['nobody, but it was the last deal', [50, 6], 9, { winners: [0], why: 'deals' }],
  ])('with untilBroke it ends with %s', (_name, purses, deal, end) => {
    const table = ended({ hands: ['TC 5D', 'TS 4H'], purses, deal, options: { deals: 9, untilBroke: true } });
    expect(over(table)).toEqual(end);
  });

  it('is won by all seats with the highest purse once the farm is given back', () => {
    const table = ended({
      hands: ['TC 5D', 'TS 4H', 'TD 9S'],
      farmer: 1,
      farm: 8,
      purses: [90, 102, 15],
      options: { deals: 1 },
    });
    expect(table.purses).toEqual([97, 106, 12]);
    expect(over(table)).toEqual({ winners: [1], why: 'deals' });
    const tied = ended({ hands: ['TC 5D', 'TS 4H'], farmer: 1, farm: 4, purses: [90, 100], options: { deals: 1 } });
    expect(over(tied)).toEqual({ winners: [0, 1], why: 'deals' });
  });
});
