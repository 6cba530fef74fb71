/** Where people sit round the table of the lobby. */
import { expect, test } from 'vitest';
import { COLUMNS, cellsRound } from './round.ts';

const SEATS = [2, 3, 4, 5, 6, 7, 8];

test.each(SEATS)('%i sit in cells that do not overlap, the own seat below in the middle', (seats) => {
  const cells = cellsRound(seats);
  expect(cells).toHaveLength(seats);
  const taken = cells.flatMap(({ row, column, span }) =>
    Array.from({ length: span }, (_, i) => `${String(row)}/${String(column + i)}`),
  );
  expect(new Set(taken).size).toBe(taken.length);
  for (const { column, span } of cells) expect(column + span - 1).toBeLessThanOrEqual(COLUMNS);
  expect(cells[0]?.row).toBe(3);
  const { column = 0, span = 0 } = cells[0] ?? {};
  expect(column - 1).toBe(COLUMNS - (column - 1 + span));
});

test.each(SEATS)('%i sit clockwise', (seats) => {
  const angle = ({ row, column, span }: ReturnType<typeof cellsRound>[number]): number => {
    const turned = Math.atan2(row - 2, column - 1 + span / 2 - COLUMNS / 2);
    return (turned - Math.PI / 2 + 4 * Math.PI) % (2 * Math.PI);
  };
  const angles = cellsRound(seats).map(angle);
  expect(angles).toEqual([...angles].sort((one, other) => one - other));
});
