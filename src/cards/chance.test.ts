import { describe, expect, it, test } from 'vitest';
import { FastChance, SeededChance, hashText, seedBeside, type Chance } from './chance.ts';

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

const ALL = 2 ** 32; // as many numbers as 32 bits hold

/** ARC4 without its first 256 bytes, written here from its description: so many numbers of four bytes. */
function arc4(key: readonly number[], count: number): number[] {
  const state = Array.from({ length: 256 }, (_, n) => n);
  const at = (n: number): number => state[n % 256] ?? 0;
  let [i, j] = [0, 0];
  const swap = (): void => {
    [state[i], state[j]] = [at(j), at(i)];
  };
  for (; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256;
    swap();
  }
  [i, j] = [0, 0];
  const byte = (): number => {
    i = (i + 1) % 256;
    j = (j + at(i)) % 256;
    swap();
    return at(at(i) + at(j));
  };
  for (let dropped = 0; dropped < 256; dropped += 1) byte();
  return Array.from({ length: count }, () => [byte(), byte(), byte(), byte()].reduce((sum, next) => 256 * sum + next));
}

const drawn = (seed: string, count: number): number[] => {
  const chance = new SeededChance(seed);
  return Array.from({ length: count }, () => chance.below(ALL));
};

describe('a seeded chance', () => {
  // The first six bytes of `new Math.seedrandom('hello.')`, whose first fraction in seedrandom's README is 0.9282578795792454.
  it('is the default generator of seedrandom', () => {
    const [first = 0, second = 0] = drawn('hello.', 2);
    expect(Math.floor(0.9282578795792454 * 2 ** 48)).toBe(first * 2 ** 16 + Math.floor(second / 2 ** 16));
  });

  test.each([
    ['a word', 'hello.'],
    ['one letter', 'a'],
    ['a seed of the table, with the words of a cut', `${'0123456789abcdef'.repeat(2)}.${'f'.repeat(32)}.my words`],
    ['words that are not ASCII', '夏草や、兵どもが夢の跡 🂡 é'],
    ['a key of 256 bytes', 'k'.repeat(256)],
  ])('is ARC4 keyed with the bytes in UTF-8: %s', (_name, seed) => {
    expect(drawn(seed, 100)).toEqual(arc4([...new TextEncoder().encode(seed)], 100));
  });

  it('takes an empty seed, half a surrogate pair and a very long text too', () => {
    expect(drawn('', 10)).toEqual(arc4([0], 10));
    expect(drawn('a\ud800', 10)).toEqual(drawn('a\ufffd', 10));
    expect(drawn('夏'.repeat(50_000), 1)).toHaveLength(1);
  });

  it('counts every character of a seed, and all of one that is not ASCII', () => {
    const seed = `0123456789abcdef0123456789ABCDEF.${'fedcba98'.repeat(4)}.my words`;
    const changed = Array.from(
      seed,
      (character, i) => `${seed.slice(0, i)}${String.fromCharCode(character.charCodeAt(0) ^ 1)}${seed.slice(i + 1)}`,
    );
    const words = ['夏', '变', '\u0159', '\u0259', '\u1059', 'Y']; // the last four have the same low byte
    const first = [seed, ...changed, ...words.map((word) => `${seed}${word}`)].map((one) => drawn(one, 2).join());
    expect(new Set(first).size).toBe(first.length);
  });

  it('leaves out the numbers that would favour some results', () => {
    const n = 3 * 2 ** 30; // a quarter of all numbers is too high
    const chance = new SeededChance('reject');
    const found = Array.from({ length: 100 }, () => chance.below(n));
    expect(found).toEqual(
      drawn('reject', 300)
        .filter((number) => number < n)
        .slice(0, 100),
    );
  });

  // With 32 bits of state, some 8 pairs among so many seeds would begin alike.
  it('has more than 32 bits of state', () => {
    const begins = new Set<string>();
    const seeds = 260_000;
    for (let i = 0; i < seeds; i += 1) begins.add(drawn(`${String(i)}.`, 2).join());
    expect(begins.size).toBe(seeds);
  });

  /** How many numbers are what Alea would make of the third before: 2091639 times it and a carry, which is less. */
  const asAlea = (numbers: readonly number[]): number =>
    numbers.filter((number, i) => {
      const product = BigInt(numbers[i - 3] ?? 0) * 2_091_639n;
      return i >= 3 && (BigInt(number) - product + (product << 32n)) % BigInt(ALL) < 2_091_640n;
    }).length;

  it('does not go on from the numbers that it gave, as Alea did', () => {
    const [numbers, state] = [[] as number[], [1, 2, 3]];
    for (let carry = 1; numbers.length < 1000;) {
      const sum = 2_091_639 * (state.shift() ?? 0) + carry;
      carry = Math.floor(sum / ALL);
      state.push(sum % ALL);
      numbers.push(sum % ALL);
    }
    expect(asAlea(numbers)).toBe(997);
    expect(asAlea(drawn('alea', 1000))).toBeLessThan(10);
  });
});

it('a seed for choices beside a game is no number of its decks, nor of another use', () => {
  const beside = ['bots', 'other'].map((use) => seedBeside('a game', use));
  expect(seedBeside('a game', 'bots')).toBe(beside[0]);
  expect(new Set([...beside, ...drawn('a game', 10_000)]).size).toBe(10_002);
});
