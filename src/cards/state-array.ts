/**
 * Reading and writing flat arrays of whole numbers, which is how every game keeps its state. The compiler inlines
 * these; they are apart by kind of array so that each stays fast.
 */

type UpTo<N extends number, List extends number[] = []> = List['length'] extends N
  ? List[number]
  : UpTo<N, [...List, List['length']]>;

/** A flat array of whole numbers whose first 128 words are there for certain, so that they are read by name as they are. */
export type StateArray = Int32Array & Record<UpTo<128>, number>;

/** `length` words, all 0. A program that names a word which its array does not have reads no number there. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the promise is made
export const newStateArray = (length: number): StateArray => new Int32Array(length) as StateArray;

/** The word at a computed index `i`. Reading outside the array is a programmer's error and gives 0. */
export const at = (array: Int32Array, i: number): number => array[i] ?? 0;

/** The byte at index `i` of an array of bytes. */
export const byteAt = (bytes: Uint8Array, i: number): number => bytes[i] ?? 0;

/** Byte `i` of those packed into the words from index `base` on, four to a word, the lowest bits first. */
export const packedByte = (array: Int32Array, base: number, i: number): number =>
  (at(array, base + (i >> 2)) >>> ((i & 3) << 3)) & 0xff;

/** Adds `n` to byte `i` of those packed into the words from index `base` on; it must stay from 0 to 255. */
export function addToPackedByte(array: Int32Array, base: number, i: number, n: number): void {
  const word = base + (i >> 2);
  array[word] = at(array, word) + (n << ((i & 3) << 3));
}

/** Writes byte `i` of those packed into the words from index `base` on. */
export function setPackedByte(array: Int32Array, base: number, i: number, byte: number): void {
  const word = base + (i >> 2);
  const shift = (i & 3) << 3;
  array[word] = (at(array, word) & ~(0xff << shift)) | (byte << shift);
}
