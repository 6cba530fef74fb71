/** Who can play a seat besides a person: bots by name and version, each a pure function of what its seat may know. */
import { FastChance } from '../cards/chance.ts';
import type { Level } from './level.ts';
import { LEVEL_NAMES, type LevelName, levelOf, playerName } from '../record/holder.ts';
import { SEARCH_CONFIGS, adviceFor, searching } from './thinking.ts';

/** Of a hundred choices a beginner makes so many without a thought, and so many calls it forgets. */
const RANDOM_MOVE_PERCENT = 35;

/** Anything legal, each as likely; a chance that may pass counts as one more. It forgets to call as often as not. */
const random: Level = {
  choose: (_rules, { acts, mayPass, seed }) => {
    const chosen = new FastChance(seed).below(acts.length + (mayPass ? 1 : 0));
    return chosen < acts.length ? chosen : undefined;
  },
};

/** The dossier's advice, followed. */
const plain: Level = { choose: (rules, question) => adviceFor(rules, question, 1) };

/** Knows how to play, but forgets: now and then it plays whatever comes to hand, or does not call. */
const beginner: Level = {
  choose: (rules, question) => {
    const chance = new FastChance(question.seed);
    const { acts, mayPass } = question;
    if (chance.below(100) >= RANDOM_MOVE_PERCENT) return adviceFor(rules, question, 0);
    return mayPass ? undefined : chance.below(acts.length);
  },
};

/** The bots of today. */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  random,
  beginner,
  plain,
  thinker: searching(SEARCH_CONFIGS.thinker),
  master: searching(SEARCH_CONFIGS.master),
};

/**
 * By name and version. From the first release on a level that would choose differently gets a new version, and the one of
 * before stays here under its own name, so that records which name it are still verified.
 */
const BOTS: ReadonlyMap<string, Level> = new Map(LEVEL_NAMES.map((name) => [playerName(name), LEVELS[name]]));

/** The bot that a record names, such as `plain/1`; nothing for a person, or for a version that is not here. */
export const botNamed = (player: string): Level | undefined => BOTS.get(player);

/** The bot that goes on for this player of a record: where its version is not here, today's of its level. */
export const botFor = (player: string): Level => botNamed(player) ?? LEVELS[levelOf(player) ?? 'plain'];
