/** The plain player: what the dossier's Strategy says that can be said of single choices. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { Acts } from '../contract/contract.ts';
import { ConcentrationBrain } from './bot.ts';
import { NO_CHANCE } from '../kit/told.testing.ts';
import { type Layout, type Table, example, ruleOptionsOf, laidOut, SMALL } from './position.testing.ts';

/** What somebody with a perfect memory flips here; with several seeds, all that it flips, ascending. */
function choices(table: Table, options: Layout['options'], seeds = 30): string[] {
  const brain = new ConcentrationBrain(ruleOptionsOf(options, table.rules.seats), ['perfect']);
  const list = table.listed();
  const view = table.view(table.rules.onTurn(table.state) ?? 0);
  const found = Array.from({ length: seeds }, (_, seed) => {
    const chosen = brain.plain(view, list, false, new FastChance(seed));
    return table.words(must(list[chosen], 'choice'));
  });
  return [...new Set(found)].sort((a, b) => Number(a) - Number(b));
}

describe('the plain player', () => {
  it('takes a pair that it knows, and flips its mate', () => {
    const table = example();
    table.row('1: 1 2', '0: 6 7');
    expect(choices(table, SMALL)).toEqual(['1']);
    table.row('1: 1');
    expect(choices(table, SMALL)).toEqual(['6']);
  });

  it('takes the pair first of which the memory is older', () => {
    const table = example();
    table.row('1: 5 1', '0: 2 0', '1: 2 6', '0: 5 1');
    expect(choices(table, SMALL)).toEqual(['0']);
  });

  it('turns up what it does not know, if it knows no pair', () => {
    const table = example();
    table.row('1: 1 2');
    expect(choices(table, SMALL, 200)).toEqual(['0', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  it('finds the mate of what it just turned up', () => {
    const table = example();
    table.row('1: 1 2', '0: 3');
    expect(choices(table, SMALL)).toEqual(['1']);
  });

  it('turns up another unknown card while little is known', () => {
    const table = laidOut({ grid: '2S 3S 4S 5S 6S 7S' });
    table.row('1: 0 1', '0: 2');
    expect(choices(table, {}, 2000)).toHaveLength(49);
  });

  it('gives nothing away once much is known: it turns the card again that all saw last', () => {
    const table = laidOut({ grid: '2S 3S 4S 5S 6S 7S 8S 9S TS' });
    table.row('1: 0 1', '0: 2 3', '1: 4 5', '0: 6 7', '1: 8');
    expect(choices(table, {})).toEqual(['7']);
  });

  it('takes the chance where all mates of what the others know are gone', () => {
    const options = { ranks: 3, match: 'rank-color' };
    const table = laidOut({ options, grid: 'AS AC KS KC QS QC AH KH QH AD KD QD' });
    table.row('1: 0 1', '1: 2 3', '1: 4 5', '1: 6 7', '0: 8');
    expect(choices(table, options)).toEqual(['9', '10', '11']);
  });

  it('never wastes a flip when it plays alone', () => {
    const table = laidOut({ seats: 1, grid: '2S 3S 4S 5S 6S 7S 8S 9S TS' });
    table.row('0: 0 1', '0: 2 3', '0: 4 5', '0: 6 7', '0: 8');
    const found = choices(table, {}, 2000);
    expect(found).toHaveLength(43);
    expect(found).not.toContain('7');
  });

  it('turns an unseen card where it must, though it knows a pair', () => {
    const table = example();
    table.row('1: 1 2', '0: 3 2', '1: 1 2', '0: 1 2');
    expect(choices(table, SMALL, 200)).toEqual(['0', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  it('lets no time run out', () => {
    const options = { ...SMALL, clock: 9 };
    const table = example({ seats: 1, options });
    expect(choices(table, options, 300)).not.toContain('time-up');
  });

  it('leaves no flip to be searched: the pair that is known is taken [Strategy 1]', () => {
    const { rules } = example();
    expect([0, 11].map((act) => rules.brain.isReflex(act))).toEqual([true, true]);
  });

  test.each([1, 2, 5])('with the hard memory clears the grid long before it is stalled, %i seats', (seats) => {
    const table = laidOut({ seats });
    const { rules, state } = table;
    let flips = 0;
    for (let list = table.listed(); list.length > 0; list = table.listed(), flips += 1) {
      const seat = rules.onTurn(state) ?? 0;
      const chosen = must(rules.brain.plain(rules.see(state, seat), list, false, new FastChance(flips)), 'choice');
      rules.act(state, seat, must(list[chosen], 'act'), NO_CHANCE);
    }
    expect(rules.standing(state).totals.reduce((sum, pairs) => sum + pairs)).toBe(26);
    expect(flips).toBeLessThan(200);
  });
});

describe('the quick policy of playouts', () => {
  function quick(table: Table, seed: number): string {
    const acts = new Acts();
    table.rules.legal(table.state, acts);
    return table.words(acts.act(table.rules.brain.rollout(table.state, acts, new FastChance(seed))));
  }
  const found = (table: Table): string[] => [...new Set(Array.from({ length: 200 }, (_, seed) => quick(table, seed)))];

  it('takes a pair that was seen, looks at no card that was not', () => {
    const table = example();
    table.row('1: 1 2');
    expect(found(table).sort()).toEqual(['0', '10', '11', '3', '4', '5', '6', '7', '8', '9']);
    table.row('0: 6 7');
    expect(['1', '6', '2', '7']).toContain(found(table)[0]);
    expect(found(table)).toHaveLength(1);
  });

  it('flips the mate of the open card', () => {
    const table = example();
    table.row('1: 1 2', '0: 6');
    expect(found(table)).toEqual(['1']);
  });

  it('chooses no end of the clock', () => {
    const table = example({ seats: 1, options: { clock: 9 } });
    expect(found(table)).not.toContain('time-up');
  });
});

describe('the worth of the end of a deal', () => {
  const worth = ({ rules, state }: Table): number[] => {
    const out = new Float64Array(rules.seats);
    rules.brain.value(state, out);
    return [...out];
  };

  it('is half for winning and half for the share of the pairs', () => {
    const table = example();
    table.row('1: 5 0', '1: 8 11', '1: 6 2', '0: 6 9', '0: 1 3', '0: 2 4', '0: 7 10');
    expect(worth(table)).toEqual([4 / 12 + 1 / 2, 2 / 12]);
  });

  it('is shared where the deal is', () => {
    const table = example();
    table.row('1: 5 0', '1: 8 11', '1: 7 10', '1: 6 2', '0: 6 9', '0: 1 3', '0: 2 4');
    expect(worth(table)).toEqual([1 / 2, 1 / 2]);
  });

  test.each([
    ['all turns found a pair', [], 1],
    ['twice as many turns as pairs', ['0: 0 1', '0: 0 1', '0: 0 1', '0: 0 1', '0: 0 1', '0: 0 1'], 1 / 2],
  ])('alone is the share of turns that found one: %s', (_name, before, share) => {
    const table = example({ seats: 1 });
    table.row(...before, '0: 5 0', '0: 8 11', '0: 1 3', '0: 6 9', '0: 2 4', '0: 7 10');
    expect(worth(table)).toEqual([share]);
  });

  it('alone is nothing while cards are left', () => {
    const table = example({ seats: 1, options: { turnLimit: 1 } });
    table.row('0: 5 0');
    expect(worth(table)).toEqual([0]);
  });
});
