/** Who can play a seat besides a person: kinds of bots by name, each a pure function of what its seat may know. */
import { FastChance } from '../cards/chance.ts';
import type { Question, Rules } from '../games/contract.ts';
import type { LevelName } from './names.ts';
import { Search } from './search.ts';

export interface Level {
  /** Index into `acts`; nothing to let it pass. */
  choose(rules: Rules, question: Question): number | undefined;
}

/** Anything legal, each as likely; a chance that may pass counts as one more. It forgets to call as often as not. */
const random: Level = {
  choose: (_rules, { acts, mayPass, seed }) => {
    const chosen = new FastChance(seed).below(acts.length + (mayPass ? 1 : 0));
    return chosen < acts.length ? chosen : undefined;
  },
};

/** The dossier's advice, followed. */
const plain: Level = {
  choose: (rules, { view, acts, mayPass, seed }) => rules.brain.plain(view, acts, mayPass, new FastChance(seed)),
};

/** Looks ahead by playing out what may be, many times. Off turn it answers like the plain player. */
const search: Level = {
  choose: (rules, question) => {
    const { view, acts, mayPass, seed } = question;
    if (acts.length === 1 && !mayPass) return 0;
    const advice = rules.brain.plain(view, acts, mayPass, new FastChance(seed));
    if (mayPass || (advice !== undefined && rules.brain.isReflex(acts[advice] ?? 0))) return advice;
    return new Search(rules, seed).choose(view, acts, SEARCH_ITERATIONS);
  },
};

const SEARCH_ITERATIONS = 1500;

export const LEVELS: Readonly<Record<LevelName, Level>> = { random, plain, search };
