import { expect, test } from 'vitest';
import { PORTRAITS } from '../../client/portraits.svelte.ts';
import { CAST } from './cast.ts';
import { type Moment, moodOf } from './moods.ts';
import { MOODS, portraitOf } from './portrait.ts';
import { facesOf, initialOf } from './seated.ts';

const BOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const drawn = CAST.flatMap((who) => MOODS.map((mood) => JSON.stringify(portraitOf(who, mood))));

test('sixteen characters, five expressions, no two alike', () => {
  expect(CAST).toHaveLength(16);
  expect(PORTRAITS).toBe(CAST.length); // all of them can be chosen
  expect(new Set(drawn).size).toBe(16 * MOODS.length);
  expect(new Set(CAST.map(({ room, coat }) => room + coat)).size).toBe(16); // told apart by colour, too
});

test('paths are written well: an arc, a curve, a line has all its numbers', () => {
  for (const path of drawn.flatMap((text) => Array.from(text.matchAll(/"d":"([^"]*)"/g), ([, d = '']) => d))) {
    expect(path).toMatch(/^M/);
    expect(path).not.toMatch(/NaN|undefined|e-/);
  }
});

const table = { names: ['you', 'a', 'b'], bots: BOTS, own: 0, chosen: [], cast: CAST.length };

test('a bot has the same face at every table', () => {
  expect(facesOf(table)).toEqual([8, 0, 1]);
  expect(facesOf({ ...table, names: ['you', 'h', 'a'] })).toEqual([8, 7, 0]);
});

test('people have the same faces whoever of them looks, so that none changes when a device is passed on', () => {
  const names = ['Mika', 'Jo', BOTS[0] ?? '', 'Ann'];
  const seen = [0, 1, 3].map((own) => facesOf({ ...table, names, own }));
  for (const faces of seen) expect(faces).toEqual(seen[0]);
});

test('several people have the portraits that they chose, before bots and whoever chose none', () => {
  const names = ['Mika', BOTS[3] ?? '', 'Jo', 'Ann'];
  const faces = facesOf({ ...table, names, own: undefined, chosen: [3, undefined, 3, undefined] });
  expect(faces[0]).toBe(3);
  expect(new Set(faces).size).toBe(4); // two who chose the same are told apart
  expect(faces[3]).toBe(11);
});

test.each(['initial', ...CAST.keys()] as const)(
  'nobody at a full table looks like another, whoever has chosen %s',
  (chosen) => {
    const people = ['you', 'x', 'y', 'z', 'u', 'v', 'w', 't'];
    for (const names of [['you', ...BOTS.slice(0, 7)], people, ['you', 'a', 'x', 'b', 'y', 'c', 'z', 'd']])
      for (const own of [0, undefined]) {
        const faces = facesOf({ ...table, names, own, chosen: [chosen] });
        expect(new Set(faces).size).toBe(8);
        if (own === 0) expect(faces[0]).toBe(chosen);
      }
  },
);

test('the initial of a name is its first letter, without signs of direction', () => {
  expect(initialOf('\u2068mika\u2069')).toBe('M');
  expect(initialOf('あなた')).toBe('あ');
  expect(initialOf('')).toBe('');
});

const at = (deal: number, ...holdings: Moment['holdings']): Moment => ({ deal, holdings });
const still = {
  ...{ seat: 0, lit: false, ended: false, winners: [], bubbles: [], marked: [] },
  ...{ before: undefined, since: undefined },
};

test('who is to play thinks; the others are calm', () => {
  expect(moodOf(still)).toBe('calm');
  expect(moodOf({ ...still, lit: true })).toBe('thinks');
});

test('two cards drawn at once hurt, one does not; chips gained please; a new deal does neither', () => {
  const before = at(1, { cards: 3, chips: 0 });
  expect(moodOf({ ...still, before, since: at(1, { cards: 5, chips: 0 }) })).toBe('chagrined');
  expect(moodOf({ ...still, before, since: at(1, { cards: 4, chips: 0 }) })).toBe('calm');
  expect(moodOf({ ...still, before, since: at(1, { cards: 3, chips: 2 }) })).toBe('pleased');
  expect(moodOf({ ...still, before, since: at(2, { cards: 7, chips: 2 }) })).toBe('calm');
});

test('a call of the last card pleases who makes it and surprises the others; to be passed over is no pleasure', () => {
  const bubbles = [{ seat: 1, text: 'Page One!', kind: 'say' }] as const;
  expect(moodOf({ ...still, bubbles, marked: [1] })).toBe('surprised');
  expect(moodOf({ ...still, seat: 1, bubbles, marked: [1] })).toBe('pleased');
  expect(moodOf({ ...still, bubbles })).toBe('calm');
  expect(moodOf({ ...still, bubbles: [{ seat: 0, text: '', kind: 'pass' }] })).toBe('chagrined');
});

test('at the end of a deal the winner is pleased, the others are not; without a winner nobody minds', () => {
  expect(moodOf({ ...still, ended: true, winners: [0] })).toBe('pleased');
  expect(moodOf({ ...still, ended: true, winners: [2, 0] })).toBe('pleased'); // shared
  expect(moodOf({ ...still, ended: true, winners: [2] })).toBe('chagrined');
  expect(moodOf({ ...still, ended: true })).toBe('calm');
});
