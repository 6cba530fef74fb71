/** The degree or two by which a card lies askew; seeded, so that screenshots of a table are the same. */

/** Evenly from −1 to 1; the same for the same numbers. */
export function jitter(seed: number, id: number): number {
  let hash = Math.imul(seed ^ Math.imul(id + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** A seed from a text. */
export function seedOf(text: string): number {
  let seed = 17;
  for (let i = 0; i < text.length; i += 1) seed = (Math.imul(seed, 31) + text.charCodeAt(i)) | 0;
  return seed;
}

export const DEGREE = Math.PI / 180;
