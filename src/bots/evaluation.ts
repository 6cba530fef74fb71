/** How a search evaluates acts, and which act is chosen from that. */

/** The evaluation of one act. */
export interface Evaluation {
  readonly index: number; // into the acts of the question
  readonly visits: number; // playouts
  readonly value: number; // mean worth for the seat, 0 to 1
  readonly lead: number; // over the policy's act, in the same worlds
  readonly byChance: number; // the standard error of the lead
  readonly error: number; // of the lead: by chance, and because guesses and policies differ from real play
}

/** An act usually must lead by so many errors to replace the policy's act; more if there are many acts. */
export const USUAL_ERRORS = 2;

/**
 * Index of the act to choose: the policy's, unless another is clearly better. Only acts that were kept to the end count,
 * because an act that was dropped early was compared with a policy's act whose next acts were not planned yet. The best of
 * many looks better than it is: the largest of n errors is about √(2 ln n). With `least` 0 the best act is chosen.
 */
export function decide(evaluations: readonly Evaluation[], advice: number, least: number): number {
  const errors = least * Math.sqrt(1 + Math.log(Math.max(1, evaluations.length - 1)) / 2);
  const toTheEnd = Math.max(...evaluations.map(({ visits }) => visits));
  let best = advice;
  let most = 0;
  for (const { index, visits, lead, error } of evaluations) {
    const sure = lead - errors * error;
    if (index === advice || visits < toTheEnd || sure <= most) continue;
    [best, most] = [index, sure];
  }
  return best;
}
