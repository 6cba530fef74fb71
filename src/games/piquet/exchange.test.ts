/** The exchange with the talon [PQ-X1 to PQ-X7]. Seat 1 is elder. */
import { describe, expect, it, test } from 'vitest';
import { type Table, dealt } from './position.testing.ts';

const discards = (cards: string): string =>
  cards
    .split(' ')
    .map((card) => `discard ${card}`)
    .join(', ');

const ELDER = 'AS KS QS JS AH KH QH JH 7H AD KD 8D';
const YOUNGER = '9S 8S 7S TH 9H QD JD TD 9D AC KC QC';
const TALON = 'TS 8H 7D JC TC 9C 8C 7C';
const begin = (): Table => dealt({ elder: ELDER, younger: YOUNGER, talon: TALON }).table;

/** Elder lays out these and draws. */
function elderDone(table: Table, cards: string): string[] {
  table.row(...cards.split(' ').map((card) => `1 discard ${card}`));
  return table.act(1, 'draw');
}
function youngerDone(table: Table, cards: string): string[] {
  table.row(...cards.split(' ').map((card) => `0 discard ${card}`));
  return table.act(0, 'draw');
}

describe('PQ-X1 elder', () => {
  it('must lay out a card before it may draw', () => {
    expect(begin().legal()).toEqual({ 1: discards('AS KS QS JS AH KH QH JH 7H AD KD 8D') });
  });

  it('lays out one by one, each a line', () => {
    const table = begin();
    expect(table.act(1, 'discard 8D')).toEqual(['hand/1 → discard/1: 8D (discard)']);
    expect(table.legal()).toEqual({ 1: `${discards('AS KS QS JS AH KH QH JH 7H AD KD')}, draw` });
  });

  it('can only draw after five', () => {
    const table = begin();
    table.row('1 discard 8D', '1 discard 7H', '1 discard JH', '1 discard JS', '1 discard QH');
    expect(table.legal()).toEqual({ 1: 'draw' });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: TS 8H 7D JC TC (draw)']);
    expect(table.hand(1)).toBe('AS KS QS TS AH KH 8H AD KD 7D JC TC');
  });

  it('draws as many as it laid out, from the top', () => {
    const table = begin();
    expect(elderDone(table, '8D')[0]).toBe('stock → hand/1: TS (draw)');
    expect(Object.keys(table.legal())).toEqual(['0']);
  });

  it('cannot take back what it laid out', () => {
    const table = begin();
    table.act(1, 'discard 8D');
    expect(() => table.act(1, 'discard 8D')).toThrow('seat 1');
  });
});

describe('PQ-X2 elder sees the rest of the five', () => {
  test.each([
    ['8D', 'seat 1 look cards 8H 7D JC TC'],
    ['8D 7H JH JS', 'seat 1 look cards TC'],
  ])('having laid out %s', (cards, look) => {
    expect(elderDone(begin(), cards).slice(1)).toEqual([look]);
  });

  it('but nothing after five', () => {
    expect(elderDone(begin(), '8D 7H JH JS QH')).toHaveLength(1);
  });
});

describe('PQ-X3 younger', () => {
  it('lays out one at least and at most what is left in the talon', () => {
    const table = begin();
    elderDone(table, '8D 7H JH JS QH');
    expect(table.legal()).toEqual({ 0: discards('9S 8S 7S TH 9H QD JD TD 9D AC KC QC') });
    table.row('0 discard 7S', '0 discard 8S', '0 discard 9S');
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 9C 8C 7C (draw)']);
  });

  it('lays out five at most, and has no look', () => {
    const table = begin();
    elderDone(table, '8D');
    table.row('0 discard 7S', '0 discard 8S', '0 discard 9S', '0 discard 9H', '0 discard 9D');
    expect(table.legal()).toEqual({ 0: 'draw' });
    expect(table.act(0, 'draw')).toEqual(['stock → hand/0: 8H 7D JC TC 9C (draw)']);
  });

  it('may draw after one', () => {
    const table = begin();
    elderDone(table, '8D');
    table.act(0, 'discard 7S');
    expect(table.legal()[0]?.endsWith(', draw')).toBe(true);
  });
});

describe('PQ-X4 what is left of the talon', () => {
  it('is shown to both, top first, and stays', () => {
    const table = begin();
    elderDone(table, '8D 7H');
    youngerDone(table, '7S');
    expect(table.legal()).toEqual({ 0: 'keep, reveal' });
    expect(table.act(0, 'reveal')).toEqual(['seat 0 show cards JC TC 9C 8C 7C why talon']);
    expect(table.legal()).toEqual({ 1: 'declare, silent' });
  });

  it('or kept, of which nothing is said', () => {
    const table = begin();
    elderDone(table, '8D 7H');
    youngerDone(table, '7S');
    expect(table.act(0, 'keep')).toEqual([]);
    expect(table.legal()).toEqual({ 1: 'declare, silent' });
  });

  it('is not asked about where nothing is left', () => {
    const table = begin();
    elderDone(table, '8D 7H JH JS QH');
    youngerDone(table, '7S 8S 9S');
    expect(table.legal()).toEqual({ 1: 'declare, silent' });
  });
});

const BLANCHE = 'AS TS 9S 8S AH TH 9H 7H TD 8D 9C 7C';

describe('PQ-X5 carte blanche', () => {
  it('is a hand without K, Q and J; aces are no court cards', () => {
    expect(dealt({ elder: BLANCHE }).table.legal()[1]).toContain('carte-blanche');
    for (const court of ['KS', 'QH', 'JC'])
      expect(dealt({ elder: `${BLANCHE.slice(0, -2)}${court}` }).table.legal()[1]).not.toContain('carte-blanche');
  });

  it('is gone once a card is laid out', () => {
    const { table } = dealt({ elder: BLANCHE });
    table.act(1, 'discard 7C');
    expect(table.legal()[1]).not.toContain('carte-blanche');
    const other = dealt({ younger: BLANCHE }).table;
    other.row(`1 discard ${other.hand(1).slice(0, 2)}`, '1 draw', '0 discard 7C');
    expect(other.legal()[0]).not.toContain('carte-blanche');
  });
});

describe("PQ-X6 younger's carte blanche", () => {
  it('comes after the exchange of elder, is shown and scores ten, once; then younger exchanges', () => {
    const { table } = dealt({ younger: BLANCHE, talon: 'KS QS JS KH QH JH KD QD' });
    table.row(`1 discard ${table.hand(1).slice(0, 2)}`, '1 draw');
    expect(table.legal()).toEqual({ 0: `carte-blanche, ${discards(BLANCHE)}` });
    expect(table.act(0, 'carte-blanche')).toEqual([
      `seat 0 show cards ${BLANCHE} why carte-blanche`,
      'seat 0 +10 carte-blanche',
    ]);
    expect(table.legal()).toEqual({ 0: discards(BLANCHE) });
    expect(youngerDone(table, '7C')).toEqual(['stock → hand/0: QS (draw)']);
  });
});

describe("PQ-X7 elder's carte blanche", () => {
  const talon = 'KS QS JS KH QH JH KD QD';
  const younger = '7S 8H AD JD 9D 7D AC KC QC JC TC 8C';
  const declared = (take: number): Table => {
    const { table } = dealt({ elder: BLANCHE, younger, talon });
    table.act(1, `carte-blanche ${String(take)}`);
    return table;
  };

  it('sets cards aside unseen; younger exchanges from the others without a look of elder before', () => {
    const { table } = dealt({ elder: BLANCHE, younger, talon });
    expect(table.act(1, 'carte-blanche 2')).toEqual([
      'seat 1 carte-blanche take 2',
      'stock → reserve/1: KS QS (reserve)',
    ]);
    expect(table.legal()).toEqual({ 0: discards(younger) });
    expect(table.hand(1)).toBe(BLANCHE);
  });

  test.each([
    [1, 5],
    [3, 5],
    [4, 4],
    [5, 3],
  ])('leaves younger so much of the talon: having taken %i, %i', (take, most) => {
    const table = declared(take);
    for (const card of younger.split(' ').slice(0, most)) table.act(0, `discard ${card}`);
    expect(table.legal()).toEqual({ 0: 'draw' });
  });

  it('is shown and scored once younger has exchanged; elder lays out just as many and takes the reserve', () => {
    const table = declared(2);
    expect(youngerDone(table, '7S')).toEqual([
      'stock → hand/0: JS (draw)',
      `seat 1 show cards ${BLANCHE} why carte-blanche`,
      'seat 1 +10 carte-blanche',
    ]);
    expect(table.legal()).toEqual({ 1: discards(BLANCHE) });
    table.act(1, 'discard 7C');
    expect(table.legal()).toEqual({ 1: discards(BLANCHE.replace(' 7C', '')) });
    table.act(1, 'discard 9C');
    expect(table.legal()).toEqual({ 1: 'draw' });
    expect(table.act(1, 'draw')).toEqual([
      'reserve/1 → hand/1: KS QS (draw)',
      'seat 1 look cards KH QH', // the fourth and the fifth from the top
    ]);
    expect(table.legal()).toEqual({ 0: 'keep, reveal' });
  });

  it('elder sees nothing where its cards and younger’s are all of the five', () => {
    const table = declared(3);
    youngerDone(table, '7S 8H');
    table.row('1 discard 7C', '1 discard 9C', '1 discard 8D');
    expect(table.act(1, 'draw')).toEqual(['reserve/1 → hand/1: KS QS JS (draw)']);
    expect(table.act(0, 'reveal')).toEqual(['seat 0 show cards JH KD QD why talon']);
  });

  it('goes on with the words where no talon is left', () => {
    const table = declared(3);
    youngerDone(table, '7S 8H AD 9D 7D');
    table.row('1 discard 7C', '1 discard 9C', '1 discard 8D');
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'declare, silent' });
  });
});
