/** A hint: what the person might do now and why, from its own view and nothing else. */
import { masterAdvice } from '../bots/thinking.ts';
import type { Seat } from '../cards/card.ts';
import type { Question } from '../games/contract/contract.ts';
import { type Reasoning, reasonFor } from '../games/kit/reasoning.ts';
import { questionFor } from '../match/ask.ts';
import type { Match, GameSetup } from '../match/match.ts';
import type { Action } from '../record/line.ts';
import type { Helper } from './helper.ts';
import type { Hint } from './protocol.ts';

export const HINT_ITERATIONS = 2000;
const LET_PASS = -1;

/** Undefined if the seat has nothing to do now. */
export async function hintFor(
  match: Match,
  seat: Seat,
  reasoning: Reasoning | undefined,
  helper: Helper,
): Promise<Hint | undefined> {
  if (match.phase !== 'deal' || match.indicesOf(seat).length === 0) return undefined;
  const question = questionFor(match, seat);
  // Printed before any await: the match goes on meanwhile.
  const actions = question.acts.map((act) => match.rules.print(match.state, seat, act));
  const advice = masterAdvice(match.rules, question);
  const quick = advice ?? LET_PASS;
  const [best, next] = await helper.evaluate(match, question, HINT_ITERATIONS);
  if (!best) return made(match, question, actions, quick, reasoning);
  const lesser = next && next.value <= best.value ? next.value : undefined;
  return { ...made(match, question, actions, best.index, reasoning), value: best.value, next: lesser };
}

/** A hint to make this act, which was not evaluated. */
const made = (
  { setup }: Match,
  question: Question,
  actions: readonly Action[],
  index: number,
  reasoning: Reasoning | undefined,
): Hint => ({
  action: actions[index],
  reason: reasonOf(reasoning, question, actions, index, setup),
  acts: actions.length,
  value: undefined,
  next: undefined,
  countsWins: reasoning?.countsWins?.(setup.options) ?? false,
});

/** The reason for an act of a question; `actions` are its acts in the record's form. */
export function reasonOf(
  reasoning: Reasoning | undefined,
  { view, acts }: Question,
  actions: readonly Action[],
  index: number,
  { options, seats }: GameSetup,
): string | undefined {
  const [act, action] = [acts[index], actions[index]];
  if (!reasoning || act === undefined || !action) return undefined;
  return reasonFor(reasoning.reasons, { act, action, view, acts, actions, options, seats });
}
