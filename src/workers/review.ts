/** The review of a deal: which of the person's choices cost most, by a search from the person's view at each. */
import { masterAdvice } from '../bots/thinking.ts';
import type { Seat } from '../cards/card.ts';
import type { Act, Question, Rules, State } from '../games/contract/contract.ts';
import type { Reasoning } from '../games/kit/reasoning.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { rewind } from '../match/undo.ts';
import type { Helper } from './helper.ts';
import { reasonOf } from './hint.ts';
import type { Reviewed } from './protocol.ts';

/** Iterations of a whole review, spread over the choices; not timed, so that the result is reproducible. */
const BUDGET = 12_000;
const MOST_A_CHOICE = 2000;
const LEAST_VISITS = 4; // fewer are ignored
const MOST_TOLD = 3;
const LEAST_COST = 0.005; // rounded, one in a hundred

interface ReviewedChoice {
  readonly at: number; // of its line
  readonly question: Question;
  readonly act: Act;
  readonly state: State;
}

/** The choices of a seat in the last deal: with several acts that are more than calls. */
export function choicesOf(match: Match, seat: Seat): readonly ReviewedChoice[] {
  const deal = match.lines.findLastIndex(({ type }) => type === 'deal');
  const { rules } = match;
  const choices: ReviewedChoice[] = [];
  rewind(match, match.lines.length, match.setup.players, (again, at) => {
    const line = match.lines[at];
    if (at < deal || line?.type !== 'act' || line.seat !== seat || again.mayPass(seat)) return;
    const question = questionFor(again, seat);
    const act = rules.parse(again.state, seat, line.action);
    if (act === undefined || !isWorthAThought(rules, question, act)) return;
    const state = rules.newState();
    rules.copy(again.state, state);
    choices.push({ at, question, act, state });
  });
  return choices;
}

/** Not a call among other acts, nor what is always done by rule. */
function isWorthAThought(rules: Rules, question: Question, act: Act): boolean {
  const real = question.acts.filter((one) => !rules.brain.isReflex(one));
  if (real.length > 0) return real.length > 1 && real.includes(act);
  return question.acts.length > 1 && question.acts[masterAdvice(rules, question) ?? -1] !== act;
}

/**
 * Searches the choices one by one; `progress` gets the number done and returns whether to go on. Returns the costliest
 * choices, the costliest first; undefined if it was stopped.
 */
export async function review(
  match: Match,
  seat: Seat,
  reasoning: Reasoning | undefined,
  helper: Helper,
  progress: (done: number, count: number) => boolean,
): Promise<readonly Reviewed[] | undefined> {
  const choices = choicesOf(match, seat);
  const iterations = Math.min(MOST_A_CHOICE, Math.floor(BUDGET / Math.max(1, choices.length)));
  const costly: Reviewed[] = [];
  for (const [i, choice] of choices.entries()) {
    if (!progress(i, choices.length)) return undefined;
    const found = await judge(match, seat, choice, { iterations, reasoning, helper });
    if (found) costly.push(found);
  }
  if (!progress(choices.length, choices.length)) return undefined;
  return costly.sort((a, b) => costOf(b) - costOf(a) || a.at - b.at).slice(0, MOST_TOLD);
}

const costOf = ({ better, played }: Reviewed): number => better.value - played.value;

/** The cost of a choice; undefined if the search would have made it too, or cannot tell. */
async function judge(
  match: Match,
  seat: Seat,
  { at, question, act, state }: ReviewedChoice,
  { iterations, reasoning, helper }: { iterations: number; reasoning: Reasoning | undefined; helper: Helper },
): Promise<Reviewed | undefined> {
  const evaluations = await helper.evaluate(match, question, iterations, question.acts.indexOf(act));
  const [best] = evaluations;
  const played = evaluations.find(({ index }) => question.acts[index] === act);
  const better = best && question.acts[best.index];
  if (!best || better === undefined || !played || played.visits < LEAST_VISITS) return undefined;
  if (best.value - played.value < LEAST_COST) return undefined;
  const { rules } = match;
  const actions = question.acts.map((one) => rules.print(state, seat, one));
  return {
    at,
    played: { action: rules.print(state, seat, act), value: played.value },
    better: { action: rules.print(state, seat, better), value: best.value },
    reason: reasonOf(reasoning, question, actions, best.index, match.setup),
  };
}
