import { describe, expect, it, test } from 'vitest';
import { RANKS, SUITS, type Rank } from './card.ts';
import { NamingSlots } from './naming-slots.ts';

/** The card of each slot in card text; what a naming card names comes after it. */
const slotsOf = (rank: Rank): string[] => {
  const slots = new NamingSlots(rank);
  return Array.from({ length: 64 }, (_, slot) => {
    const face = slots.faceOf[slot] ?? 0;
    const named = slots.namedAt(slot);
    const text = `${RANKS[face % 13] ?? ''}${SUITS[Math.floor(face / 13)] ?? ''}`;
    return named === undefined ? text : `${text}:${SUITS[named] ?? ''}`;
  });
};

describe('slots', () => {
  test.each<[Rank, string, string]>([
    ['8', 'AS KS QS JS TS 9S 8S:S 8S:H 8S:D 8S:C 7S 6S 5S 4S 3S 2S AH', '8C:S 8C:H 8C:D 8C:C 7C 6C 5C 4C 3C 2C'],
    ['J', 'AS KS QS JS:S JS:H JS:D JS:C TS 9S 8S 7S 6S 5S 4S 3S 2S AH', 'JC:C TC 9C 8C 7C 6C 5C 4C 3C 2C'],
    ['2', 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S:S 2S:H 2S:D 2S:C AH', '4C 3C 2C:S 2C:H 2C:D 2C:C'],
  ])('are in the order of a legal list where a %s names a suit', (rank, first, last) => {
    const all = slotsOf(rank).join(' ');
    expect(all.startsWith(first)).toBe(true);
    expect(all.endsWith(last)).toBe(true);
  });

  it('has each face at its own slot, the first of its four for one that names', () => {
    const slots = new NamingSlots('8');
    for (let face = 0; face < 52; face += 1) {
      const slot = slots.slotOf[face] ?? 0;
      expect(slots.faceOf[slot]).toBe(face);
      expect(slots.namedAt(slot)).toBe(face % 13 === 6 ? 0 : undefined);
    }
    expect([slots.first, slots.slotOf[6], slots.slotOf[7], slots.slotOf[51]]).toEqual([6, 6, 10, 63]);
  });

  it('knows suits and ranks as bits of both words', () => {
    const { suits, ranks, slotOf } = new NamingSlots('8');
    for (let face = 0; face < 52; face += 1) {
      const slot = slotOf[face] ?? 0;
      for (const word of [0, 1] as const) {
        const bit = slot >> 5 === word ? 1 << slot : 0;
        for (let suit = 0; suit < 4; suit += 1)
          expect((suits[word][suit] ?? 0) & bit).toBe(suit === Math.floor(face / 13) ? bit : 0);
        for (let rank = 0; rank < 13; rank += 1)
          expect((ranks[word][rank] ?? 0) & bit).toBe(rank === face % 13 ? bit : 0);
      }
    }
  });

  it('spreads the naming cards over their four slots, and leaves the others', () => {
    const slots = new NamingSlots('8');
    expect(slots.spread(0)).toBe(0);
    expect(slots.spread((1 << 0) | (1 << 31) | (1 << 6))).toBe((1 << 0) | (1 << 31) | (15 << 6));
    expect(slots.spread(slots.naming)).toBe((15 << 6) | (15 << 22));
  });
});
