/** What a search tells of each act, and which one is made of it. */

/** What a search found out about one act. */
export interface Weighed {
  readonly index: number; // into the acts that it chose among
  readonly visits: number; // playouts
  readonly value: number; // mean worth for the seat, 0 to 1
  readonly lead: number; // by how much that is more than the policy's own act has in the same worlds
  readonly error: number; // of the lead: by chance, and because guesses and policy are not how people play
}

/** Policy's own act is left only for one that is better by so many errors, more among many. */
export const DOUBT = 2;

/**
 * Index of the act to make: that of policy unless the best of the others is beyond doubt. Only those count that were
 * tried to the end: what was dropped early was held against a policy whose own next acts were still being sought. The
 * best of many looks better than it is, by about √(2 ln n) errors of the largest of n.
 */
export function decide(weighed: readonly Weighed[], advice: number): number {
  const errors = Math.sqrt(DOUBT * DOUBT + 2 * Math.log(Math.max(1, weighed.length - 1)));
  const toTheEnd = Math.max(...weighed.map(({ visits }) => visits));
  let best = advice;
  let most = 0;
  for (const { index, visits, lead, error } of weighed) {
    const sure = lead - errors * error;
    if (index === advice || visits < toTheEnd || sure <= most) continue;
    [best, most] = [index, sure];
  }
  return best;
}
