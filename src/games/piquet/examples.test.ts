/** The worked examples of the dossier, all of them, with every case that they tell. Seat 1 is elder. */
import { describe, expect, it, test } from 'vitest';
import { cut, dealt, exchanged, late, silent } from './position.testing.ts';
import { BASE, SCORED, TOTAL, TRICKS } from './state.ts';

const DISCARDS = (words: string): string => `discard ${words.split(' ').join(', discard ')}`;

describe('PQ worked example 1: the cut', () => {
  it('goes by the suit where the ranks are equal', () => {
    expect(cut('KH', 'KD')).toEqual({ told: ['cut cards KH KD dealer 0'], dealer: 0 });
  });
});

describe('PQ worked example 2: the exchange', () => {
  const { table } = dealt({ elder: 'AS KS QS JS AH KH QH JH AD KD 8D 7H', talon: 'TS 9S 8S 7S TH 9H 8H TD' });

  it('lets elder go on or draw, and shows it the rest of the five', () => {
    table.row('1 discard 8D', '1 discard 7H');
    expect(table.legal()).toEqual({ 1: `${DISCARDS('AS KS QS JS AH KH QH JH AD KD')}, draw` });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: TS 9S (draw)', 'seat 1 look cards 8S 7S TH']);
  });

  it('lets younger lay out five of the six, and choose what becomes of four', () => {
    const younger = table.hand(0).split(' ');
    for (const [i, card] of younger.slice(0, 2).entries()) {
      expect(table.legal()[0]?.startsWith(DISCARDS(younger.slice(i).join(' ')))).toBe(true);
      table.act(0, `discard ${card}`);
    }
    table.act(0, 'draw');
    expect(table.legal()).toEqual({ 0: 'keep, reveal' });
  });

  it('lets younger lay out no sixth card', () => {
    const { table: other } = dealt({ elder: 'AS KS QS JS AH KH QH JH AD KD 8D 7H', talon: 'TS 9S 8S 7S TH 9H 8H TD' });
    other.row('1 discard 8D', '1 discard 7H', '1 draw');
    for (const card of other.hand(0).split(' ').slice(0, 5)) other.act(0, `discard ${card}`);
    expect(other.legal()).toEqual({ 0: 'draw' });
  });
});

describe("PQ worked example 3: elder's carte blanche", () => {
  const elder = 'AS TS 9S 8S AH TH 9H 7H TD 8D 9C 7C';
  const takes = [1, 2, 3, 4, 5].map((take) => `carte-blanche ${String(take)}`).join(', ');

  it('comes before the first card is laid out, and fixes how many go', () => {
    const { table } = dealt({ elder, talon: 'AD KD QD JD AC KC QC JC' });
    expect(table.legal()).toEqual({ 1: `${takes}, ${DISCARDS(elder)}` });
    expect(table.act(1, 'carte-blanche 4')).toEqual([
      'seat 1 carte-blanche take 4',
      'stock → reserve/1: AD KD QD JD (reserve)',
    ]);
    const [a = '', b = '', c = ''] = table.hand(0).split(' ');
    table.row(`0 discard ${a}`, `0 discard ${b}`, `0 discard ${c}`);
    expect(table.act(0, 'draw')).toEqual([
      'stock → hand/0: AC KC QC (draw)',
      `seat 1 show cards ${elder} why carte-blanche`,
      'seat 1 +10 carte-blanche',
    ]);
    expect(table.legal()).toEqual({ 1: DISCARDS(elder) });
    table.row('1 discard 8S', '1 discard 7H', '1 discard 8D');
    expect(table.legal()).toEqual({ 1: DISCARDS('AS TS 9S AH TH 9H TD 9C 7C') });
    table.act(1, 'discard 7C');
    expect(table.legal()).toEqual({ 1: 'draw' });
    expect(table.act(1, 'draw')).toEqual(['reserve/1 → hand/1: AD KD QD JD (draw)']);
    expect(table.legal()).toEqual({ 0: 'keep, reveal' });
  });
});

describe('PQ worked example 4: the point', () => {
  const elder = 'KS QS TS 9S 8S AD KD QD AC KC QC TC';
  const against = (younger: string): ReturnType<typeof exchanged> => {
    const table = exchanged({ elder, younger });
    expect(table.act(1, 'declare')).toEqual(['seat 1 declare point count 5']);
    return table;
  };

  it('is good against four', () => {
    expect(against('AH KH QH 9H AS JS 9D 8D 7D 9C 8C 7C').legal()).toEqual({ 0: 'good' });
  });

  it('is not good against five of 48', () => {
    const table = against('AH KH QH 9H 8H AS JS 9D 8D 7D 9C 8C');
    expect(table.legal()).toEqual({ 0: 'equal, good' });
    expect(table.act(0, 'equal')).toEqual(['seat 1 making point value 47']);
    expect(table.legal()).toEqual({ 0: 'good, not-good' });
    expect(table.act(0, 'not-good')).toEqual([
      'seat 0 declare point count 5 value 48',
      'seat 0 +5 point',
      'seat 0 show cards AH KH QH 9H 8H why point',
    ]);
  });

  it('is nobody’s against five of 47', () => {
    const table = against('KH JH TH 9H 8H AS JS 9D 8D 7D 9C 8C');
    table.act(0, 'equal');
    expect(table.legal()).toEqual({ 0: 'equal, good' });
    expect(table.act(0, 'equal')).toEqual([
      'seat 1 show cards KS QS TS 9S 8S why point',
      'seat 0 show cards KH JH TH 9H 8H why point',
    ]);
  });
});

describe('PQ worked example 5: a sequence and what is counted besides', () => {
  const toClaim = (elder: string, younger: string): ReturnType<typeof exchanged> => {
    const table = exchanged({ elder, younger });
    table.row('1 silent', '0 silent', '1 declare');
    return table;
  };
  const younger = 'TC 9C 8C 7C AS KS AD 9D 8D 7H 8H 9H';

  it('lets elder count its tierce or sink it', () => {
    const table = toClaim('QS JS TS 9S 8S AH KH QH KD TD KC QC', younger);
    expect(table.legal()).toEqual({ 0: 'good' });
    table.act(0, 'good');
    expect(table.legal()).toEqual({ 1: 'claim, claim AH KH QH' });
  });

  test.each([
    ['claim AH KH QH', 18],
    ['claim', 15],
  ])('%s scores %i', (claim, points) => {
    const table = toClaim('QS JS TS 9S 8S AH KH QH KD TD KC QC', younger);
    expect([...table.act(0, 'good'), ...table.act(1, claim)]).toContain(`seat 1 +${String(points)} sequence`);
  });

  it('orders claims by cards, what is in them by strength', () => {
    const table = toClaim('QS JS TS 9S 8S AH KH QH KD QD JD TD', younger);
    table.act(0, 'good');
    expect(table.legal()).toEqual({
      1: 'claim, claim AH KH QH, claim KD QD JD TD, claim KD QD JD TD + AH KH QH',
    });
  });
});

describe('PQ worked example 6: sets', () => {
  test.each([
    ['four tens beat three aces', 'TS TH TD TC KS QS KH QH KD 9C 8C 7C', 'good, not-good'],
    ['three kings do not', 'KS KH KD QS JS QH JH TD TC 9C 8C 7C', 'good'],
    ['nor does nothing', 'KS KH QS JS TH TD 9D 8D 7D 9C 8C 7C', 'good'],
  ])('%s', (_name, younger, answers) => {
    const table = exchanged({ elder: 'AS AH AD 9S 8S 7S', younger });
    table.row('1 silent', '0 silent', '1 silent', '0 silent');
    expect(table.act(1, 'declare')).toEqual(['seat 1 declare set count 3 rank A']);
    expect(table.legal()).toEqual({ 0: answers });
  });
});

describe('PQ worked example 7: silence', () => {
  it('gives younger the sequences for a tierce although elder holds a quint', () => {
    const table = exchanged({ elder: 'AS KS QS JS TS', younger: 'QH JH TH 9S 8S AD KD TD 9D QC JC 9C' });
    table.row('1 silent', '0 silent', '1 silent');
    expect(table.legal()).toEqual({ 0: 'declare, silent' });
    expect(table.act(0, 'declare')).toEqual(['seat 0 declare sequence count 3']);
    expect(table.act(0, 'claim')).toEqual(['seat 0 +3 sequence', 'seat 0 show cards QH JH TH why sequence']);
  });

  it('leaves nothing to say to who holds none', () => {
    const table = exchanged({ elder: 'AS KS QS JS TS', younger: 'AH QH JH 9H 8H KD QD TD 9D QC JC 9C' });
    table.row('1 silent', '0 silent', '1 silent');
    expect(table.legal()).toEqual({ 0: 'silent' });
  });
});

/** Point of six, a quint and four kings. */
const BIG = 'KS QS JS TS 9S 7S KH KD KC 9H 7D 8C';
const scores = (told: readonly string[]): string[] => told.filter((line) => line.includes(' +'));
const wonBy1 = (told: readonly string[]): string[] => scores(told).map((line) => line.replace('seat 1 +', ''));

describe('PQ worked example 8: repique', () => {
  it('follows the points that make thirty', () => {
    const table = exchanged({ elder: BIG });
    const told = table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim');
    expect(wonBy1(told)).toEqual(['6 point', '15 sequence', '14 set', '60 repique']);
    expect(table.rules.standing(table.state).totals).toEqual([0, 95]);
  });
});

describe('PQ worked example 9: repique stopped', () => {
  const rest = ['1 declare', '0 good', '1 claim', '1 declare', '0 good', '1 claim'] as const;

  it('by a better point of younger, and pique too', () => {
    const table = exchanged({ elder: BIG, younger: 'AD QD JD TD 9D 8D AH QH 8S AS AC QC' });
    const told = table.row('1 declare', '0 equal', '0 not-good', ...rest, '1 play KS');
    expect(scores(told)).toEqual(['seat 0 +6 point', 'seat 1 +15 sequence', 'seat 1 +14 set', 'seat 1 +1 lead']);
  });

  it("by younger's carte blanche", () => {
    const younger = 'AH TH 8H 7H AD TD 9D 8D AC TC 9C 7C';
    const { table } = dealt({ elder: BIG, younger, talon: 'QH JH QD JD' });
    table.row('1 discard 8C', '1 draw', '0 carte-blanche', '0 discard 7C', '0 draw', '0 keep');
    const told = table.row('1 declare', '0 good', ...rest);
    expect(wonBy1(told)).toEqual(['6 point', '15 sequence', '14 set']);
  });

  it('by an exactly equal point, which leaves the pique', () => {
    const table = exchanged({ elder: BIG, younger: 'AH QH JH TH 8H 7H AS 8S AD QD AC QC' });
    const told = table.row('1 declare', '0 equal', '0 equal', ...rest, '1 play KS');
    expect(wonBy1(told)).toEqual(['15 sequence', '14 set', '1 lead', '30 pique']);
  });
});

describe('PQ worked example 10: the order of counting', () => {
  it('lets three aces stop a repique that the sequences had not yet made', () => {
    const table = exchanged({ elder: 'KS QS JS TS 9S 8S 7S KH QH KD QD 7C', younger: 'AS AH AD JH TH 9H' });
    const told = table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim', '1 silent', '0 declare', '0 claim');
    expect(scores([...told, ...table.act(1, 'play KS')])).toEqual([
      'seat 1 +7 point',
      'seat 1 +17 sequence',
      'seat 0 +3 set',
      'seat 1 +1 lead',
    ]);
  });

  it('lets a quart besides make it before', () => {
    const table = exchanged({ elder: 'AS KS QS JS TS 9S 8S 7S KH QH JH TH', younger: 'AH AD AC KD QD JD' });
    const told = table.row('1 declare', '0 good', '1 declare', '0 good', '1 claim KH QH JH TH', '1 silent');
    expect(scores([...told, ...table.row('0 declare', '0 claim')])).toEqual([
      'seat 1 +8 point',
      'seat 1 +22 sequence',
      'seat 1 +60 repique',
      'seat 0 +3 set',
    ]);
  });
});

describe('PQ worked example 11: pique with the cards', () => {
  const sevenTricks = (options: { cardsInPique?: boolean }): string[] => {
    const table = silent({
      options,
      elder: 'AS KS QS JS AH KH QH JH AD KD QD JD',
      younger: 'TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D 7D',
    });
    table.state[BASE + 1] = 14;
    const tricks = ['AS TS', 'KS 9S', 'QS 8S', 'JS 7S', 'AH TH', 'KH 9H', 'QH 8H', 'JH 7H'];
    return wonBy1(tricks.flatMap((trick) => table.row(`1 play ${trick.slice(0, 2)}`, `0 play ${trick.slice(3)}`)));
  };
  const six = Array.from({ length: 6 }, () => ['1 lead', '1 trick']).flat();

  it('counts the ten', () => {
    expect(sevenTricks({}).slice(12)).toEqual(['1 lead', '1 trick', '10 cards', '30 pique', '1 lead', '1 trick']);
    expect(sevenTricks({}).slice(0, 12)).toEqual(six);
  });

  it('waits for the next trick where the ten does not count', () => {
    expect(sevenTricks({ cardsInPique: false }).slice(12)).toEqual([
      '1 lead',
      '1 trick',
      '10 cards',
      '1 lead',
      '1 trick',
      '30 pique',
    ]);
  });
});

describe('PQ worked example 12: a whole deal', () => {
  const elder = 'KS QS TS 9S 8S AH JH 8H AD JD AC 7C';
  const younger = 'AS JS 7S QH 9H KD KC QC JC TC 9C 8C';
  const tricks = 'KS-AS KC-AC QS-7S TS-JS QC-7C JC-8S TC-8H 9C-JH 8C-JD QH-AH AD-KD 9S-9H'.split(' ');
  const words = [
    '1 declare',
    '0 not-good',
    '1 silent',
    '0 declare',
    '0 claim',
    '1 declare',
    '0 good',
    '1 claim',
  ] as const;
  const leaders = [1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1];
  const plays = tricks.flatMap((trick, i) => [
    `${String(leaders[i])} play ${trick.slice(0, 2)}`,
    `${String(1 - (leaders[i] ?? 0))} play ${trick.slice(3)}`,
  ]);

  test.each([
    ['plain', 46, 13],
    ['classic', 41, 11],
  ])('%s', (playScoring, youngers, elders) => {
    const table = exchanged({ elder, younger, options: { playScoring } });
    const told = table.row(...words);
    expect(scores(told)).toEqual(['seat 0 +6 point', 'seat 0 +16 sequence', 'seat 1 +3 set']);
    const end = table.row(...plays).at(-1);
    expect(end).toBe(`deal-end winners 0 totals ${String(youngers)} ${String(elders)}`);
    expect(table.state[TRICKS]).toBe(7);
  });
});

describe('PQ worked example 13: the capot', () => {
  it('makes 73, and 103 with the pique', () => {
    const elder = 'AS KS QS JS AH KH QH JH AD KD AC KC';
    const younger = 'TS 9S 8S 7S TH 9H 8H 7H TD 9D TC 9C';
    const table = silent({ elder, younger });
    // Nine points in the words, as the example says.
    for (const word of [BASE, SCORED, TOTAL]) table.state[word + 1] = 9;
    const [ours, theirs] = [elder.split(' '), younger.split(' ')];
    const told = ours.flatMap((card, i) => table.row(`1 play ${card}`, `0 play ${theirs[i] ?? ''}`));
    expect(wonBy1(told).slice(-13)).toEqual([
      ...['10 cards', '30 pique'],
      ...Array.from({ length: 5 }, () => ['1 lead', '1 trick']).flat(),
      '30 capot',
    ]);
    expect(told.at(-1)).toBe('deal-end winners 1 totals 0 103');
  });
});

describe('PQ worked example 14: margins', () => {
  // The last trick brings its leader, who wins it, two points.
  test.each([
    [[128, 119], 'seat 1 margin points 109 rubicon false'],
    [[117, 96], 'seat 1 margin points 313 rubicon true'],
    [[96, 90], 'seat 1 margin points 286 rubicon true'],
    [[140, 100], 'seat 1 margin points 140 rubicon false'],
  ] as const)('%j', ([most, least], margin) => {
    const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [6, 5], totals: [least, most - 2], deal: 6 });
    expect(table.row('1 play AS', '0 play KS').at(-1)).toBe(margin);
  });
});
