/** Tables to look at for the tests of where things lie: screens, and lines of games with every number of seats. */
import type { Card } from '../src/cards/card.ts';
import { FastChance } from '../src/cards/chance.ts';
import { FeltTable } from '../src/felt/table/felt-table.ts';
import type { Game } from '../src/games/contract/contract.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { isHeld } from '../src/games/face/places.ts';
import type { Line } from '../src/record/line.ts';
import { Timeline } from '../src/record/timeline.ts';
import { longestGolden, seatsOf } from './golden-lines.ts';
import { matchAt, playOn, usualTables } from './tables.ts';

/** The page's bar is above the table, or beside it where it is low. */
export const SCREENS = [
  { width: 1280, height: 800, insets: { top: 48, right: 0, bottom: 0, left: 0 } },
  { width: 390, height: 844, insets: { top: 48, right: 0, bottom: 0, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 0, bottom: 0, left: 48 } },
  { width: 320, height: 568, insets: { top: 48, right: 0, bottom: 0, left: 0 } },
];

/** The same with a result: a sheet at the foot of a standing phone, else beside the table. */
export const RESULTS = [
  { width: 1280, height: 800, insets: { top: 48, right: 350, bottom: 0, left: 0 } },
  { width: 390, height: 844, insets: { top: 48, right: 0, bottom: 145, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 300, bottom: 0, left: 48 } },
  { width: 320, height: 568, insets: { top: 48, right: 0, bottom: 92, left: 0 } },
];

export type Screen = (typeof SCREENS)[number];

/**
 * Moments of a game, so many evenly through it, and the ends of its deals, those with a result beside them too; with the
 * screens to look at. `isDue` tells of others that matter. The table is the same object at each.
 */
export function* moments(
  face: GameFace,
  lines: readonly Line[],
  looks: number,
  isDue: (table: FeltTable) => boolean = () => false,
): Generator<{ readonly table: FeltTable; readonly screens: readonly Screen[] }> {
  const table = new FeltTable(face);
  const steps = new Timeline(lines).steps(0);
  const each = Math.max(1, Math.floor(steps.length / looks));
  for (const [i, step] of steps.entries()) {
    table.applyStep(step);
    const isEnd = step.line.type === 'deal-end' || step.line.type === 'game-end';
    if (i % each !== each - 1 && !isEnd && !isDue(table)) continue;
    yield { table, screens: isEnd ? [...SCREENS, ...resultsOf(lines)] : SCREENS };
  }
}

/** The smallest has no room for all that eight seats have laid, their hands and a result: there cards lie on plates. */
const resultsOf = (lines: readonly Line[]): readonly Screen[] =>
  RESULTS.filter(({ width }) => width > 320 || seatsOf(lines) < 8);

/** The cards that the viewer holds. */
export const ownCards = ({ places }: GameFace, table: FeltTable, viewer: number): readonly Card[] =>
  places
    .filter(isHeld)
    .flatMap(({ name }) =>
      table.places.at(`${name}/${String(viewer)}`).flatMap(({ card }) => (card === '??' ? [] : card)),
    )
    .sort();

const MOST_LINES = 500; // of a record
const MOST_ACTS = 260; // of a game played for its number of seats

/** Of each number of seats the longest record: its first lines say who plays. */
export const recordsOf = (id: string): readonly (readonly Line[])[] => longestGolden(id, MOST_LINES);

/** The same, with a game played at random for each number of seats without a record. */
export function gamesOf(game: Game): readonly (readonly Line[])[] {
  const records = recordsOf(game.id);
  const known = new Set(records.map(seatsOf));
  const played = usualTables(game)
    .filter(({ seats }) => !known.has(seats))
    .map((table) => {
      const match = matchAt(table, table.name);
      playOn(match, new FastChance(5), MOST_ACTS);
      return match.lines.slice(0, MOST_LINES);
    });
  return [...records, ...played];
}
