// Leaves out of the page what only the command line and the tests read of puzzles and judged positions: what the plain player
// does there, and where the dossier says what is right. It is little each time, but there are eight hundred of them.
import type { Plugin } from 'vite';

const PUZZLES = /[\\/]games[\\/][\w-]+[\\/]puzzles\.json$/;
const POSITIONS = /[\\/]games[\\/][\w-]+[\\/]positions\.json$/;

/** The text of `puzzles.json` without what the plain player does. */
export const leanPuzzles = (json: string): string =>
  JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === 'plain' ? undefined : value)));

/** The text of `positions.json` without the clauses. */
export const leanPositions = (json: string): string =>
  JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === 'clause' ? undefined : value)));

export const leanPractice = (): Plugin => ({
  name: 'card-table:lean-practice',
  enforce: 'pre',
  transform(code, id) {
    if (PUZZLES.test(id)) return { code: leanPuzzles(code), map: null };
    if (POSITIONS.test(id)) return { code: leanPositions(code), map: null };
    return undefined;
  },
});
