/** Cells of one size side by side, in as many lines as needed: slots of one card each, pots. */
import type { Arrange, Arrangement, TableFacts } from './arrangement.ts';
import { type Box, type Size, middle } from './box.ts';
import { DEGREE, jitter } from './jitter.ts';
import { RATIO } from './pose.ts';

/** Between cells, in card widths. */
export const CELL_GAP = 0.12;

interface CellRun {
  readonly cell: Size;
  readonly gap: number;
  readonly most: number;
}

/** The size of so many cells, and how many there are in a line. */
export function cellsSize(count: number, { cell, gap, most }: CellRun): { size: Size; perLine: number } {
  const fit = Math.max(1, Math.floor((most + gap) / (cell.width + gap)));
  const lines = Math.ceil(count / fit);
  const perLine = Math.ceil(count / lines);
  const width = perLine * (cell.width + gap) - gap;
  return { size: { width, height: lines * (cell.height + gap) - gap }, perLine };
}

/** The boxes of so many cells; the last line is centred. */
export function cellBoxes(count: number, { box, cell, gap }: { box: Box; cell: Size; gap: number }): readonly Box[] {
  const { perLine } = cellsSize(count, { cell, gap, most: box.width + 0.01 });
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    const width = inLine * (cell.width + gap) - gap;
    return {
      x: box.x + (box.width - width) / 2 + (i % perLine) * (cell.width + gap),
      y: box.y + line * (cell.height + gap),
      ...cell,
    };
  });
}

/** The only card of its place. Out of sight on a table that is scrolled it is not drawn. */
export const single: Arrange = (cards, { box, area, seed }) =>
  cards.map(({ id }) => ({
    ...{ id, ...middle(box), width: box.width, seen: box },
    angleRad: jitter(seed, id) * 0.7 * DEGREE,
    covered: box.y < area.y - 1 || box.y + box.height > area.y + area.height + 1,
  }));

/** So many places of one card each: `board/0`, `board/1` … */
export const slots = (count: (table: TableFacts) => number): Arrangement => {
  const cellOf = (card: number): Size => ({ width: card, height: card * RATIO });
  return {
    size: (need, most) => cellsSize(count(need), { cell: cellOf(need.card), gap: CELL_GAP * need.card, most }).size,
    spots: (box, need) => {
      const boxes = cellBoxes(count(need), { box, cell: cellOf(need.card), gap: CELL_GAP * need.card });
      return Object.fromEntries(boxes.map((one, i) => [`${need.name}/${String(i)}`, one]));
    },
    arrange: single,
    isMarked: () => true,
  };
};
