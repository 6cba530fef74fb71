/**
 * Who holds a seat: a person at this device, a person elsewhere, or a bot of some level; and the words for it. A record says
 * whether a person plays a seat or which bot, not where that person is: the table that is being played knows.
 */

/** The levels that are offered at a table, from the weakest. Links number them: a new one comes last. */
export const OFFERED_LEVELS = ['beginner', 'plain', 'thinker', 'master'] as const;
/** All levels, from the weakest; `random` is for simulations. */
export const LEVEL_NAMES = ['random', ...OFFERED_LEVELS] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
/** How many sit at a table, where the game allows it. */
export const USUAL_SEATS = 4;
/** How well bots play where nobody has said it. */
export const USUAL_LEVEL = 'plain';

export type SeatHolder =
  | { readonly by: 'local' } // a person at this device
  | { readonly by: 'remote' } // a person elsewhere
  | { readonly by: 'bot'; readonly level: LevelName };

export const LOCAL: SeatHolder = { by: 'local' };
/** Everybody whom a new table may seat. */
export const OFFERED: readonly SeatHolder[] = [
  LOCAL,
  ...OFFERED_LEVELS.map((level) => ({ by: 'bot', level }) as const),
];

export const PERSON = 'human';
export const isLevelName = (text: string): text is LevelName => LEVEL_NAMES.some((name) => name === text);
export const isBot = (holder: SeatHolder): holder is SeatHolder & { readonly by: 'bot' } => holder.by === 'bot';

/** A person at seat 0 and bots of one level at the others. */
export const personAndBots = (seats = USUAL_SEATS, level: LevelName = USUAL_LEVEL): readonly SeatHolder[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? LOCAL : { by: 'bot', level }));

/** The word of settings and links. */
export const printHolder = (holder: SeatHolder): string => (isBot(holder) ? holder.level : PERSON);

/** Whom such a word offers; nothing for any other word. */
export const parseHolder = (word: unknown): SeatHolder | undefined =>
  OFFERED.find((holder) => printHolder(holder) === word);
