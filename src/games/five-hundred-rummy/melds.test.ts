/** What a meld is, how one is laid and how one is added to. */
import { describe, expect, it, test } from 'vitest';
import { FACES, FACE_TEXTS, JOKER } from './cards.ts';
import { BEGINS, FILLINGS, JOKERS_IN, fillingOf, isByJoker, standsFor } from './fillings.ts';
import { HIGH, LOW, cardsBefore, faceBeyond, nextHigh, nextLow, setLacking } from './melds.ts';
import { position } from './position.testing.ts';

const three = [0, 1, 2];
/** What each filling stands for, in text. */
const AS = Array.from({ length: FILLINGS }, (_, filling) =>
  three.map((i) => FACE_TEXTS[standsFor(filling, i)]).join(' '),
);

/** The melds of a hand of three, four or five cards. */
const meldsOf = (hand: string, others = 1): string[] =>
  position({ hands: [hand, ...Array.from({ length: others }, () => '')] }).lays();

describe('FR-M1 sets', () => {
  it.each([
    ['8S 8H 8D 2C', ['meld 8S 8H 8D']],
    ['8S 8H 8D 8C', ['meld 8S 8H 8D', 'meld 8S 8H 8C', 'meld 8S 8D 8C', 'meld 8H 8D 8C']],
    ['8S 8H 7D 2C', []],
  ])('%s: %j', (hand, melds) => {
    expect(meldsOf(hand)).toEqual(melds);
  });

  it('needs different suits, also with two packs', () => {
    expect(meldsOf('8S 8S#2 8H 2C', 4)).toEqual([]);
    expect(meldsOf('8S 8S#2 8H 8C', 4)).toEqual(['meld 8S 8H 8C']);
  });
});

describe('FR-M2 runs', () => {
  it.each([
    ['AS 2S 3S', ['meld AS 2S 3S']],
    ['QS KS AS', ['meld QS KS AS']],
    ['KS AS 2S', []],
    ['4H 5H 6H 7H', ['meld 5H 6H 7H', 'meld 4H 5H 6H']],
    ['4H 5H 6D', []],
    ['9C TC JC', ['meld 9C TC JC']],
  ])('%s: %j', (hand, melds) => {
    expect(meldsOf(hand)).toEqual(melds);
  });

  it('holds an ace at one end only', () => {
    expect(position({ melds: ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS'], hands: ['JK', ''] }).lays()).toEqual([]);
  });
});

describe('FR-M3 jokers', () => {
  it('stand for any card, also one that lies elsewhere, and as many as one likes in one meld', () => {
    const table = position({ melds: ['8S 8H 8D'], hands: ['JK JK#2 8C', '', '', '', ''] });
    expect(table.lays()).toContain('meld JK=8S JK#2=8H 8C');
    expect(position({ hands: ['JK JK#2 JK#3', '', '', '', ''] }).lays()).toHaveLength(100);
  });

  it('never change: a face is no longer free where a joker stands for it', () => {
    const table = position({ hands: ['8S 8H JK 8D 8C', ''] });
    table.act(0, 'meld 8S 8H JK=8D');
    expect(table.lays()).toEqual(['layoff 0 8C']);
  });

  it('can be another joker for the same card', () => {
    const table = position({ melds: ['8S 8H JK=8D'], hands: ['7D 9D JK#2', ''] });
    expect(table.lays()).toContain('meld 7D JK#2=8D 9D');
  });
});

describe('FR-M4 on the table', () => {
  const table = position({ hands: ['8S 8H 8D 4H 5H 6H 2C KD', '7H 8C 9C 3D'], stock: '…' });
  const told = table.row(
    '0 meld 8S 8H 8D',
    '0 meld 4H 5H 6H',
    '0 discard 2C',
    '1 draw',
    '1 layoff 1 high 7H',
    '1 layoff 0 8C',
  );

  it('melds are numbered as they are begun, and cards lie before the seat that laid them', () => {
    expect(told.filter((line) => line.includes('meld/'))).toEqual([
      'hand/0 → meld/0/0: 8S 8H 8D (meld)',
      'hand/0 → meld/1/0: 4H 5H 6H (meld)',
      'hand/1 → meld/1/1: 7H (layoff)',
      'hand/1 → meld/0/1: 8C (layoff)',
    ]);
  });

  it('they score for that seat', () => {
    expect([table.points(0), table.points(1)]).toEqual([39, 15]);
  });
});

describe('FR-M5 laying a meld', () => {
  it('knows 100 targets and 8 ways to fill each', () => {
    expect(FILLINGS).toBe(800);
    expect(new Set(AS).size).toBe(100);
    const runs = AS.filter((as) => new Set(as.split(' ').map((face) => face.charAt(1))).size === 1);
    expect(new Set(runs).size).toBe(48);
    expect(AS).toContain('AS 2S 3S');
    expect(AS).toContain('QC KC AC');
    expect(AS).not.toContain('KC AC 2C');
    expect(AS).toContain('8H 8D 8C');
  });

  it('numbers the fillings in the order of a legal list', () => {
    const order = (filling: number): number[] => [
      ...three.map((i) => (isByJoker(filling, i) ? JOKER : standsFor(filling, i))),
      ...three.map((i) => standsFor(filling, i)),
    ];
    const text = (filling: number): string =>
      order(filling)
        .map((face) => String(face).padStart(2, '0'))
        .join(' ');
    for (let filling = 1; filling < FILLINGS; filling += 1) expect(text(filling - 1) < text(filling)).toBe(true);
  });

  it('finds a filling by its cards and what they stand for', () => {
    for (let filling = 0; filling < FILLINGS; filling += 1) {
      const as = three.map((i) => standsFor(filling, i));
      const cards = as.map((face, i) => (isByJoker(filling, i) ? JOKER : face));
      expect(fillingOf(cards, as)).toBe(filling);
      expect(JOKERS_IN[filling]).toBe(cards.filter((face) => face === JOKER).length);
    }
    expect(fillingOf(FACES.slice(0, 3), FACES.slice(0, 2))).toBeUndefined();
  });

  it('begins the meld that its faces are', () => {
    const run = BEGINS[AS.indexOf('5H 6H 7H')] ?? 0;
    expect([nextHigh(run), nextLow(run)].map((face) => FACE_TEXTS[face])).toEqual(['8H', '4H']);
    const set = BEGINS[AS.indexOf('5S 5H 5C')] ?? 0;
    expect(FACE_TEXTS[nextHigh(set)]).toBe('5D');
  });

  it('lays exactly three cards: longer melds grow by lay-offs', () => {
    const table = position({ hands: ['4H 5H 6H 7H 9C', ''] });
    expect(table.lays()).toEqual(['meld 5H 6H 7H', 'meld 4H 5H 6H']);
    table.act(0, 'meld 5H 6H 7H');
    expect(table.lays()).toEqual(['layoff 0 low 4H']);
  });
});

describe('FR-M6 laying off', () => {
  test.each([
    ['a set of three takes the missing suit', '8S 8H 8D', '8C 7C', ['layoff 0 8C']],
    ['a set of four takes nothing', '8S 8H 8D 8C', 'JK 7C', []],
    ['a run takes its neighbours', '5H 6H 7H', '8H 4H 3H', ['layoff 0 high 8H', 'layoff 0 low 4H']],
    ['above the king comes the ace', 'JH QH KH', 'AH 3C', ['layoff 0 high AH']],
    ['above the ace nothing', 'QH KH AH', '2H 3C', []],
    ['above the king nothing if there is a low ace', 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH', 'JK', []],
    ['below the two comes the ace', '2H 3H 4H', 'AH 3C', ['layoff 0 low AH']],
    ['below the two nothing if there is a high ace', '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH', 'JK', []],
    ['a joker laid as an ace is that ace', '2H 3H 4H JK=AH', 'AH KH', []],
    ['a joker gives any face that fits', '5H 6H 7H', 'JK', ['layoff 0 high JK=8H', 'layoff 0 low JK=4H']],
  ])('%s', (_name, meld, hand, lays) => {
    expect(position({ melds: [meld], hands: [hand, ''] }).lays()).toEqual(lays);
  });

  it("adds to anybody's meld, one card an act", () => {
    const table = position({ hands: ['5H 6H 7H 2C KD', '8H 9H 3D'], stock: '2S …' });
    table.row('0 meld 5H 6H 7H', '0 discard 2C', '1 draw');
    expect(table.lays()).toEqual(['layoff 0 high 8H']);
    table.act(1, 'layoff 0 high 8H');
    expect(table.lays()).toEqual(['layoff 0 high 9H']);
  });

  it('knows every end: what comes next is as far away as it says', () => {
    for (const face of FACES) {
      const set = setLacking(face);
      expect([cardsBefore(set, HIGH, face), cardsBefore(set, LOW, face)]).toEqual([0, -1]);
    }
    for (let filling = 0; filling < FILLINGS; filling += 1)
      for (const end of [HIGH, LOW] as const)
        for (let step = 0; step < 12; step += 1) {
          const meld = BEGINS[filling] ?? 0;
          const face = faceBeyond(meld, end, step);
          if (FACES.includes(face)) expect(cardsBefore(meld, end, face)).toBe(step);
        }
  });
});

describe('FR-M7 which copy', () => {
  const others = ['', '', '', ''];

  it('uses the lowest copy of a face', () => {
    const table = position({ hands: ['5H 5H#2 6H#2 7H 9C#2', ...others] });
    expect(table.legal()[0]).toBe('discard 7H; discard 6H#2; discard 5H; discard 9C#2; meld 5H 6H#2 7H');
    table.act(0, 'meld 5H 6H#2 7H');
    expect(table.hand(0)).toBe('5H#2 9C#2');
  });

  it('uses the lowest jokers, in the order of the places that they fill', () => {
    const table = position({ hands: ['5H JK#2 JK#4 KC', ...others] });
    expect(table.lays()[0]).toBe('meld 5H JK#2=6H JK#4=7H');
    expect(table.legal()[0]).toContain('discard JK#2; meld');
  });

  it('uses the obliged card before any copy of its face', () => {
    const table = position({ hands: ['5H 5H#2 6H 7H 9C', ...others], obliged: '5H#2' });
    expect(table.lays()).toEqual(['meld 5H#2 6H 7H']);
    table.act(0, 'meld 5H#2 6H 7H');
    expect(table.hand(0)).toBe('5H 9C');
  });

  it("gives an obliged joker the first joker's place of a meld", () => {
    const table = position({ hands: ['5H JK JK#2 JK#3', ...others], obliged: 'JK#3' });
    expect(table.lays()[0]).toBe('meld 5H JK#3=6H JK=7H');
    expect(table.lays().every((words) => words.includes('JK#3'))).toBe(true);
  });

  it('lays other jokers before an obliged one in a row, the lowest first', () => {
    const table = position({ melds: ['5H 6H 7H'], hands: ['JK JK#2 JK#3', ...others], obliged: 'JK#2' });
    expect(table.lays().filter((words) => words.startsWith('layoff 0 high'))).toEqual([
      'layoff 0 high JK=8H JK#2=9H',
      'layoff 0 high JK=8H JK#3=9H JK#2=TH',
      'layoff 0 high JK#2=8H',
    ]);
  });
});
