/** The levels that search: with which parameters, and when they follow the policy instead. */
import { FastChance } from '../cards/chance.ts';
import type { Act, Doubt, MemoryLevel, Question, Rules, State } from '../games/contract/contract.ts';
import type { Level } from './level.ts';
import { ITERATIONS } from './level.ts';
import { Search, type SearchParameters, type World } from './search.ts';
import { USUAL_ERRORS, decide, type Evaluation } from './evaluation.ts';

/** How a level plays without search, and how it searches. */
export interface SearchConfig {
  readonly memory: MemoryLevel;
  readonly strong: boolean; // uses the game's strong policy if there is one, else the plain player's
  readonly strongPlayouts: boolean; // uses it in playouts too
  readonly iterations: number;
  readonly planned: boolean; // also plans its next acts in games where that helps
  readonly bias: number; // the least bias that it assumes: see `SearchParameters`
  readonly doubt?: Doubt; // instead of the game's
}

// Measured: the values with which the levels play best.
const QUICK_PLAYOUT_BIAS = 0.06; // only the quick policy plays in playouts
const STRONG_PLAYOUT_BIAS = 0.02; // the seat itself uses the strong policy in playouts

/** The master has more playouts than the thinker, better ones, and a better memory. */
export const SEARCH_CONFIGS = {
  thinker: {
    memory: 2,
    strong: true,
    strongPlayouts: false,
    iterations: ITERATIONS.thinker,
    planned: false,
    bias: QUICK_PLAYOUT_BIAS,
  },
  master: {
    memory: 3,
    strong: true,
    strongPlayouts: true,
    iterations: ITERATIONS.master,
    planned: true,
    bias: STRONG_PLAYOUT_BIAS,
  },
} as const satisfies Record<string, SearchConfig>;

/** The player that sees all hands. Its search stays the same, because levels are measured against it. */
const ALL_SEEING: Omit<SearchConfig, 'iterations'> = {
  memory: 3,
  strong: false,
  strongPlayouts: false,
  planned: true,
  bias: QUICK_PLAYOUT_BIAS,
};

/** How much a level doubts its search in a game: as measured there, else as usual. */
export function doubtOf({ strong, planned, bias, doubt }: Omit<SearchConfig, 'iterations'>, { brain }: Rules): Doubt {
  const leastBias = strong ? Math.max(bias, brain.playoutBias ?? 0) : bias;
  return doubt ?? (strong && planned ? brain.doubt : undefined) ?? { errors: USUAL_ERRORS, bias: leastBias };
}

function parametersFor(config: Omit<SearchConfig, 'iterations'>, rules: Rules, iterations: number): SearchParameters {
  const { memory, strongPlayouts, planned } = config;
  const depth = planned ? (rules.brain.planned ?? 1) : 1;
  const how = { iterations, depth, bias: doubtOf(config, rules).bias };
  return strongPlayouts ? { ...how, strongPlayouts: memory } : how;
}

/** The plain player's choice with this memory: index into the question's acts; undefined to let the chance pass. */
export const adviceFor = (
  rules: Rules,
  { view, acts, mayPass, seed }: Question,
  level: MemoryLevel,
): number | undefined => rules.brain.plain(view, acts, mayPass, new FastChance(seed), level);

/** What a level would choose without search. */
function policyChoice(rules: Rules, question: Question, { memory, strong }: SearchConfig): number | undefined {
  const { view, acts, mayPass, seed } = question;
  if (!strong || !rules.brain.strongPolicy) return adviceFor(rules, question, memory);
  return rules.brain.strongPolicy(view, acts, mayPass, new FastChance(seed), memory);
}

/** Whether the question is worth a search. Acts out of turn and reflexes such as calls follow the policy. */
function isChoice(rules: Rules, { acts, mayPass }: Question, advice: number | undefined): advice is number {
  const act = advice === undefined ? undefined : acts[advice];
  return !mayPass && acts.length > 1 && act !== undefined && !rules.brain.isReflex(act);
}

function evaluateIn(
  rules: Rules,
  question: Question,
  advice: number,
  how: SearchParameters,
  world: World,
): Evaluation[] {
  const { view, acts, seed } = question;
  const others = acts.flatMap((act, i) => (i === advice || rules.brain.isReflex(act) ? [] : [i]));
  return new Search(rules, view.seat, how, seed).evaluate(acts, [advice, ...others], world);
}

/** So many guesses are made for a world, and one is drawn in proportion to their likelihoods. */
const GUESSES_PER_WORLD = 8;
const RESOLUTION = 0x4000;

/** Worlds that agree with what the seat knows; those that explain the acts of the others come more often. */
function guesses(rules: Rules, { view }: Question): World {
  const { brain } = rules;
  const other = rules.newState();
  return (chance, into) => {
    rules.guess(view, chance, into);
    if (!brain.likelihood) return;
    let sum = brain.likelihood(into, view.seat);
    for (let i = 1; i < GUESSES_PER_WORLD; i += 1) {
      rules.guess(view, chance, other);
      const likelihood = brain.likelihood(other, view.seat);
      sum += likelihood;
      if (chance.below(RESOLUTION) * sum < likelihood * RESOLUTION) rules.copy(other, into);
    }
  };
}

/** What the master would choose without search. */
export const masterAdvice = (rules: Rules, question: Question): number | undefined =>
  policyChoice(rules, question, SEARCH_CONFIGS.master);

/**
 * The master's evaluation of each act in so many playouts: first the act that it would choose, then those that were kept
 * longest, better ones before worse. Empty if the question is not worth a search.
 */
export function evaluate(rules: Rules, question: Question, iterations: number): Evaluation[] {
  const advice = masterAdvice(rules, question);
  if (!isChoice(rules, question, advice)) return [];
  const how = parametersFor(SEARCH_CONFIGS.master, rules, iterations);
  const evaluations = evaluateIn(rules, question, advice, how, guesses(rules, question));
  const chosen = decide(evaluations, advice, doubtOf(SEARCH_CONFIGS.master, rules).errors);
  return evaluations.sort((a, b) => Number(b.index === chosen) - Number(a.index === chosen)); // the sort is stable
}

/**
 * The same for hints and reviews, which also need the worth of what the master does by policy alone: its act, and behind it
 * the act that was made instead, if that is clearly worse. Empty if there was no choice.
 */
export function evaluateForPeople(rules: Rules, question: Question, iterations: number, made?: number): Evaluation[] {
  const evaluations = evaluate(rules, question, iterations);
  const advice = masterAdvice(rules, question);
  const { view, acts, mayPass, seed } = question;
  if (evaluations.length > 0 || advice === undefined || mayPass || acts.length < 2) return evaluations;
  const how = parametersFor(SEARCH_CONFIGS.master, rules, iterations);
  const among = made === undefined || made === advice ? [advice] : [advice, made];
  return new Search(rules, view.seat, how, seed)
    .evaluate(acts, among, guesses(rules, question))
    .filter(({ index, lead, error }) => index === advice || lead < -USUAL_ERRORS * error)
    .sort((a, b) => Number(b.index === advice) - Number(a.index === advice));
}

/**
 * How the acts of `among` (indices into the question's acts) compare with the first of them, by the master's search: their
 * leads over it are negative where it is better.
 */
export function compare(rules: Rules, question: Question, among: readonly number[], iterations: number): Evaluation[] {
  const how = parametersFor(SEARCH_CONFIGS.master, rules, iterations);
  return new Search(rules, question.view.seat, how, question.seed).evaluate(
    question.acts,
    among,
    guesses(rules, question),
  );
}

/** What a level that searches knows before it decides. */
export interface Findings {
  readonly advice: number | undefined; // what it would choose without search
  readonly evaluations: readonly Evaluation[]; // none if the question is not worth a search
}

export function findingsOf(rules: Rules, question: Question, config: SearchConfig): Findings {
  const advice = policyChoice(rules, question, config);
  if (!isChoice(rules, question, advice)) return { advice, evaluations: [] };
  const how = parametersFor(config, rules, config.iterations);
  return { advice, evaluations: evaluateIn(rules, question, advice, how, guesses(rules, question)) };
}

/** A level that searches. */
export const searchingLevel = (config: SearchConfig): Level => ({
  choose: (rules, question) => {
    const { advice, evaluations } = findingsOf(rules, question, config);
    return advice === undefined ? undefined : decide(evaluations, advice, doubtOf(config, rules).errors);
  },
});

/**
 * The choice of a searching player that sees all hands and the order of the stock: an upper bound for the levels, in the
 * ladder only. It also searches among reflexes if there are no other acts. Needs the true state, which no level is given.
 */
export function allSeeing(rules: Rules, state: State, question: Question, iterations: number): number | undefined {
  const how = parametersFor(ALL_SEEING, rules, iterations);
  const { view, acts, mayPass, seed } = question;
  const advice = adviceFor(rules, question, ALL_SEEING.memory);
  const isReflex = (act: Act): boolean => rules.brain.isReflex(act);
  const areReflexes = acts.every(isReflex);
  const isReflexAmongOthers = advice !== undefined && isReflex(acts[advice] ?? 0) && !areReflexes; // a call, for example
  if (advice === undefined || isReflexAmongOthers || mayPass || acts.length < 2) return advice;
  const others = acts.flatMap((act, i) => (i === advice || (isReflex(act) && !areReflexes) ? [] : [i]));
  const world: World = (_chance, into) => {
    rules.copy(state, into);
  };
  const evaluations = new Search(rules, view.seat, how, seed).evaluate(acts, [advice, ...others], world);
  return decide(evaluations, advice, USUAL_ERRORS);
}
