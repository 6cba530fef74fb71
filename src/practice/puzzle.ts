/** The puzzles of a game as a person is given them: judged positions and mined ones, with how difficult they are. */
import { isFields, isText } from '../record/guards.ts';
import type { Action } from '../record/line.ts';
import { type ActionPattern, type ChosenAction, fits, fitsChoice } from './action-pattern.ts';
import type { Choosable } from './choosing.ts';
import { type Difficulty, type Mined, type Rated, isPuzzleFile } from './mined.ts';
import type { WrittenPosition } from './position.ts';

/** Where a puzzle begins: a position in writing, or a packed record up to the choice. */
type PuzzleStart = WrittenPosition | { readonly record: string };

export interface Puzzle extends Choosable {
  readonly laid: PuzzleStart;
  readonly judgement: 'right' | 'wrong';
  readonly acts: readonly ActionPattern[]; // one of which is right, or none
  readonly best: string; // a right act, in words
  readonly says: boolean; // a message of its own, under its id, says why
  readonly costs: readonly number[]; // of each act of the seat, in thousandths of the worth of a deal
}

/** The theme of puzzles whose reason no hint gives. */
export const OTHER_THEME = 'other';

const RATINGS: Readonly<Record<Difficulty, number>> = {
  beginner: 900,
  plain: 1100,
  thinker: 1450,
  master: 1700,
  none: 1950,
};
/** How much easier twice the distance between the best act and the next makes a puzzle, and the most that this can make. */
const CLEARER = 25;
const MOST_CLEARER = 100;
const LEAST_MARGIN = 5;

/** A judged position as its file holds it. */
interface WrittenPuzzle extends WrittenPosition {
  readonly id: string;
  readonly right?: readonly ActionPattern[];
  readonly wrong?: readonly ActionPattern[];
}

/** The whole position is checked where it is laid, in the engine. */
const isWritten = (value: unknown): value is WrittenPuzzle =>
  isFields(value) && isText(value['id']) && Array.isArray(value['right'] ?? value['wrong']);

/** Nothing of a file that is none. `positions`: the game's judged positions, `file`: what `npm run puzzles` wrote. */
export function puzzlesIn(file: unknown, positions: unknown): readonly Puzzle[] {
  if (!isPuzzleFile(file)) return [];
  const written = new Map((Array.isArray(positions) ? positions : []).filter(isWritten).map((one) => [one.id, one]));
  const judged = file.judged.flatMap((rated): Puzzle[] => {
    const position = written.get(rated.id);
    return position ? [judgedPuzzle(rated, position)] : [];
  });
  return [...judged, ...file.mined.map((one) => minedPuzzle(one))];
}

function judgedPuzzle({ id, best, reason = OTHER_THEME, level, costs }: Rated, written: WrittenPuzzle): Puzzle {
  const { right, wrong = [], options, seats, dealer, before, hands, places, played, asked } = written;
  const given = { options, dealer, before, hands, places, played };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...{ id, theme: reason, rating: RATINGS[level], laid: { ...known, seats, asked } },
    ...{ judgement: right ? 'right' : 'wrong', acts: right ?? wrong, best, says: true, costs },
  };
}

function minedPuzzle({ id, record, right, reason, level, margin, costs }: Mined): Puzzle {
  const clearer = Math.min(MOST_CLEARER, CLEARER * Math.log2(Math.max(LEAST_MARGIN, margin) / LEAST_MARGIN));
  return {
    ...{ id, theme: reason, rating: Math.round(RATINGS[level] - clearer), laid: { record } },
    ...{ judgement: 'right', acts: right, best: right[0] ?? '', says: false, costs },
  };
}

/** Is this a right answer? */
export const isRight = ({ judgement, acts }: Puzzle, choice: ChosenAction): boolean =>
  acts.some((pattern) => fitsChoice(choice, pattern)) === (judgement === 'right');

/** The action that the puzzle names as best, of those that are offered; undefined: let it pass. */
export const bestOf = ({ best }: Puzzle, offered: readonly Action[]): ChosenAction =>
  offered.find((action) => fits(action, best));

/** What a choice costs, in hundredths of the worth of a deal; undefined if it is not known, or too little to say. */
export function costOf({ costs }: Puzzle, choice: ChosenAction, offered: readonly Action[]): number | undefined {
  const cost = choice ? costs[offered.indexOf(choice)] : undefined;
  const rounded = Math.round((cost ?? 0) / 10);
  return rounded > 0 ? rounded : undefined;
}
