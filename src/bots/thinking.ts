/** The levels that search: what they weigh, how long, and when they leave it to the plain player. */
import { FastChance } from '../cards/chance.ts';
import type { Act, MemoryLevel, Question, Rules, State } from '../games/contract/contract.ts';
import type { Level } from './level.ts';
import { ITERATIONS } from './level.ts';
import { Search, type Thinking, type World } from './search.ts';
import { DOUBT, decide, type Weighed } from './weighed.ts';

/** How a level plays before it looks ahead, and how it looks. */
export interface SearchConfig {
  readonly memory: MemoryLevel;
  readonly strong: boolean; // plays by the better judgement, where the game has one; else by the plain player's …
  readonly strongPlayouts: boolean; // … and does so in its playouts too
  readonly iterations: number;
  readonly planned: boolean; // plans its next acts too, where that is worth it
  readonly bias: number; // the least bias that it assumes in its playouts, however many there are: see `Thinking`
}

const WARY = 0.06; // what was best where playouts are played by the quick policy alone
const SURE = 0.02; // … and where the seat itself goes on in them as it would

/** The thinker weighs what it may do now; the master does so in many more playouts, and better ones, and remembers more. */
export const SEARCH_CONFIGS = {
  thinker: {
    memory: 2,
    strong: true,
    strongPlayouts: false,
    iterations: ITERATIONS.thinker,
    planned: false,
    bias: WARY,
  },
  master: { memory: 3, strong: true, strongPlayouts: true, iterations: ITERATIONS.master, planned: true, bias: SURE },
} as const satisfies Record<string, SearchConfig>;

/** Who sees all is measured by the same search for ever. */
const ALL_SEEING: Omit<SearchConfig, 'iterations'> = {
  memory: 3,
  strong: false,
  strongPlayouts: false,
  planned: true,
  bias: WARY,
};

function thinkingOf(
  { memory, strong, strongPlayouts, planned, bias }: Omit<SearchConfig, 'iterations'>,
  { brain }: Rules,
  iterations: number,
): Thinking {
  const leastBias = strong ? Math.max(bias, brain.playoutBias ?? 0) : bias;
  const how = { iterations, depth: planned ? (brain.planned ?? 1) : 1, bias: leastBias };
  return strongPlayouts ? { ...how, judgement: memory } : how;
}

/** What the plain player would do with such a memory: index into the question's acts; nothing to let it pass. */
export const adviceFor = (
  rules: Rules,
  { view, acts, mayPass, seed }: Question,
  level: MemoryLevel,
): number | undefined => rules.brain.plain(view, acts, mayPass, new FastChance(seed), level);

/** What one of such a mind would do without looking ahead. */
function firstThought(rules: Rules, question: Question, { memory, strong }: SearchConfig): number | undefined {
  const { view, acts, mayPass, seed } = question;
  if (!strong || !rules.brain.strongPolicy) return adviceFor(rules, question, memory);
  return rules.brain.strongPolicy(view, acts, mayPass, new FastChance(seed), memory);
}

/** Whether there is anything to think about: answers off turn, and calls, are made as the plain player makes them. */
function isChoice(rules: Rules, { acts, mayPass }: Question, advice: number | undefined): advice is number {
  const act = advice === undefined ? undefined : acts[advice];
  return !mayPass && acts.length > 1 && act !== undefined && !rules.brain.isReflex(act);
}

function weighIn(rules: Rules, question: Question, advice: number, how: Thinking, world: World): Weighed[] {
  const { view, acts, seed } = question;
  const others = acts.flatMap((act, i) => (i === advice || rules.brain.isReflex(act) ? [] : [i]));
  return new Search(rules, view.seat, how, seed).weigh(acts, [advice, ...others], world);
}

/** Of so many guesses one is taken, by lot, each with its credit. */
const GUESSES_A_WORLD = 8;
const LOT = 0x4000;

/** Worlds that agree with what the seat knows; those that go with what the others did come more often. */
function guesses(rules: Rules, { view }: Question): World {
  const { brain } = rules;
  const other = rules.newState();
  return (chance, into) => {
    rules.guess(view, chance, into);
    if (!brain.likelihood) return;
    let sum = brain.likelihood(into, view.seat);
    for (let i = 1; i < GUESSES_A_WORLD; i += 1) {
      rules.guess(view, chance, other);
      const credit = brain.likelihood(other, view.seat);
      sum += credit;
      if (chance.below(LOT) * sum < credit * LOT) rules.copy(other, into);
    }
  };
}

/** What the master would do without thinking, or before it thinks. */
export const masterAdvice = (rules: Rules, question: Question): number | undefined =>
  firstThought(rules, question, SEARCH_CONFIGS.master);

/**
 * What the master makes of each act in so many playouts: first the one that it would make, then those that stayed in
 * question longest, the best before the others. Nothing where there is nothing to think about.
 */
export function weigh(rules: Rules, question: Question, iterations: number): Weighed[] {
  const advice = masterAdvice(rules, question);
  if (!isChoice(rules, question, advice)) return [];
  const how = thinkingOf(SEARCH_CONFIGS.master, rules, iterations);
  const weighed = weighIn(rules, question, advice, how, guesses(rules, question));
  const chosen = decide(weighed, advice);
  return weighed.sort((a, b) => Number(b.index === chosen) - Number(a.index === chosen)); // else as they are: it is stable
}

/**
 * The same for people's questions, who also want to know about what the master does by rule: what its act is worth, and,
 * behind it, the act that was made instead, if that is worse beyond doubt. Nothing where there is nothing to choose.
 */
export function appraise(rules: Rules, question: Question, iterations: number, made?: number): Weighed[] {
  const weighed = weigh(rules, question, iterations);
  const advice = masterAdvice(rules, question);
  const { view, acts, mayPass, seed } = question;
  if (weighed.length > 0 || advice === undefined || mayPass || acts.length < 2) return weighed;
  const how = thinkingOf(SEARCH_CONFIGS.master, rules, iterations);
  const among = made === undefined || made === advice ? [advice] : [advice, made];
  return new Search(rules, view.seat, how, seed)
    .weigh(acts, among, guesses(rules, question))
    .filter(({ index, lead, error }) => index === advice || lead < -DOUBT * error)
    .sort((a, b) => Number(b.index === advice) - Number(a.index === advice));
}

/** A level that searches. */
export const searching = (mind: SearchConfig): Level => ({
  choose: (rules, question) => {
    const advice = firstThought(rules, question, mind);
    if (!isChoice(rules, question, advice)) return advice;
    const how = thinkingOf(mind, rules, mind.iterations);
    return decide(weighIn(rules, question, advice, how, guesses(rules, question)), advice);
  },
});

/**
 * What a searcher would do that sees all hands and the order of the stock: a bound for the levels, in the ladder only. It
 * also searches what they do by rule, where there is nothing else. Needs the true state, which no level is ever given.
 */
export function allSeeing(rules: Rules, state: State, question: Question, iterations: number): number | undefined {
  const how = thinkingOf(ALL_SEEING, rules, iterations);
  const { view, acts, mayPass, seed } = question;
  const advice = adviceFor(rules, question, ALL_SEEING.memory);
  const isRule = (act: Act): boolean => rules.brain.isReflex(act);
  const isOneOfSome = advice !== undefined && isRule(acts[advice] ?? 0) && !acts.every(isRule); // a call, say
  if (advice === undefined || isOneOfSome || mayPass || acts.length < 2) return advice;
  const others = acts.flatMap((act, i) => (i === advice || (isRule(act) && !acts.every(isRule)) ? [] : [i]));
  const world: World = (_chance, into) => {
    rules.copy(state, into);
  };
  const weighed = new Search(rules, view.seat, how, seed).weigh(acts, [advice, ...others], world);
  return decide(weighed, advice);
}
