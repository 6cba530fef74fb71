/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../record/line.ts';
import { printLine } from '../../record/print.ts';
import { Acts } from '../contract/contract.ts';
import { FastChance } from '../../cards/chance.ts';
import { type Position, type Table, dealt, position } from './position.testing.ts';

const sizes = (table: Table): number[] =>
  [...Array.from({ length: table.rules.seats }, (_, seat) => table.hand(seat)), table.extra].map(
    (cards) => cards.split(' ').length,
  );

describe('NM worked example 1: four seats', () => {
  const { table, told } = dealt({ seats: 4, dealer: 3 });

  it('seats 0 and 1 get 11 cards, seats 2, 3 and the widow 10', () => {
    expect(sizes(table)).toEqual([11, 11, 10, 10, 10]);
  });

  it('stake with 16 lines of 1 chip; each pot holds 4', () => {
    const antes = told.filter((line) => line.endsWith('(ante)'));
    expect([antes.length, antes.every((line) => line.includes(': 1 '))]).toEqual([16, true]);
    expect(table.pots).toEqual([4, 4, 4, 4, 0]);
  });
});

describe('NM worked example 2: an auction', () => {
  it('goes as it is told', () => {
    const { table } = dealt({ seats: 4, dealer: 3 });
    expect(table.legal()).toEqual({ 3: 'exchange, keep' });
    table.act(3, 'keep');
    expect(table.legal()).toEqual({ 0: 'bid 1, bid 2, bid 5, pass' });
    table.act(0, 'bid 2');
    expect(table.legal()).toEqual({ 1: 'bid 3, bid 4, bid 7, pass' });
    table.act(1, 'pass');
    table.act(2, 'bid 3');
    expect(table.legal()).toEqual({ 0: 'bid 4, bid 5, bid 8, pass' });
    const [hand, widow] = [table.hand(2), table.extra];
    expect(table.act(0, 'pass')).toEqual([
      'sold seat 2 amount 3',
      'purse/2 → purse/3: 3 (auction)',
      `hand/2 → dead: ${hand} (exchange)`,
      `widow → hand/2: ${widow} (exchange)`,
    ]);
    expect(Object.keys(table.legal())).toEqual(['0']);
  });
});

describe('NM worked example 3: a small purse', () => {
  it.each([
    [4, 'bid 4, pass'],
    [2, 'pass'],
  ])('of %i with B = 3: %s', (purse, legal) => {
    const hands = ['2S', '3S', '4S', '5S'];
    const table = position({ deciding: true, dealer: 3, hands, extra: '6S', purses: [100, 100, purse, 100] });
    table.row('3 keep', '0 bid 1', '1 bid 3');
    expect(table.legal()).toEqual({ 2: legal });
  });
});

describe('NM worked example 4: the first lead', () => {
  it('is the lowest of a suit, and whoever holds the next card must play it', () => {
    const table = position({ hands: ['AS 9S KH 7D 3D QC', '2S', '4D TC'] });
    expect(table.legal()).toEqual({ 0: 'play 9S, play KH, play 3D, play QC' });
    table.act(0, 'play 3D');
    expect(table.legal()).toEqual({ 2: 'play 4D' });
  });
});

describe('NM worked example 5: a pay card in a run, and a stop', () => {
  it('goes as it is told', () => {
    const hands = ['9S 2D', 'JS 3D', 'TS 4D', 'QS AS 5H 8H 2C'];
    const table = position({ hands, extra: 'KS' });
    const told = table.row('0 play 9S', '2 play TS', '1 play JS', '3 play QS');
    expect(told.slice(2)).toEqual([
      'hand/1 → played/1: JS (play)',
      'pot/JS → purse/1: 4 (collect)',
      'hand/3 → played/3: QS (play)',
      'stop seat 3 card QS',
    ]);
    expect(table.legal()).toEqual({ 3: 'play 5H' });
  });
});

describe('NM worked example 6: no card of the other colour', () => {
  const of: Position = { hands: ['4S KS 3C', '2H', '8D QH JD', 'TH'], turn: 2, extra: '9D' };

  it.each([
    ['noLead left', {}, ['no-lead seat 2', 'no-lead seat 3'], { 0: 'play 4S, play 3C' }],
    ['noLead own', { noLead: 'own' }, ['no-lead seat 2'], { 2: 'play QH, play JD' }],
    ['lead suit', { lead: 'suit' }, [], { 2: 'play QH' }],
  ])('%s', (_name, options, notes, legal) => {
    const table = position({ ...of, options });
    expect(table.act(2, 'play 8D').slice(2)).toEqual(notes);
    expect(table.legal()).toEqual(legal);
  });
});

describe('NM worked example 7: nobody holds black', () => {
  it('is noted for all, then the stopper leads the lowest of each suit', () => {
    const table = position({ hands: ['8D 2H 5H TD', '3H', '4D'] });
    expect(table.legal()[0]).toContain('play 8D');
    expect(table.act(0, 'play 8D').slice(1)).toEqual([
      'stop seat 0 card 8D',
      'no-lead seat 0',
      'no-lead seat 1',
      'no-lead seat 2',
    ]);
    expect(table.legal()).toEqual({ 0: 'play 2H, play TD' });
  });
});

describe('NM worked example 8: the next card was played before', () => {
  it('stops like any other', () => {
    const table = position({ hands: ['2C 3C 9H', '5C', '6C'] });
    expect(table.row('0 play 2C', '0 play 3C').at(-1)).toBe('stop seat 0 card 3C');
  });
});

describe('NM worked example 9: a pay card as last card', () => {
  it('is collected, then the others pay; the other pots stay', () => {
    const table = position({ hands: ['3S 2S', 'AH', '6C 5C 4C 3C 2C'], turn: 1, pots: { AH: 12 } });
    expect(table.act(1, 'play AH')).toEqual([
      'hand/1 → played/1: AH (play)',
      'pot/AH → purse/1: 12 (collect)',
      'show seat 0 cards 3S 2S',
      'show seat 2 cards 6C 5C 4C 3C 2C',
      'purse/0 → purse/1: 2 (cards-left)',
      'purse/2 → purse/1: 5 (cards-left)',
      'deal-end winners 1 why out totals 98 119 95',
    ]);
    expect(table.pots).toEqual([0, 4, 4, 4, 0]);
  });
});

describe('NM worked example 10: a claim', () => {
  const of: Position = { options: { collect: 'claim' }, hands: ['2S', 'KC 2H', '3H', 'AC 4H'], turn: 1 };

  it('is lost when the next card is played first', () => {
    const table = position(of);
    table.act(1, 'play KC');
    expect(table.legal()).toEqual({ 1: 'collect KC', 3: 'play AC' });
    const acts = new Acts();
    table.rules.legal(table.state, acts);
    const lines: Line[] = [];
    table.rules.act(table.state, acts.seat(1), acts.act(1), new FastChance(1), (line) => lines.push(line));
    expect(lines.map(printLine)).toEqual([
      '{"type":"note","seat":1,"what":"forfeit","card":"KC"}',
      '{"type":"move","cards":["AC"],"from":"hand/3","to":"played/3","why":"play"}',
      '{"type":"note","seat":3,"what":"stop","card":"AC"}',
    ]);
    expect(table.pots[1]).toBe(4);
  });

  it('is taken before it', () => {
    const table = position(of);
    table.act(1, 'play KC');
    expect(table.act(1, 'collect KC')).toEqual(['pot/KC → purse/1: 4 (collect)']);
    expect(table.legal()).toEqual({ 3: 'play AC' });
  });
});

describe('NM worked example 11: a claim at one’s own lead', () => {
  it('is forfeited by leading', () => {
    const table = position({ options: { collect: 'claim' }, hands: ['2S', 'AH 6S 9C', '3H'], turn: 1 });
    table.act(1, 'play AH');
    expect(table.legal()).toEqual({ 1: 'collect AH, play 6S, play 9C' });
    expect(table.act(1, 'play 6S')[0]).toBe('forfeit seat 1 card AH');
  });
});

describe('NM worked example 12: eight seats', () => {
  it('the seven left of the dealer get 6 cards, the dealer and the widow 5', () => {
    expect(sizes(dealt({ seats: 8, dealer: 7 }).table)).toEqual([6, 6, 6, 6, 6, 6, 6, 5, 5]);
  });
});
