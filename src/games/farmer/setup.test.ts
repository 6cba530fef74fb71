/** The setup, clause by clause. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { optionTrouble } from '../contract/options/values.ts';
import { game } from './index.ts';
import { deckFrom } from '../kit/laid.testing.ts';
import { NO_CHANCE } from '../kit/told.testing.ts';
import { begun, opened, rulesOf } from './position.testing.ts';

describe('FA-S1 how many play', () => {
  test.each([
    ['one seat', 1, false],
    ['two seats', 2, true],
    ['eight seats', 8, true],
    ['nine seats', 9, false],
  ])('%s', (_name, seats, allowed) => {
    expect(optionTrouble(game.options, {}, seats) === undefined).toBe(allowed);
  });
});

describe('FA-S2 the pack', () => {
  const { pack } = rulesOf({}, 4);

  it('has 45 cards: no 8, and of the 6s the 6H only', () => {
    expect(new Set(pack).size).toBe(45);
    expect(pack.filter((card) => card.startsWith('8'))).toEqual([]);
    expect(pack.filter((card) => card.startsWith('6'))).toEqual(['6H']);
  });

  it('has every other rank in all suits', () => {
    for (const rank of 'AKQJT975432') expect(pack.filter((card) => card.startsWith(rank))).toHaveLength(4);
  });
});

describe('FA-S3 chips', () => {
  it('each seat buys its purse from the bank, from seat 0 up; the farm is empty', () => {
    const table = opened({ purse: 60 }, 3);
    expect(table.told).toEqual([
      'bank → purse/0: 60 (buy-in)',
      'bank → purse/1: 60 (buy-in)',
      'bank → purse/2: 60 (buy-in)',
    ]);
    expect([table.purses, table.farm]).toEqual([[60, 60, 60], 0]);
  });

  it('a purse that is short goes below zero, and the player plays on', () => {
    const table = begun({ options: { ante: 100, purse: 20 }, hands: ['TD 9C', 'TH 7S'], farmer: 0 });
    expect(table.purses).toEqual([-80, -80]);
    expect(table.row('1 hit', '1 stay', '0 hit', '0 stay')).toContain('purse/1 → purse/0: 100 (bust)');
    expect(table.purses).toEqual([20, -180]);
    expect(table.dealt({ deal: 2, farmer: 0, deck: '' }).legal()).toBe('1: hit');
  });
});

describe('FA-S4 the first farmer', () => {
  it('a seat that is named is told after the buy-in, and no cards are drawn', () => {
    const table = opened({ firstFarmer: 2 }, 3);
    expect(table.told.at(-1)).toBe('farmer seat 2');
    expect(table.opening).toBe('deal 1 dealer 2');
  });

  it('is drawn in a deal 0 of seat 0', () => {
    const table = opened({}, 3);
    expect(table.told.join()).not.toContain('farmer seat');
    expect(table.opening).toBe('deal 0 dealer 0');
  });

  test.each([
    ['the first card', 4, '6H', ['up/1: 6H'], 1],
    ['the third card', 4, 'KD 3S 6H', ['up/1: KD', 'up/2: 3S', 'up/3: 6H'], 3],
    ['round the table', 2, 'KD 3S 6H', ['up/1: KD', 'up/0: 3S', 'up/1: 6H'], 1],
    ['to seat 0 last', 3, 'KD 3S 6H', ['up/1: KD', 'up/2: 3S', 'up/0: 6H'], 0],
  ])('who is turned up the 6H with %s', (_name, seats, deck, moves, farmer) => {
    const table = opened({}, seats).dealt({ deal: 0, farmer: 0, deck });
    const told = [...moves.map((move) => `stock → ${move} (draw-farmer)`), `farmer seat ${String(farmer)}`];
    expect(table.told).toEqual(told);
    expect(table.rules.standing(table.state).nextDealer).toBe(farmer);
  });

  it('finds the 6H at the bottom of the deck too', () => {
    const { rules, ...table } = opened({}, 2);
    const others = rules.pack.filter((card) => card !== '6H').join(' ');
    expect(opened({}, 2).dealt({ deal: 0, farmer: 0, deck: others }).told).toHaveLength(46);
    expect(table.opening).toBe('deal 0 dealer 0');
  });

  it('is no deal: nobody pays or has a choice, nobody wins, the game goes on', () => {
    const table = opened({ deals: 1, untilBroke: true }, 3).dealt({ deal: 0, farmer: 0, deck: '6H' });
    expect([table.farm, table.legal(), table.purses]).toEqual([0, '', [100, 100, 100]]);
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, winners: [], over: undefined });
  });
});

describe('FA-S5 the deal', () => {
  it('antes in farm order, then a card face down to each in farm order', () => {
    const table = opened({ firstFarmer: 1 }, 4).dealt({ deal: 1, farmer: 1, deck: 'AS KS QS JS' });
    expect(table.told).toEqual([
      'purse/2 → farm: 5 (ante)',
      'purse/3 → farm: 5 (ante)',
      'purse/0 → farm: 5 (ante)',
      'purse/1 → farm: 5 (ante)',
      'stock → hand/2: AS (deal)',
      'stock → hand/3: KS (deal)',
      'stock → hand/0: QS (deal)',
      'stock → hand/1: JS (deal)',
    ]);
    expect([table.farm, table.purses]).toEqual([20, [95, 95, 95, 95]]);
  });

  it('adds to what lies in the farm', () => {
    const table = begun({ hands: ['TS 9S', 'TH 9H'], farm: 33 });
    table.row('1 hit', '1 stay', '0 hit', '0 stay');
    expect(table.dealt({ deal: 2, farmer: 0, deck: '' }).farm).toBe(43);
  });

  it('takes all 45 cards anew', () => {
    const table = begun({ hands: ['TS 9S', 'TH 9H'] });
    table.row('1 hit', '1 stay', '0 hit', '0 stay');
    expect(table.dealt({ deal: 2, farmer: 0, deck: 'TS TH' }).told.slice(2)).toEqual([
      'stock → hand/1: TS (deal)',
      'stock → hand/0: TH (deal)',
    ]);
  });

  it('without a deck deals every card as often', () => {
    const rules = rulesOf({}, 5);
    const [state, chance, seen] = [rules.newState(), new FastChance(3), new Array<number>(45).fill(0)];
    for (let i = 0; i < 9000; i += 1) {
      rules.open(state);
      rules.deal(state, { deal: 1, dealer: i % 5 }, chance);
      const row = new Uint8Array(rules.see(state, 1).known.buffer, 31 * 4, 45);
      const mine = row[44 - ((1 + 5 - (i % 5) - 1) % 5)] ?? 0;
      seen[mine] = (seen[mine] ?? 0) + 1;
    }
    for (const times of seen) expect(Math.abs(times - 200)).toBeLessThan(70);
    expect(() => rules.deal(state, { deal: 1, dealer: 0, deck: deckFrom('', rules.pack) }, NO_CHANCE)).not.toThrow();
  });
});
