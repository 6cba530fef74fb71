/** How cards that nobody has seen are likely spread over the three other hands, as if each lay in any of them. */

const MOST = 14; // numbers of cards of a suit, from 0
const HANDS = 3;

/** How likely a hand is void in a suit, by the number of its cards that are unseen. */
export const VOID = Float64Array.from({ length: MOST }, (_, unseen) => Math.pow((HANDS - 1) / HANDS, unseen));

/** A likelihood by how many of the hands are asked, and how many unseen cards are higher and lower. */
const table = (likelihood: (hands: number, higher: number, lower: number) => number): Float64Array =>
  Float64Array.from({ length: (HANDS + 1) * MOST * MOST }, (_, i) =>
    likelihood(Math.floor(i / (MOST * MOST)), Math.floor(i / MOST) % MOST, i % MOST),
  );

export const likelihoodAt = (likelihoods: Float64Array, hands: number, higher: number, lower: number): number =>
  likelihoods[(hands * MOST + higher) * MOST + lower] ?? 0;

/** None of the hands holds a higher card. */
export const UNBEATEN = table((hands, higher) => Math.pow((HANDS - hands) / HANDS, higher));

/** None of the hands must play a higher card, having no lower one. */
export const UNFORCED = table((hands, higher, lower) => {
  let sum = 0;
  for (let forced = 0; forced <= hands; forced += 1) sum += signed(forced, hands) * allForced(forced, higher, lower);
  return sum;
});

/** Each of these hands holds some of the higher cards and none of the lower ones. */
function allForced(hands: number, higher: number, lower: number): number {
  let each = 0;
  for (let without = 0; without <= hands; without += 1)
    each += signed(without, hands) * Math.pow((HANDS - without) / HANDS, higher);
  return each * Math.pow((HANDS - hands) / HANDS, lower);
}

/** The sign and the number of choices of `k` out of `n`, for counting by inclusion and exclusion. */
function signed(k: number, n: number): number {
  let choices = k % 2 === 0 ? 1 : -1;
  for (let i = 0; i < k; i += 1) choices *= (n - i) / (i + 1);
  return choices;
}
