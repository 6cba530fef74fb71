/** The coach: which acts of a choice would cost the person much, beyond doubt, by the master's search from the person's own view. */
import type { Evaluation } from '../bots/evaluation.ts';
import type { Seat } from '../cards/card.ts';
import type { Reasoning } from '../games/kit/reasoning.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import type { Helper } from './helper.ts';
import { HINT_ITERATIONS, reasonOf } from './hint.ts';
import type { Coaching } from './protocol.ts';

/** What is worth a word: four deals in a hundred, and as many errors of the difference that it is no accident. */
const LEAST_COST = 0.04;
const LEAST_ERRORS = 3;

/** Those of the evaluated acts that are worse than the best one, the first, by more than what chance and guesses explain. */
export function costlyAmong(evaluations: readonly Evaluation[]): readonly Evaluation[] {
  const [best] = evaluations;
  if (!best) return [];
  return evaluations.filter(({ index, lead, error }) => {
    const cost = best.lead - lead;
    return index !== best.index && cost >= LEAST_COST && cost > LEAST_ERRORS * Math.hypot(error, best.error);
  });
}

/** Undefined where the seat has no choice that can be judged: not on turn, one act only, or nothing but calls. */
export async function coachingFor(
  match: Match,
  seat: Seat,
  reasoning: Reasoning | undefined,
  helper: Helper,
): Promise<Coaching | undefined> {
  if (match.phase !== 'deal' || match.indicesOf(seat).length < 2 || match.mayPass(seat)) return undefined;
  const question = questionFor(match, seat);
  const real = question.acts.filter((act) => !match.rules.brain.isReflex(act));
  if (real.length < 2) return undefined;
  // Printed before any await: the match goes on meanwhile.
  const actions = question.acts.map((act) => match.rules.print(match.state, seat, act));
  const evaluations = await helper.evaluate(match, question, HINT_ITERATIONS);
  const [best] = evaluations;
  const better = best && actions[best.index];
  if (!better) return undefined;
  return {
    better,
    reason: reasonOf(reasoning, question, actions, best.index, match.setup),
    costly: costlyAmong(evaluations).flatMap(({ index }) => actions[index] ?? []),
  };
}
