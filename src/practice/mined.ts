/** The file of a game's puzzles, `puzzles.json`, which `npm run puzzles` writes. */
import { isBetween, isCount, isText, isWhole } from '../record/guards.ts';
import { listOf, oneOf, shaped, textLike } from '../record/shape.ts';

/** The lowest level that finds a right act each time it is asked; `none`: not even the master. */
export const DIFFICULTIES = ['beginner', 'plain', 'thinker', 'master', 'none'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A choice of a game among bots of which the best act is clear beyond doubt, and is not what the plain player does. */
export interface Mined {
  readonly id: string; // the game of the run that it was found in: `m17`
  readonly record: string; // packed, up to the choice
  readonly right: readonly string[]; // the best acts, in words: none is better than another
  readonly plain?: string; // what the plain player does; the page goes without
  readonly reason: string; // key of the reason that the best acts have and the plain player's has not
  readonly level: Difficulty;
  readonly margin: number; // standard errors between the best acts and the next
  readonly costs: readonly number[]; // of each legal act of the seat, in thousandths of the worth of a deal
}

/** What the search knows of a judged position, whose answer stands in `positions.json`. */
export interface Rated {
  readonly id: string; // of the position
  readonly best: string; // a right act, in words
  readonly reason?: string; // as above, if one can be told
  readonly level: Difficulty;
  readonly costs: readonly number[]; // as above; 0 of right acts, and where the search is not sure
}

export interface PuzzleFile {
  readonly run: string; // the seed
  readonly games: number; // looked through
  readonly unfair: readonly string[]; // found, and thrown out by people
  readonly judged: readonly Rated[];
  readonly mined: readonly Mined[];
}

const isDifficulty = oneOf(...DIFFICULTIES);
const isId = textLike(/^m[1-9]\d{0,6}$/);
const isName = (value: unknown): value is string => isText(value) && value !== '';

const isMined = shaped<Mined>({
  id: isId,
  record: isName,
  right: listOf(isName),
  'plain?': isName,
  reason: isName,
  level: isDifficulty,
  margin: (value) => isBetween(value, 0, Infinity),
  costs: listOf(isWhole),
});

const isRated = shaped<Rated>({
  id: isName,
  best: isName,
  'reason?': isName,
  level: isDifficulty,
  costs: listOf(isWhole),
});

/** Is this what such a file holds? */
export const isPuzzleFile = shaped<PuzzleFile>({
  run: isText,
  games: isCount,
  unfair: listOf(isId),
  judged: listOf(isRated),
  mined: listOf(isMined),
});

/** One puzzle a line. */
export function printPuzzles({ run, games, unfair, judged, mined }: PuzzleFile): string {
  const list = (all: readonly unknown[]): string => {
    const lines = all.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
    return lines === '' ? '[]' : `[\n${lines}\n  ]`;
  };
  return `{
  "run": ${JSON.stringify(run)},
  "games": ${String(games)},
  "unfair": ${JSON.stringify(unfair)},
  "judged": ${list(judged)},
  "mined": ${list(mined)}
}
`;
}
