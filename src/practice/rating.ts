/**
 * How well a person solves the puzzles of a game: Glicko (Glickman 1999), each puzzle being an opponent whose rating is known.
 * Only the first answer to a puzzle counts: later ones are from memory.
 */
import type { Attempt } from '../statistics/attempts.ts';
import { inTime } from '../statistics/attempts.ts';

export interface Rating {
  readonly rating: number;
  readonly deviation: number; // the standard error of the rating
  readonly answers: number; // that it comes from
}

const DAY = 24 * 60 * 60_000;
const LEAST_DEVIATION = 40;
const PUZZLE_DEVIATION = 80; // how well the rating of a puzzle is known
/** From 50 back to 350 in three years without a puzzle: 350² = 50² + growth² · 1095. */
const GROWTH = 10.5;
const Q = Math.LN10 / 400;

/** Of somebody who has answered nothing. */
export const UNRATED: Rating = { rating: 1200, deviation: 350, answers: 0 };

const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** The chance of solving a puzzle of this rating. */
export const chanceOf = (rating: number, puzzle: number): number =>
  1 / (1 + 10 ** ((-weight(PUZZLE_DEVIATION) * (rating - puzzle)) / 400));

/** The rating after one more answer. */
export function after({ rating, deviation, answers }: Rating, puzzle: number, right: boolean): Rating {
  const g = weight(PUZZLE_DEVIATION);
  const chance = chanceOf(rating, puzzle);
  const spread = 1 / (Q * Q * g * g * chance * (1 - chance));
  const variance = 1 / (1 / (deviation * deviation) + 1 / spread);
  return {
    rating: rating + Q * variance * g * ((right ? 1 : 0) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
    answers: answers + 1,
  };
}

/** The rating some time later: less is known of it. */
export const later = (one: Rating, days: number): Rating => ({
  ...one,
  deviation: Math.min(UNRATED.deviation, Math.hypot(one.deviation, GROWTH * Math.sqrt(Math.max(0, days)))),
});

/** The rating of a person by now. `ratings`: of the game's puzzles by id; answers to others do not count. */
export function ratingOf(
  game: string,
  attempts: readonly Attempt[],
  ratings: ReadonlyMap<string, number>,
  now: number,
): Rating {
  const known = new Set<string>();
  let rated = UNRATED;
  let last: number | undefined;
  for (const { puzzle, at, right } of inTime(attempts.filter((one) => one.game === game))) {
    const rating = ratings.get(puzzle);
    if (rating === undefined || known.has(puzzle)) continue;
    known.add(puzzle);
    rated = after(later(rated, (at - (last ?? at)) / DAY), rating, right);
    last = at;
  }
  return later(rated, (now - (last ?? now)) / DAY);
}
