import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadFace } from '../../games/registry/page/faces.ts';
import { shelfOf, titles } from '../../games/registry/page/titles.ts';
import { PORTRAITS } from '../../record/portrait.ts';
import { KEYS, MOODS, forBots } from './cast.ts';
import { type TurnHoldings, fortuneOf, jokerBy, likingOf, moodsOf } from './moods.ts';
import { facesOf, initialOf, usualFace } from './seated.ts';

const BOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const keysOf = (faces: readonly (number | 'initial')[]): unknown[] =>
  faces.map((face) => (face === 'initial' ? face : KEYS[face]));

describe('the file of the cast', () => {
  const packed = readFileSync('public/portraits.bin');
  const svg = inflateRawSync(packed).toString('utf8');
  const symbols = new Map(
    Array.from(
      svg.matchAll(/<symbol id="([^"]+)" viewBox="0 0 96 96">(.*?)<\/symbol>/gs),
      ([, id = '', drawing = '']) => [id, drawing],
    ),
  );

  test('has every character in every mood, no two alike, and nobody else', () => {
    expect([...symbols.keys()].sort()).toEqual(KEYS.flatMap((key) => MOODS.map((mood) => `${key}-${mood}`)).sort());
    expect(new Set(symbols.values()).size).toBe(KEYS.length * MOODS.length);
    expect(PORTRAITS).toBe(KEYS.length); // all of them can be chosen
  });

  test('has all parts that it uses, under names of its own, and needs nothing else', () => {
    const names = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
    expect(new Set(names).size).toBe(names.length);
    const used = Array.from(svg.matchAll(/ href="#([^"]+)"|url\(#([^)]+)\)/g), ([, id, clip]) => id ?? clip ?? '');
    expect(used.filter((id) => !names.includes(id))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|<style|style="|<script|<image|<text/);
    const isOwn = (name: string): boolean => name.startsWith('_') || KEYS.some((key) => name.startsWith(`${key}-`));
    expect(names.filter((name) => !isOwn(name))).toEqual([]);
  });

  test('is small, also unpacked', () => {
    expect(svg.length).toBeLessThan(125_000); // with the emblems 160 KB at most
    expect(packed.length).toBeLessThan(16_000);
  });
});

const table = { names: ['you', 'a', 'b'], bots: BOTS, own: 0, chosen: [] };

test('who is at home at a game sits there first, then the others', () => {
  const regulars = ['aunt', 'uncle'];
  expect(keysOf(facesOf({ ...table, names: ['you', 'b', 'a', 'c'], regulars }))).toEqual([
    'redhead',
    'uncle',
    'aunt',
    'grandmother',
  ]);
});

test('people have the same faces whoever of them looks, so that none changes when a device is passed on', () => {
  const names = ['Mika', 'Jo', 'a', 'Ann'];
  const seen = [0, 1, 3].map((own) => facesOf({ ...table, names, own }));
  for (const faces of seen) expect(faces).toEqual(seen[0]);
});

test('several people have the portraits that they chose, before bots and whoever chose none', () => {
  const names = ['Mika', 'd', 'Jo', 'Ann'];
  const faces = facesOf({ ...table, names, own: undefined, chosen: [3, undefined, 3, undefined] });
  expect(faces[0]).toBe(3);
  expect(new Set(faces).size).toBe(4); // two who chose the same are told apart
  expect(faces[3]).toBe(usualFace(3));
});

test('of two whose names begin alike one alone has the letter', () => {
  const faces = facesOf({
    ...table,
    names: ['Mika', 'Mio', 'Jo'],
    own: undefined,
    chosen: ['initial', 'initial', 'initial'],
  });
  expect(faces.filter((face) => face === 'initial')).toHaveLength(2);
  expect([faces[0], faces[2]]).toEqual(['initial', 'initial']);
});

describe.each(titles.map(({ id }) => id))('%s', (id) => {
  test('regulars are of the cast, without the fox', async () => {
    const regulars = (await loadFace(id))?.regulars ?? [];
    expect(regulars.filter((key) => key === 'fox' || !KEYS.some((one) => one === key))).toEqual([]);
    expect(forBots(regulars)).toHaveLength(KEYS.length - 1);
  });

  test('nobody at a full table looks like another, whatever is chosen; the fox sits down only when asked', async () => {
    const regulars = (await loadFace(id))?.regulars;
    const most = shelfOf(id)?.seats.max ?? 8;
    const people = ['you', 'x', 'y', 'z', 'u', 'v', 'w', 't'];
    const tables = [['you', ...BOTS.slice(0, 7)], people, ['you', 'a', 'x', 'b', 'y', 'c', 'z', 'd']];
    for (const chosen of ['initial', ...KEYS.keys()] as const)
      for (const names of tables.map((all) => all.slice(0, most)))
        for (const own of [0, undefined]) {
          const faces = facesOf({ ...table, names, own, chosen: [chosen], regulars });
          expect(new Set(faces).size).toBe(names.length);
          if (own === 0) expect(faces[0]).toBe(chosen);
          if (chosen !== KEYS.indexOf('fox')) expect(keysOf(faces)).not.toContain('fox');
        }
  });
});

test('the initial of a name is its first letter, without signs of direction', () => {
  expect(initialOf('\u2068mika\u2069')).toBe('M');
  expect(initialOf('あなた')).toBe('あ');
  expect(initialOf('')).toBe('');
});

const at = (deal: number, ...holdings: TurnHoldings['holdings']): TurnHoldings => ({ deal, holdings });
const hand = (cards: number, chips = 0): TurnHoldings['holdings'][number] => ({ cards, chips });
const still = {
  ...{ own: 0, lit: 1, ended: false, winners: [], bubbles: [], marked: [], joker: undefined },
  ...{ since: undefined, now: at(1, hand(3), hand(4), hand(2)) },
};

test('while nothing happens all faces rest', () => {
  expect(moodsOf(still)).toEqual([]);
});

test('two cards drawn at once hurt, one does not; chips gained please; a new deal does neither', () => {
  const before = at(1, hand(3), hand(3));
  expect(fortuneOf(before, at(1, hand(5), hand(3)))).toEqual([[0, 'chagrined']]);
  expect(fortuneOf(before, at(1, hand(4), hand(3)))).toEqual([]);
  expect(fortuneOf(before, at(1, hand(3), hand(3, 2)))).toEqual([[1, 'pleased']]);
  expect(fortuneOf(before, at(1, hand(5), hand(3, 2)))).toEqual([[0, 'chagrined']]); // one face at a time
  expect(fortuneOf(before, at(2, hand(7, 2), hand(7)))).toEqual([]);
  expect(fortuneOf(undefined, before)).toEqual([]);
});

test('a call of the last card pleases who makes it; the own one surprises who is next; to be passed over surprises', () => {
  const bubbles = [{ seat: 1, text: 'Page One!', kind: 'say' }] as const;
  expect(moodsOf({ ...still, bubbles, marked: [1] })).toEqual([[1, 'pleased']]);
  expect(moodsOf({ ...still, own: 1, lit: 2, bubbles, marked: [1] })).toEqual([[2, 'surprised']]);
  expect(moodsOf({ ...still, own: 1, lit: undefined, bubbles, marked: [1] })).toEqual([[1, 'pleased']]);
  expect(moodsOf({ ...still, bubbles })).toEqual([]);
  expect(moodsOf({ ...still, bubbles: [{ seat: 2, text: '', kind: 'pass' }] })).toEqual([[2, 'surprised']]);
});

test('a joker surprises whoever is next, but not who has laid it', () => {
  const act = { type: 'act', seat: 2, action: { type: 'play', card: 'JK' } } as const;
  const move = { type: 'move', cards: ['JK#2'], from: 'hand/2', to: 'trick', why: 'play' } as const;
  expect(jokerBy([act, move])).toBe(2);
  expect(jokerBy([act, move, { ...act, seat: 1 }])).toBeUndefined(); // somebody has acted since
  expect(jokerBy([act, { ...move, cards: ['4C'] }])).toBeUndefined();
  expect(jokerBy([act, { ...move, from: 'stock', to: 'hand/2' }])).toBeUndefined(); // drawn
  expect(jokerBy([move])).toBeUndefined();
  expect(moodsOf({ ...still, joker: 2 })).toEqual([[1, 'surprised']]);
  expect(moodsOf({ ...still, joker: 1 })).toEqual([]);
  expect(moodsOf({ ...still, lit: undefined, joker: 2 })).toEqual([]);
});

test('at the end of a deal the winners are pleased, and who pays most is not; without a winner nobody minds', () => {
  expect(moodsOf({ ...still, ended: true, winners: [2] })).toEqual([
    [2, 'pleased'],
    [1, 'chagrined'], // left with the most cards
  ]);
  const [since, now] = [at(1, hand(1, 9), hand(4, 9), hand(0, 9)), at(1, hand(1, 5), hand(4, 8), hand(0, 14))];
  expect(moodsOf({ ...still, ended: true, winners: [2], since, now })).toEqual([
    [2, 'pleased'],
    [0, 'chagrined'], // whose chips went
  ]);
  expect(moodsOf({ ...still, ended: true, winners: [2, 0], now: at(1, hand(0), hand(0), hand(0)) })).toEqual([
    [2, 'pleased'],
    [0, 'pleased'],
  ]);
  expect(moodsOf({ ...still, ended: true })).toEqual([]);
});

test('a portrait chosen in the settings is pleased; another back, cloth or deck pleases somebody across the table', () => {
  const before = { own: 3, cards: 'indigo' };
  expect(likingOf(before, { own: 5, cards: 'indigo' }, { own: 1, seats: 4 })).toEqual([[1, 'pleased']]);
  expect(likingOf(before, { own: 3, cards: 'slate' }, { own: 1, seats: 4 })).toEqual([[3, 'pleased']]);
  expect(likingOf(before, { own: 5, cards: 'slate' }, { own: undefined, seats: 2 })).toEqual([[1, 'pleased']]);
  expect(likingOf(before, { ...before }, { own: 1, seats: 4 })).toEqual([]);
});
