import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import { type HiddenHand, HiddenHands, IN_STOCK } from './hidden-hands.ts';

/** Card c is of kind c % 4. */
const KINDS = Int32Array.from({ length: 128 }, (_, card) => 1 << (card % 4));

interface Table {
  readonly old: readonly number[];
  readonly fresh: readonly number[];
  readonly hands: Readonly<Record<number, Partial<HiddenHand>>>; // by seat
}

const NOTHING_KNOWN: HiddenHand = { size: 0, old: 0, missed: 0, free: 0 };

/** Where the cards go, by seat; those in the stock under IN_STOCK. */
function deal(table: Table, chance: FastChance, into = new HiddenHands()): Record<number, number[]> {
  into.clear();
  for (const card of table.old) into.addCard(card, 'old');
  for (const card of table.fresh) into.addCard(card, 'fresh');
  for (const [seat, hand] of Object.entries(table.hands)) into.addHand(Number(seat), { ...NOTHING_KNOWN, ...hand });
  into.deal(KINDS, chance);
  const dealt: Record<number, number[]> = {};
  for (let i = 0; i < into.count; i += 1) (dealt[into.seatAt(i)] ??= []).push(into.cardAt(i));
  return dealt;
}

const common = (a: readonly number[] = [], b: readonly number[] = []): number[] => a.filter((card) => b.includes(card));

describe('dealing out hidden hands', () => {
  it('gives each seat its number, the rest is the stock, and every card lies once', () => {
    const into = new HiddenHands();
    for (let k = 1; k <= 200; k += 1) {
      const fresh = Array.from({ length: 20 }, (_, i) => i);
      const dealt = deal({ old: [], fresh, hands: { 1: { size: 5 }, 2: { size: 7 } } }, new FastChance(k), into);
      expect([dealt[1]?.length, dealt[2]?.length, dealt[IN_STOCK]?.length]).toEqual([5, 7, 8]);
      expect(
        Object.values(dealt)
          .flat()
          .sort((a, b) => a - b),
      ).toEqual(fresh);
    }
  });

  it('leaves old cards with the seats that hold some, as many as they hold', () => {
    const old = [1, 2, 3];
    const table = { old, fresh: [10, 11, 12, 13, 14], hands: { 0: { size: 3, old: 1 }, 2: { size: 2, old: 2 } } };
    for (let k = 1; k <= 200; k += 1) {
      const dealt = deal(table, new FastChance(k));
      expect([common(dealt[0], old).length, common(dealt[2], old).length]).toEqual([1, 2]);
      expect(common(dealt[IN_STOCK], old)).toEqual([]);
    }
  });

  it('gives no card of a missed kind to a hand, but for those that came last', () => {
    const fresh = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const seen = new Set<number>();
    for (let k = 1; k <= 400; k += 1) {
      const hands = { 1: { size: 4, missed: 0b0011, free: 1 }, 2: { size: 2, missed: 0b1000 } };
      const dealt = deal({ old: [], fresh, hands }, new FastChance(k));
      const missed = dealt[1]?.filter((card) => card % 4 < 2) ?? [];
      expect(missed.length).toBeLessThanOrEqual(1);
      seen.add(missed.length);
      expect(dealt[2]?.some((card) => card % 4 === 3)).toBe(false);
    }
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('counts the cards that came last off the stock first, then among the old ones', () => {
    // Three old cards and one that came since; the last two are free: the new one and one of the old.
    const table = {
      old: [0, 4, 8, 3],
      fresh: [12, 16, 7],
      hands: { 1: { size: 4, old: 3, missed: 0b0001, free: 2 }, 2: { size: 1, old: 1 } },
    };
    expect(() => deal(table, new FastChance(1))).toThrow('no deal fits');
    const fits = { ...table, old: [2, 3, 0, 7], fresh: [12, 16, 4] };
    for (let k = 1; k <= 200; k += 1) {
      const dealt = deal(fits, new FastChance(k));
      expect(dealt[1]?.filter((card) => card % 4 === 0).length).toBeGreaterThanOrEqual(1);
      expect(common(dealt[1], fits.old).filter((card) => card % 4 === 0).length).toBeLessThanOrEqual(1);
    }
  });

  it('takes more free cards than there are for a hand of which nothing is known', () => {
    const dealt = deal({ old: [], fresh: [0, 4], hands: { 3: { size: 2, missed: 1, free: 90 } } }, new FastChance(1));
    expect(dealt[3]?.sort()).toEqual([0, 4]);
  });

  it('gives a hand the single card of which something is known', () => {
    const fresh = [0, 1, 2, 3, 4, 5, 6, 7];
    for (let k = 1; k <= 200; k += 1) {
      const into = new HiddenHands();
      const single = { never: 0b0111, isFree: true };
      const dealt = deal(
        { old: [], fresh, hands: { 1: { size: 3, missed: 0b1001, free: 1, single } } },
        new FastChance(k),
        into,
      );
      expect(into.singleOf(1) % 4).toBe(3);
      expect(dealt[1]).toContain(into.singleOf(1));
      // The others are not free: neither of kind 0 nor 3.
      expect(dealt[1]?.filter((card) => card % 4 === 0 || card % 4 === 3)).toEqual([into.singleOf(1)]);
    }
  });

  it.each([
    ['takes a single card that is not free off those of which kinds are missed', 1, 2],
    ['or off the free ones, where more are taken for free than are', 3, 3],
  ])('%s', (_name, free, most) => {
    const numbers = new Set<number>();
    for (let k = 1; k <= 300; k += 1) {
      const single = { never: 0b1100, isFree: false };
      const hands = { 1: { size: 3, missed: 0b0001, free, single } };
      const dealt = deal({ old: [], fresh: [0, 1, 4, 5, 8, 9, 12, 2], hands }, new FastChance(k));
      numbers.add(dealt[1]?.filter((card) => card % 4 === 0).length ?? 0);
    }
    expect(Math.max(...numbers)).toBe(most - 1);
  });

  it('finds every way in which the cards can lie', () => {
    const ways = new Set<string>();
    for (let k = 1; k <= 300; k += 1) {
      const dealt = deal({ old: [], fresh: [0, 1, 2], hands: { 1: { size: 1 }, 2: { size: 1 } } }, new FastChance(k));
      ways.add(`${String(dealt[1])}${String(dealt[2])}`);
    }
    expect([...ways].sort()).toEqual(['01', '02', '10', '12', '20', '21']);
  });
});
