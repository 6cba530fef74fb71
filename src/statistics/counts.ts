/**
 * What is counted on a device about the person's games: the games that were finished, the deals of the day, the hints. All
 * three are sets that only grow, and of two entries about the same thing it is always the same one that stays: so the
 * counts of two devices are put together without loss, in any order and as often as one likes.
 */
import type { Par } from './par.ts';

/** A game that the person has played to its end. */
export interface Finished {
  readonly id: string; // digest of its record: the same game is counted once
  readonly deal: string; // digest of all that it was dealt from: whoever plays that again knows the cards
  readonly at: number; // when it ended, ms since 1970
  readonly game: string;
  readonly level: string; // of its bots, or `mixed`, or `alone`
  readonly options: string; // the key of a preset, or `house-` and six digits that differ for other options
  readonly outcome: 'won' | 'drawn' | 'lost';
  readonly points: number; // or chips: the person's total
  readonly lowWins: boolean; // as it is counted there, few points are better
  readonly deals: number;
  readonly hints: number; // taken
  readonly practice: boolean; // something was taken back
}

/** How the deal of the day came out for the person. */
export interface DayResult {
  readonly at: number; // ms since 1970
  readonly won: boolean;
  readonly points: number; // or chips: that the deal brought
  readonly hints: number;
  readonly practice: boolean;
  readonly par?: Par;
}

/** The first time that somebody began a game's deal of a day: only this one can count. */
export interface DayPlay {
  readonly game: string;
  readonly date: string; // `2026-11-22`, in UTC
  readonly begun: number; // ms since 1970
  readonly result?: DayResult; // none: it was not finished
}

/** The hints that one device has counted for one game. */
export interface HintCount {
  readonly device: string;
  readonly game: string;
  readonly taken: number;
}

export interface Counts {
  readonly games: readonly Finished[]; // by id
  readonly days: readonly DayPlay[]; // by date and game
  readonly hints: readonly HintCount[]; // by device and game
}

export const NOTHING_COUNTED: Counts = { games: [], days: [], hints: [] };

export const dayKey = ({ date, game }: Pick<DayPlay, 'date' | 'game'>): string => `${date} ${game}`;
export const hintKey = ({ device, game }: Pick<HintCount, 'device' | 'game'>): string => `${device} ${game}`;

/** Of two entries about the same thing the one whose ranks are lower; where all are equal, the one that is printed first. */
function lower<T>(one: T, other: T, ranks: (entry: T) => readonly number[]): T {
  const others = ranks(other);
  const difference = ranks(one).map((rank, i) => rank - (others[i] ?? 0));
  const first = difference.find((one) => one !== 0);
  if (first !== undefined) return first < 0 ? one : other;
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other;
}

/** The same game twice: the one that was finished first. */
export const firstGame = (one: Finished, other: Finished): Finished => lower(one, other, ({ at }) => [at]);

/** The play that was begun first; of the same one the first result, and the one that knows its par. */
export const firstPlay = (one: DayPlay, other: DayPlay): DayPlay =>
  lower(one, other, ({ begun, result }) => [begun, result ? 0 : 1, result?.at ?? 0, result?.par ? 0 : 1]);

/** A device counts upwards. */
export const latestHints = (one: HintCount, other: HintCount): HintCount => lower(one, other, ({ taken }) => [-taken]);

function union<T>(lists: readonly (readonly T[])[], keyOf: (entry: T) => string, of: (one: T, other: T) => T): T[] {
  const found = new Map<string, T>();
  for (const entry of lists.flat()) {
    const key = keyOf(entry);
    const known = found.get(key);
    found.set(key, known === undefined ? entry : of(known, entry));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** All of several counts together. The order in which they come, and how often, makes no difference. */
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
});
