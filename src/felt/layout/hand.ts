/** The own hand: a fan with a slight arc, in as many rows as keep every index readable. */
import type { Box } from '../shown.ts';
import { DEGREE } from './jitter.ts';
import { RATIO } from './pose.ts';

const LEAST_STRIP = 24;
const INDEX_PART = 0.25; // of a card's width: the corner index
const MOST_ROWS = 3;
const COMFORT = 0.62; // of a card's width: the usual distance of cards
const ROW_PART = 0.42; // of a card's height: the visible part of the row behind
const LEAST_ROW = 46; // tall enough for a thumb

/** One card's place in the hand. */
export interface Fanned {
  readonly x: number; // middle
  readonly y: number;
  readonly angleRad: number;
  readonly stripWidth: number; // visible beside its right neighbour
  readonly stripHeight: number; // visible above the row before it
}

const leastStrip = (card: number): number => Math.max(LEAST_STRIP, card * INDEX_PART);

const rowStep = (card: number): number => Math.max(card * RATIO * ROW_PART, LEAST_ROW);

/** How many rows a hand of this size takes. */
export function rowsOf(count: number, card: number, width: number): number {
  const perRow = Math.max(1, Math.floor((width - card) / leastStrip(card)) + 1);
  return Math.min(MOST_ROWS, Math.max(1, Math.ceil(count / perRow)));
}

/** How far the outermost cards of a row sink below its middle one. */
const sag = (card: number): number => card * 0.1;

export const handHeight = (rows: number, card: number): number => card * RATIO + (rows - 1) * rowStep(card) + sag(card);

/** The slots of `count` cards in order, the first at the left of the backmost row. */
export function fan(count: number, card: number, box: Box): readonly Fanned[] {
  const rows = rowsOf(count, card, box.width);
  const out: Fanned[] = [];
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows);
    fanRow(out, { inRow, row, rows, card, box });
  }
  return out;
}

interface Row {
  readonly inRow: number;
  readonly row: number;
  readonly rows: number;
  readonly card: number;
  readonly box: Box;
}

function fanRow(out: Fanned[], { inRow, row, rows, card, box }: Row): void {
  const slack = Math.max(0, box.width - card - leastStrip(card) * (inRow - 1)) / 2;
  const turn = Math.min(turnOf(inRow, rows), (slack / card) * (2 / Math.max(1, inRow - 1)));
  const lean = Math.sin((turn * (inRow - 1)) / 2) * card * (RATIO / 2); // how far a turned card exceeds its width
  const free = Math.max(0, box.width - card - 2 * lean);
  const step = inRow > 1 ? Math.min(card * COMFORT, free / (inRow - 1)) : 0;
  const top = box.y + box.height - handHeight(rows, card) + row * rowStep(card);
  const half = (inRow - 1) / 2;
  for (let i = 0; i < inRow; i += 1) {
    const off = half === 0 ? 0 : (i - half) / half; // −1 to 1
    out.push({
      x: box.x + box.width / 2 + (i - half) * step,
      y: top + (card * RATIO) / 2 + off * off * sag(card) * Math.min(1, inRow / 6) * (rows > 1 ? 0.5 : 1),
      angleRad: (i - half) * turn,
      stripWidth: i === inRow - 1 ? card : step,
      stripHeight: row === rows - 1 ? card * RATIO : rowStep(card),
    });
  }
}

/** The turn from one card of a row to the next. */
const turnOf = (inRow: number, rows: number): number =>
  Math.min(2.2 * DEGREE, (12 * DEGREE) / Math.max(1, inRow)) * (rows > 1 ? 0.5 : 1);
