/** The one generator of seedrandom that we use; imported alone it is a tenth of the package. */
declare module 'seedrandom/lib/alea.js' {
  /** Fractions in [0, 1) with 32 bits, the same for the same seed. */
  const alea: (seed: string) => () => number;
  export = alea;
}
