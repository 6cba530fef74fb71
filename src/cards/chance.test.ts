import { describe, expect, it, test } from 'vitest';
import { FastChance, SeededChance, hashText, type Chance } from './chance.ts';

const KINDS: readonly [string, (seed: string) => Chance][] = [
  ['seeded', (seed) => new SeededChance(seed)],
  ['fast', (seed) => new FastChance(hashText(seed))],
];

describe.each(KINDS)('%s chance', (_name, make) => {
  const numbers = (chance: Chance, n: number, count: number): number[] =>
    Array.from({ length: count }, () => chance.below(n));

  it('gives the same numbers for the same seed', () => {
    expect(numbers(make('a'), 1000, 50)).toEqual(numbers(make('a'), 1000, 50));
  });

  it('gives others for another seed, also where seeds are alike', () => {
    const rows = ['a', 'b', 'a/1', 'a/2', 'a/11', ''].map((seed) => numbers(make(seed), 1000, 20).join());
    expect(new Set(rows).size).toBe(rows.length);
  });

  test.each([1, 2, 3, 7, 53])('is even below %i', (n) => {
    const counts = Array.from({ length: n }, () => 0);
    for (const number of numbers(make('even'), n, 1000 * n)) counts[number] = (counts[number] ?? 0) + 1;
    const square = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0); // chi squared, n − 1 degrees
    expect(square).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * n));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('shuffles only the first cards, and loses none', () => {
    const cards = Uint8Array.from({ length: 20 }, (_, i) => i);
    make('shuffle').shuffle(cards, 12);
    expect([...cards.slice(0, 12)].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect([...cards.slice(12)]).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
    expect([...cards.slice(0, 12)]).not.toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  it('shuffles every order as often', () => {
    const chance = make('orders');
    const counts = new Map<string, number>();
    for (let k = 0; k < 6000; k += 1) {
      const cards = Uint8Array.of(0, 1, 2);
      chance.shuffle(cards, 3);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

it('a fast chance that is seeded anew begins anew', () => {
  const chance = new FastChance(5);
  const first = [chance.below(1000), chance.below(1000)];
  chance.seed(5);
  expect([chance.below(1000), chance.below(1000)]).toEqual(first);
});

test.each([
  ['nothing', '', 0x811c9dc5],
  ['a letter', 'a', 0xe40c292c],
  ['a word', 'foobar', 0xbf9cf968],
])('the hash of %s is that of FNV-1a', (_name, text, hash) => {
  expect(hashText(text)).toBe(hash);
});

it('a seeded chance is the alea of seedrandom, the same numbers on every machine', () => {
  const chance = new SeededChance('hello.');
  expect([chance.below(1_000_000), chance.below(1_000_000)]).toEqual([478325, 829700]);
});
