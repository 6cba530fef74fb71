/** The own hand: a few cards side by side, more as a fan, in as many rows as keep every index readable; a slight arc. */
import type { Box } from '../../games/face/layout/box.ts';
import { DEGREE } from '../../games/face/layout/jitter.ts';
import { RATIO } from '../../games/face/layout/pose.ts';

const LEAST_STRIP = 24;
const INDEX_PART = 0.25; // of a card's width: the corner index
const MOST_ROWS = 3;
const COMFORT = 0.62; // of a card's width: the usual distance of cards in a fan
const APART = 0.05; // of a card's width, between cards that do not cover each other
const LEAST_APART = 4; // px
const APART_TURN = 1.2 * DEGREE; // from one of them to the next: their lower corners must not meet
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
  const { step, turn } = spreadOf(inRow, { rows, card, width: box.width });
  const top = box.y + box.height - handHeight(rows, card) + row * rowStep(card);
  const half = (inRow - 1) / 2;
  for (let i = 0; i < inRow; i += 1) {
    const off = half === 0 ? 0 : (i - half) / half; // −1 to 1
    out.push({
      x: box.x + box.width / 2 + (i - half) * step,
      y: top + (card * RATIO) / 2 + off * off * sag(card) * Math.min(1, inRow / 6) * (rows > 1 ? 0.5 : 1),
      angleRad: (i - half) * turn,
      stripWidth: i === inRow - 1 ? card : Math.min(card, step),
      stripHeight: row === rows - 1 ? card * RATIO : rowStep(card),
    });
  }
}

/** How the cards of a row lie: from the middle and angle of one to those of the next, and from end to end. */
interface Spread {
  readonly step: number;
  readonly turn: number;
  readonly width: number;
}

/** Side by side where there is room for that, else as a fan. */
function spreadOf(inRow: number, room: { rows: number; card: number; width: number }): Spread {
  const { rows, card, width } = room;
  const apart = spread(inRow, card, { step: card + Math.max(LEAST_APART, card * APART), turn: APART_TURN });
  if (rows === 1 && apart.width <= width) return apart;
  const slack = Math.max(0, width - card - leastStrip(card) * (inRow - 1)) / 2;
  const turn = Math.min(turnOf(inRow, rows), (slack / card) * (2 / Math.max(1, inRow - 1)));
  const free = Math.max(0, width - spread(inRow, card, { step: 0, turn }).width);
  return spread(inRow, card, { step: inRow > 1 ? Math.min(card * COMFORT, free / (inRow - 1)) : 0, turn });
}

/** With how far the turned cards at its ends exceed their width. */
function spread(inRow: number, card: number, { step, turn }: Pick<Spread, 'step' | 'turn'>): Spread {
  const lean = Math.sin((turn * (inRow - 1)) / 2) * card * (RATIO / 2);
  return { step, turn, width: card + (inRow - 1) * step + 2 * lean };
}

/** How wide a hand of this size is from end to end, in this width. */
export function handWidth(count: number, card: number, width: number): number {
  const rows = rowsOf(count, card, width);
  return spreadOf(Math.max(1, Math.ceil(count / rows)), { rows, card, width }).width;
}

/** The turn from one card of a row to the next. */
const turnOf = (inRow: number, rows: number): number =>
  Math.min(2.2 * DEGREE, (12 * DEGREE) / Math.max(1, inRow)) * (rows > 1 ? 0.5 : 1);
