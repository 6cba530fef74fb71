/** A table full of cards in rows and columns; if they would be too small for a finger, the rows are scrolled. */
import type { Board, TableFacts } from './arrangement.ts';
import type { Box } from './box.ts';
import { single } from './cells.ts';
import { RATIO } from './pose.ts';

const GAP = 0.1; // between cards, in card widths
const LEAST = 38; // CSS px wide: with their gap still a finger apart
const MOST = 132;

interface Columns {
  readonly columns: number;
  readonly rows: number;
  readonly card: number;
  readonly hidden: number; // px by which the rows exceed the box
}

const rowHeight = (card: number): number => card * (RATIO + GAP);

/** The number of columns that makes the cards largest. */
function columnsIn(box: Box, count: number): Columns {
  let best: Columns = { columns: 1, rows: count, card: 0, hidden: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const card = Math.min(MOST, box.width / (columns * (1 + GAP)), box.height / (rows * (RATIO + GAP)));
    if (card > best.card) best = { columns, rows, card, hidden: 0 };
  }
  if (best.card >= LEAST) return best;
  const columns = Math.max(1, Math.floor(box.width / (LEAST * (1 + GAP))));
  const rows = Math.ceil(count / columns);
  const card = box.width / (columns * (1 + GAP));
  const visible = Math.max(1, Math.floor(box.height / rowHeight(card)));
  return { columns, rows, card, hidden: Math.max(0, rows - visible) * rowHeight(card) };
}

/** The box of every card; scrolled ones may lie outside. The last row stands in the middle. */
function gridBoxes(box: Box, count: number, layout: Columns & { scroll: number }): readonly Box[] {
  const { columns, rows, card, hidden, scroll } = layout;
  const step = card * (1 + GAP);
  const height = rows * rowHeight(card);
  const left = box.x + (box.width - columns * step) / 2 + (GAP * card) / 2;
  const by = Math.round(Math.min(scroll, hidden) / rowHeight(card)) * rowHeight(card); // by whole rows
  const top = hidden > 0 ? box.y - by : box.y + (box.height - height) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const missing = columns - Math.min(columns, count - row * columns);
    return {
      x: left + ((i % columns) + missing / 2) * step,
      y: top + row * rowHeight(card) + (GAP * card) / 2,
      width: card,
      height: card * RATIO,
    };
  });
}

/** So many places of one card each: `grid/0`, `grid/1` … */
export const grid = (count: (table: TableFacts) => number): Board => ({
  fill: ({ name, box, ...table }) => {
    const all = count(table);
    const laid = columnsIn(box, all);
    return {
      card: laid.card,
      hidden: laid.hidden,
      spots: (scroll) =>
        Object.fromEntries(gridBoxes(box, all, { ...laid, scroll }).map((one, i) => [`${name}/${String(i)}`, one])),
    };
  },
  arrange: single,
});
