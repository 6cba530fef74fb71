/** The bots by level, name and version. Each is a pure function of its seat's view and a seed. */
import { FastChance } from '../cards/chance.ts';
import type { Level } from './level.ts';
import { LEVEL_NAMES, type LevelName } from '../record/holder.ts';
import { levelOf, playerName } from '../record/player.ts';
import { SEARCH_CONFIGS, adviceFor, searchingLevel } from './thinking.ts';

/** The share of a beginner's choices that are random, and of its calls that it forgets. */
const RANDOM_MOVE_PERCENT = 35;

/** Any legal act, all equally likely; letting a chance pass counts as one more act. */
const random: Level = {
  choose: (_rules, { acts, mayPass, seed }) => {
    const chosen = new FastChance(seed).below(acts.length + (mayPass ? 1 : 0));
    return chosen < acts.length ? chosen : undefined;
  },
};

/** Follows the Strategy of the dossier. */
const plain: Level = { choose: (rules, question) => adviceFor(rules, question, 1) };

/** Knows how to play, but now and then plays at random or forgets to call. */
const beginner: Level = {
  choose: (rules, question) => {
    const chance = new FastChance(question.seed);
    const { acts, mayPass } = question;
    if (chance.below(100) >= RANDOM_MOVE_PERCENT) return adviceFor(rules, question, 0);
    return mayPass ? undefined : chance.below(acts.length);
  },
};

/** The current bot of each level. */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  random,
  beginner,
  plain,
  thinker: searchingLevel(SEARCH_CONFIGS.thinker),
  master: searchingLevel(SEARCH_CONFIGS.master),
};

/**
 * By name and version. After the first release a level that would choose differently gets a new version. The old one stays
 * here under its old name, so that records which name it can still be verified.
 */
const BOTS: ReadonlyMap<string, Level> = new Map(LEVEL_NAMES.map((name) => [playerName(name), LEVELS[name]]));

/** The bot that a record names, such as `plain/1`; undefined for a person or an unknown version. */
export const botNamed = (player: string): Level | undefined => BOTS.get(player);

/** The bot that plays on for this player of a record: the current one of its level if its version is unknown. */
export const botFor = (player: string): Level => botNamed(player) ?? LEVELS[levelOf(player) ?? 'plain'];
