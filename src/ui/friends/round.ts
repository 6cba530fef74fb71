/** Where people sit round the table of the lobby: cells of a grid of three rows, of which the table takes the middle. */

/** How many columns the grid has. */
export const COLUMNS = 12;
const SIDE = 3; // columns of a seat beside the table

export interface RoundCell {
  readonly row: 1 | 2 | 3;
  readonly column: number; // from 1
  readonly span: number;
}

/** How many sit above, at each side and below, by their number. */
function rowsFor(seats: number): { readonly above: number; readonly side: number; readonly below: number } {
  const below = seats >= 7 ? 3 : 1;
  const side = seats === 2 || seats === 3 ? 0 : 1;
  return { above: seats - below - 2 * side, side, below };
}

const cellsOf = (row: 1 | 3, count: number): readonly RoundCell[] => {
  const span = COLUMNS / Math.max(2, count);
  const first = count === 1 ? (COLUMNS - span) / 2 : 0;
  return Array.from({ length: count }, (_, i) => ({ row, column: 1 + first + i * span, span }));
};

/** The cells by steps from the own seat, which is below in the middle: clockwise, so that the next one sits further to the start. */
export function cellsRound(seats: number): readonly RoundCell[] {
  const { above, side, below } = rowsFor(seats);
  const bottom = cellsOf(3, below).toReversed();
  const own = Math.floor(below / 2);
  const start: readonly RoundCell[] = side === 0 ? [] : [{ row: 2, column: 1, span: SIDE }];
  const end: readonly RoundCell[] = side === 0 ? [] : [{ row: 2, column: 1 + COLUMNS - SIDE, span: SIDE }];
  return [...bottom.slice(own), ...start, ...cellsOf(1, above), ...end, ...bottom.slice(0, own)];
}
