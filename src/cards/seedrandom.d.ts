/** seedrandom's own generator (ARC4). This file alone is imported: the package's index would bring all others along. */
declare module 'seedrandom/seedrandom.js' {
  /** Keyed with the low byte of each UTF-16 unit of the seed. `int32` joins the next four bytes, as a signed number. */
  const seedrandom: (seed: string) => { readonly int32: () => number };
  export = seedrandom;
}
