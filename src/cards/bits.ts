/** Sets of cards as bits of 32-bit integers. */

/** The place of the lowest bit that is set, of a set that is not empty. */
export const lowestBit = (set: number): number => Math.clz32(set & -set) ^ 31; // 31 − the zeros before it

/** How many bits are set. */
export function countBits(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
