/** The worked examples of the dossier, one by one: ante 5, hands face-down card first. */
import { describe, expect, it } from 'vitest';
import { begun, ended, opened, payments } from './position.testing.ts';

describe('worked example 1: lists', () => {
  it('one card, then a total of 11, then 21', () => {
    const table = begun({ hands: ['2S 3S', '9C 2D TS'] });
    expect(table.legal()).toBe('1: hit');
    table.act(1, 'hit');
    expect(table.legal()).toBe('1: hit stay');
    table.act(1, 'hit');
    expect(table.legal()).toBe('1: stay');
  });

  it('exactly 16', () => {
    const table = begun({ hands: ['2S 3S', '9C 7D'] });
    table.act(1, 'hit');
    expect(table.legal()).toBe('1: hit stay');
  });
});

it('worked example 2: the 6H beats all', () => {
  const table = ended({ farmer: 0, farm: 15, hands: ['TS 5H', '9S 7S', '7D 3H 6H'] });
  expect(payments(table)).toEqual(['farm → purse/2: 15 (farm)', 'farmer seat 2', 'deal-end winners 2 why sixteen']);
  expect(table.farm).toBe(0);
});

it('worked example 3: fewest cards, farmer', () => {
  const table = ended({ farmer: 0, farm: 15, hands: ['9C 7D', 'TD 3H 3S', '9S 7S'] });
  expect(payments(table)).toEqual(['farm → purse/0: 15 (farm)', 'deal-end winners 0 why sixteen']);
  expect(table.farm).toBe(0);
});

it('worked example 4: fewest cards, left of the farmer', () => {
  const table = ended({ farmer: 2, farm: 15, hands: ['9C 7D', '9S 7S', 'TD 3H 3S'] });
  expect(payments(table)).toEqual(['farm → purse/0: 15 (farm)', 'farmer seat 0', 'deal-end winners 0 why sixteen']);
  expect(table.farm).toBe(0);
});

it('worked example 5: one closest', () => {
  const table = ended({ farmer: 2, farm: 20, hands: ['TC 5D', 'TS 7H', 'TD KH', '9S 3S 2D'] });
  expect(payments(table)).toEqual([
    'purse/3 → purse/0: 5 (closest)',
    'purse/1 → purse/2: 5 (bust)',
    'deal-end winners 0 why closest',
  ]);
  expect(table.farm).toBe(20);
});

it('worked example 6: even split', () => {
  const table = ended({ farmer: 1, farm: 20, hands: ['TC 5D', 'TS 5H', 'TD 4H', '9D 5S'] });
  expect(payments(table)).toEqual([
    'purse/2 → side: 5 (closest)',
    'purse/3 → side: 5 (closest)',
    'side → purse/0: 5 (split)',
    'side → purse/1: 5 (split)',
    'deal-end winners 0 1 why closest',
  ]);
  expect(table.farm).toBe(20);
});

it('worked example 7: remainder', () => {
  const table = ended({ farmer: 1, farm: 15, hands: ['TC 5D', 'TS 5H', 'TD 4H'] });
  expect(payments(table)).toEqual([
    'purse/2 → side: 5 (closest)',
    'side → purse/0: 2 (split)',
    'side → purse/1: 2 (split)',
    'side → farm: 1 (remainder)',
    'deal-end winners 0 1 why closest',
  ]);
  expect(table.farm).toBe(16);
});

it('worked example 7: remainder, with ante 1', () => {
  const table = ended({ farmer: 1, farm: 3, hands: ['TC 5D', 'TS 5H', 'TD 4H'], options: { ante: 1 } });
  expect(payments(table)).toEqual([
    'purse/2 → side: 1 (closest)',
    'side → farm: 1 (remainder)',
    'deal-end winners 0 1 why closest',
  ]);
  expect(table.farm).toBe(4);
});

it('worked example 8: three share ten', () => {
  const table = ended({ farmer: 0, farm: 25, hands: ['TC 5D', 'TS 5H', 'TD 5S', 'TH 3H', 'KH 3S'] });
  expect(payments(table)).toEqual([
    'purse/3 → side: 5 (closest)',
    'purse/4 → side: 5 (closest)',
    'side → purse/1: 3 (split)',
    'side → purse/2: 3 (split)',
    'side → purse/0: 3 (split)',
    'side → farm: 1 (remainder)',
    'deal-end winners 0 1 2 why closest',
  ]);
  expect(table.farm).toBe(26);
});

it('worked example 9: all bust', () => {
  const table = ended({ farmer: 1, farm: 15, hands: ['TS 7H', 'TD KH', 'TC KC'] });
  expect(payments(table)).toEqual([
    'purse/2 → purse/1: 5 (bust)',
    'purse/0 → purse/1: 5 (bust)',
    'deal-end winners why all-bust',
  ]);
  expect(table.farm).toBe(15);
});

it('worked example 10: excess', () => {
  const table = ended({
    farmer: 3,
    farm: 30,
    hands: ['TC 7D', 'TS 9H', 'TD 4D', '9S 7S'],
    options: { bustPays: 'excess' },
  });
  expect(payments(table)).toEqual([
    'farm → purse/3: 30 (farm)',
    'purse/0 → purse/3: 5 (bust)',
    'purse/1 → purse/3: 15 (bust)',
    'deal-end winners 3 why sixteen',
  ]);
  expect(table.farm).toBe(0);
});

it('worked example 11: first farmer', () => {
  const table = opened({}, 4).dealt({ deal: 0, farmer: 0, deck: 'KD 3S 6H' });
  expect(table.told).toEqual([
    'stock → up/1: KD (draw-farmer)',
    'stock → up/2: 3S (draw-farmer)',
    'stock → up/3: 6H (draw-farmer)',
    'farmer seat 3',
  ]);
  const places = table
    .dealt({ deal: 1, farmer: table.rules.standing(table.state).nextDealer, deck: '' })
    .told.map((line) => line.split(' ')[line.includes('(ante)') ? 0 : 2]);
  expect(places).toEqual([
    ...['purse/0', 'purse/1', 'purse/2', 'purse/3'],
    ...['hand/0:', 'hand/1:', 'hand/2:', 'hand/3:'],
  ]);
});

it('worked example 12: end of the game', () => {
  const table = ended({ farmer: 2, farm: 26, hands: ['TC 7D', 'TS 9H', 'TD 4D', 'TH 9S'], options: { deals: 1 } });
  expect(table.told.filter((line) => line.includes('farm-split'))).toEqual([
    'farm → purse/0: 6 (farm-split)',
    'farm → purse/1: 6 (farm-split)',
    'farm → purse/2: 6 (farm-split)',
    'farm → purse/3: 6 (farm-split)',
    'farm → purse/2: 2 (farm-split)',
  ]);
});
