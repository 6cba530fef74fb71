/** Sets of cards as bits of 32-bit integers. */

/** The index of the lowest bit of a non-empty set. */
export const lowestBit = (set: number): number => Math.clz32(set & -set) ^ 31; // 31 − the zeros before it

/** The number of set bits. */
export function countBits(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
