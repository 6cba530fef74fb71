/**
 * Finds puzzles in games among bots: choices of which the best act is clear beyond doubt, is not what the plain player does,
 * and has a reason that the other act has not.
 */
import { type Evaluation, USUAL_ERRORS } from '../bots/evaluation.ts';
import { LEVELS } from '../bots/levels.ts';
import { compare, evaluate } from '../bots/thinking.ts';
import type { Seat } from '../cards/card.ts';
import { hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Question, Rules } from '../games/contract/contract.ts';
import type { Asked, Reasons } from '../games/kit/reasoning.ts';
import { askSeats } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { pack } from '../match/packed.ts';
import { actionText } from '../practice/action-pattern.ts';
import { again } from '../match/undo.ts';
import { parseRecord } from '../record/parse.ts';
import { printRecord } from '../record/print.ts';
import type { LevelName } from '../record/holder.ts';
import type { Difficulty, Mined } from '../practice/mined.ts';

/** So many standard errors lie between the best act and any other, in each of two runs. */
const CLEAR = 5;
const RUNS = ['first', 'second'] as const;
const AS_GOOD = 2; // an act within so many standard errors of the best is as good
const LEAST_OTHER = 0.005; // an act that costs this much is not as good: one in two hundred
const MOST_ACTS = 40; // to choose from: more cannot be overlooked
const LEAST_ACTS = 3; // between two acts, it must be one that the thinker does not always find
const LEAST_COST = 0.02; // in the worth of a deal: less is not worth a puzzle
const ASKED_AGAIN = 5; // times, with other seeds: a level finds the act if it does each time
/** Playouts of the search, ever more, until the best act is clear or not: for the first look, the second, and each run. */
const LOOKS = [200, 1200] as const;
const LOOK_ERRORS = [1.5, 3] as const; // by which the best act must lead in each look
const RUN_PLAYOUTS = 3000;

/** A choice of a seat in a game: what it knows, and its acts in both forms. */
export interface MinedChoice {
  readonly match: Match;
  readonly seat: Seat;
  readonly question: Question;
}

/** The best acts of a choice, and how the others compare with them. */
interface MinedAnswer {
  readonly right: readonly number[]; // indices into the question's acts: those that no run can tell from the best
  readonly margin: number; // standard errors to the next act, in the less certain run
  readonly costs: readonly number[]; // of each act, in the worth of a deal, 0 to 1; of right ones 0
}

/** All about the act that a reason is about. */
function asked({ match, question }: MinedChoice, index: number): Asked {
  const { rules, state, setup } = match;
  const { view, acts } = question;
  const actions = acts.map((act) => rules.print(state, view.seat, act));
  const [act, action] = [must(acts[index], 'an act'), must(actions[index], 'its action')];
  return { act, action, view, acts, actions, options: setup.options, seats: setup.seats };
}

/** The key of the first reason that each of some acts has, and none of the others. */
export function telling(
  reasons: Reasons,
  choice: MinedChoice,
  some: readonly number[],
  others: readonly number[],
): string | undefined {
  const [good, bad] = [some, others].map((acts) => acts.map((index) => asked(choice, index)));
  return Object.entries(reasons).find(([, holds]) => good?.every(holds) && !bad?.some(holds))?.[0];
}

/** The same question with the seed of another search. */
const reseeded = (question: Question, run: string): Question => ({ ...question, seed: hashText(run) });

/** The answer of one run, in which each act is as good as `best` or clearly worse; undefined if one is neither. */
function answerIn({ match, question }: MinedChoice, best: number, playouts: number): MinedAnswer | undefined {
  const { rules } = match;
  const others = question.acts.flatMap((_, i) => (i === best ? [] : [i]));
  const costs = question.acts.map(() => 0);
  const right = [best];
  let margin = Infinity;
  const all = compare(rules, question, [best, ...others], playouts).filter(({ index }) => index !== best);
  if (all.length < others.length) return undefined; // more acts than playouts can tell apart
  for (const first of all.sort((a, b) => b.lead - a.lead)) {
    const one = isClear(first) ? first : alone(rules, question, [best, first.index], playouts);
    if (isAsGood(one)) right.push(one.index);
    else if (!isClear(one)) return undefined;
    else {
      margin = Math.min(margin, -one.lead / one.byChance);
      costs[one.index] = -one.lead;
    }
  }
  return { right: right.sort((a, b) => a - b), margin, costs };
}

/** The second act beside the first, with all playouts for these two. */
const alone = (
  rules: Rules,
  question: Question,
  [best, other]: readonly [number, number],
  playouts: number,
): Evaluation =>
  must(
    compare(rules, question, [best, other], playouts).find(({ index }) => index === other),
    'an evaluation',
  );

/** Is the act worse than the one it is compared with, beyond chance and beyond what playouts mislead by? */
const isClear = ({ lead, byChance, error }: Evaluation): boolean =>
  lead < -CLEAR * byChance && lead < -USUAL_ERRORS * error && lead < -LEAST_OTHER;

/** Can the search not tell the act from the one it is compared with? */
const isAsGood = ({ lead, byChance }: Evaluation): boolean =>
  Math.abs(lead) < AS_GOOD * byChance && lead > -LEAST_OTHER;

/** The answer of a choice if two independent runs agree on it. */
function answerOf(choice: MinedChoice, best: number, seed: string, playouts = RUN_PLAYOUTS): MinedAnswer | undefined {
  const found: MinedAnswer[] = [];
  for (const run of RUNS) {
    const question = reseeded(choice.question, `${run} run of ${seed}`);
    const answer = answerIn({ ...choice, question }, best, playouts);
    if (!answer || answer.right.join() !== (found[0] ?? answer).right.join()) return undefined;
    found.push(answer);
  }
  const meanCost = (i: number): number =>
    found.reduce((sum, { costs }) => sum + must(costs[i], 'cost'), 0) / found.length;
  return {
    right: must(found[0], 'a run').right,
    margin: Math.min(...found.map(({ margin }) => margin)),
    costs: choice.question.acts.map((_, i) => meanCost(i)),
  };
}

/** Does the level choose one of these acts each time it is asked? */
const always = (level: LevelName, { match, question }: MinedChoice, acts: readonly number[], seed: string): boolean =>
  Array.from({ length: ASKED_AGAIN }, (_, i) =>
    LEVELS[level].choose(match.rules, reseeded(question, `${level} ${String(i)} of ${seed}`)),
  ).every((chosen) => chosen !== undefined && acts.includes(chosen));

/** Is it a choice at all: on turn, between acts that are no mere calls, not too many to look at? */
function isPuzzling({ match, question: { acts, mayPass } }: MinedChoice): boolean {
  return (
    !mayPass && acts.length > 1 && acts.length <= MOST_ACTS && !acts.some((act) => match.rules.brain.isReflex(act))
  );
}

/** The best act by a quick look, if it is not the plain player's and there may be a reason to tell. */
function candidate(choice: MinedChoice, plain: number, reasons: Reasons, seed: string): number | undefined {
  const { match, question } = choice;
  if (!question.acts.some((_, i) => i !== plain && telling(reasons, choice, [i], [plain]) !== undefined))
    return undefined;
  let best: number | undefined;
  for (const [look, playouts] of LOOKS.entries()) {
    const found = evaluate(match.rules, reseeded(question, `look ${String(look)} of ${seed}`), playouts);
    best = found[0]?.index;
    if (best === undefined || best === plain) return undefined;
    const against = compare(
      match.rules,
      reseeded(question, `against ${String(look)} of ${seed}`),
      [best, plain],
      playouts,
    );
    const plains = against.find(({ index }) => index === plain);
    if (!plains || plains.lead > -must(LOOK_ERRORS[look], 'errors') * plains.byChance || plains.lead > -LEAST_COST)
      return undefined;
  }
  return best;
}

/** Which lowest level finds a right act each time. */
function difficultyOf(choice: MinedChoice, right: readonly number[], seed: string): Difficulty {
  const levels = ['thinker', 'master'] as const;
  return levels.find((level) => always(level, choice, right, seed)) ?? 'none';
}

/** The worth of the deal to the seat, played on by plain players after this act, with the cards as they lie. */
function worthOf({ match, seat, question }: MinedChoice, chosen: number): number {
  const act = question.acts[chosen];
  const on = again(match.setup, match.lines);
  const index = on.indicesOf(seat).find((i) => on.acts.act(i) === act);
  on.act(must(index, 'a legal act'));
  while (on.phase === 'deal') on.act(askSeats(on, (_, question) => LEVELS.plain.choose(on.rules, question)));
  const worth = new Float64Array(on.rules.seats);
  on.rules.brain.value(on.state, worth);
  return worth[seat] ?? 0;
}

/** The puzzle of a choice, if there is one in it. */
export function puzzleOf(choice: MinedChoice, reasons: Reasons, seed: string): Omit<Mined, 'id'> | undefined {
  if (!isPuzzling(choice)) return undefined;
  const { match, question } = choice;
  const plain = LEVELS.plain.choose(match.rules, question);
  if (plain === undefined) return undefined;
  const best = candidate(choice, plain, reasons, seed);
  if (best === undefined || !always('plain', choice, [plain], seed)) return undefined;
  const answer = answerOf(choice, best, seed);
  if (!answer || must(answer.costs[plain], 'cost') < LEAST_COST) return undefined;
  const reason = telling(reasons, choice, answer.right, [plain]);
  if (reason === undefined || worthOf(choice, best) < worthOf(choice, plain)) return undefined;
  const level = difficultyOf(choice, answer.right, seed);
  if (question.acts.length < LEAST_ACTS && level === 'thinker') return undefined;
  const words = (index: number): string => actionText(asked(choice, index).action);
  return {
    record: packedUntil(match),
    right: answer.right.map((index) => words(index)),
    plain: words(plain),
    reason,
    level,
    margin: Math.floor(answer.margin * 10) / 10,
    costs: answer.costs.map((cost) => Math.round(cost * 1000)),
  };
}

/** The record up to now, as short as a link. */
function packedUntil({ lines }: Match): string {
  const read = parseRecord(printRecord(lines));
  const packed = read.ok ? pack(read.value) : read;
  if (!packed.ok) throw new Error(`the record cannot be packed: ${packed.detail}`);
  return packed.value;
}
