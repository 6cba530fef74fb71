/** Probabilities, with the same result on every machine. */

/** A probability to the power of a number of cards. */
export function power(chance: number, cards: number): number {
  let product = 1;
  for (let i = 0; i < cards; i += 1) product *= chance;
  return product;
}
