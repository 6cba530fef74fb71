/**
 * What a device counts about the person's games: finished games, deals of the day, hints, answers to puzzles. All are sets that only grow,
 * and of two entries about the same thing the same one always wins. So the counts of several devices can be merged in any
 * order and any number of times without loss.
 */
import { type Attempt, attemptKey, sureAttempt } from './attempts.ts';
import type { Par } from './par.ts';

/** A game that the person has finished. */
export interface Finished {
  readonly id: string; // digest of its record, so that a game is counted once
  readonly deal: string; // digest of game, options, seats and seed: whoever plays it again knows the cards
  readonly at: number; // when it ended, ms since 1970
  readonly game: string;
  readonly level: string; // of its bots, or `mixed`, or `alone`
  readonly options: string; // the key of a preset, or `house-` and six digits of a hash of the options
  readonly outcome: 'won' | 'drawn' | 'lost';
  readonly points: number; // or chips: the person's total
  readonly lowWins: boolean; // few points are better
  readonly deals: number;
  readonly hints: number; // taken
  readonly practice: boolean; // something was taken back
  readonly people?: readonly OtherPerson[]; // who else played, if they had names
}

/** Somebody with whom the person has played, by the name at that table. */
export interface OtherPerson {
  readonly name: string;
  readonly won: boolean;
}

/** The person's result in a deal of the day. */
export interface DayResult {
  readonly at: number; // ms since 1970
  readonly won: boolean;
  readonly points: number; // or chips: gained in the deal
  readonly hints: number;
  readonly practice: boolean;
  readonly par?: Par;
}

/** The first time that the person began a game's deal of the day: only this one counts. */
export interface DayPlay {
  readonly game: string;
  readonly date: string; // `2026-11-22`, in UTC
  readonly begun: number; // ms since 1970
  readonly result?: DayResult; // missing: not finished
}

/** The hints taken in a game, as counted on one device. */
export interface HintCount {
  readonly device: string;
  readonly game: string;
  readonly taken: number;
}

export interface Counts {
  readonly games: readonly Finished[]; // by id
  readonly days: readonly DayPlay[]; // by date and game
  readonly hints: readonly HintCount[]; // by device and game
  readonly puzzles: readonly Attempt[]; // by game, puzzle and time
}

export const NOTHING_COUNTED: Counts = { games: [], days: [], hints: [], puzzles: [] };

export const dayKey = ({ date, game }: Pick<DayPlay, 'date' | 'game'>): string => `${date} ${game}`;
export const hintKey = ({ device, game }: Pick<HintCount, 'device' | 'game'>): string => `${device} ${game}`;

/** The entry with the lower ranks; if all are equal, the one whose text comes first. */
function lower<T>(one: T, other: T, ranks: (entry: T) => readonly number[]): T {
  const others = ranks(other);
  const difference = ranks(one).map((rank, i) => rank - (others[i] ?? 0));
  const first = difference.find((one) => one !== 0);
  if (first !== undefined) return first < 0 ? one : other;
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other;
}

/** Of two entries about a game, the one that was finished first. */
export const firstGame = (one: Finished, other: Finished): Finished => lower(one, other, ({ at }) => [at]);

/** Of two entries about a day, the one begun first; then the one with the first result, and the one with its par. */
export const firstPlay = (one: DayPlay, other: DayPlay): DayPlay =>
  lower(one, other, ({ begun, result }) => [begun, result ? 0 : 1, result?.at ?? 0, result?.par ? 0 : 1]);

/** Of two counts of a device the higher one, because a device counts upwards. */
export const latestHints = (one: HintCount, other: HintCount): HintCount => lower(one, other, ({ taken }) => [-taken]);

function union<T>(lists: readonly (readonly T[])[], keyOf: (entry: T) => string, choose: (one: T, other: T) => T): T[] {
  const found = new Map<string, T>();
  for (const entry of lists.flat()) {
    const key = keyOf(entry);
    const known = found.get(key);
    found.set(key, known === undefined ? entry : choose(known, entry));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** Merges counts. Their order, and repetitions, make no difference. */
export const mergeCounts = (...all: readonly Counts[]): Counts => ({
  games: union(
    all.map(({ games }) => games),
    ({ id }) => id,
    firstGame,
  ),
  days: union(
    all.map(({ days }) => days),
    dayKey,
    firstPlay,
  ),
  hints: union(
    all.map(({ hints }) => hints),
    hintKey,
    latestHints,
  ),
  puzzles: union(
    all.map(({ puzzles }) => puzzles),
    attemptKey,
    sureAttempt,
  ),
});
