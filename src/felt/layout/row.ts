/** Cards side by side with every index in sight, in as many lines as it takes. */
import type { Box } from '../shown.ts';
import { RATIO } from './pose.ts';

const COMFORT = 0.44; // of a card's width: cards need not lie farther apart
const LEAST = 0.28; // what a card must leave of the one before it
const LINE = 0.56; // of a card's width: what a line leaves of the one above it
const GROUP = 0.4; // of a card's width, between groups, besides a card's own width

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One card's place in a row. */
export interface InRow {
  readonly x: number; // middle
  readonly y: number;
  readonly stripWidth: number; // what its right neighbour leaves of it
}

interface Lines {
  readonly lines: number;
  readonly perLine: number;
  readonly step: number;
}

function linesOf(count: number, card: number, most: number): Lines {
  const most1 = Math.max(1, Math.floor((most - card) / (LEAST * card) + 1.001));
  const lines = Math.max(1, Math.ceil(count / most1));
  const perLine = Math.max(1, Math.ceil(count / lines));
  const step = perLine > 1 ? Math.min(COMFORT * card, (most - card) / (perLine - 1)) : 0;
  return { lines, perLine, step };
}

/** What a row of so many cards takes up; one without cards keeps the room of a few, or none if it is not filled again. */
export function rowSize(count: number, card: number, of: { most: number; spent?: boolean | undefined }): Size {
  const { most, spent = false } = of;
  if (spent && count === 0) return { width: 0, height: 0 };
  const { lines, perLine, step } = linesOf(spent ? count : Math.max(count, 4), card, most);
  return { width: card + (perLine - 1) * step, height: card * (RATIO + (lines - 1) * LINE) };
}

/** Where the cards of a row lie, the first at the left of the line farthest back. */
export function rowIn(box: Box, count: number, card: number, groups: readonly number[] = []): readonly InRow[] {
  const gaps = groups.length > 0 ? (groups.length - 1) * GROUP * card : 0;
  const { lines, perLine, step } = linesOf(count, card, box.width - gaps);
  const top = box.y + (box.height - card * (RATIO + (lines - 1) * LINE)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    const width = card + (inLine - 1) * step + (lines === 1 ? gaps : 0);
    const apart = lines === 1 ? groupsBefore(i, groups) * GROUP * card : 0;
    return {
      x: box.x + (box.width - width) / 2 + card / 2 + (i % perLine) * step + apart,
      y: top + line * LINE * card + (card * RATIO) / 2,
      stripWidth: i % perLine === inLine - 1 ? card : step,
    };
  });
}

/** How many groups end before the card with this index. */
function groupsBefore(i: number, groups: readonly number[]): number {
  let [ended, count] = [0, 0];
  for (const size of groups) {
    count += size;
    if (i >= count) ended += 1;
  }
  return Math.min(ended, Math.max(0, groups.length - 1));
}

/** Groups of cards one after another in a box, in lines: the widest card at most `most` with which all fit. */
export function flow(
  box: Box,
  groups: readonly number[],
  most: number,
): { card: number; at: readonly (readonly InRow[])[] } {
  let card = most;
  for (let tries = 0; tries < 40; tries += 1) {
    const laid = tryFlow(box, groups, card);
    if (laid) return { card, at: laid };
    card *= 0.93;
  }
  return { card, at: tryFlow(box, groups, card, true) ?? [] };
}

const APART = 0.34; // of a card's width, between groups of a flow
const LEAST_CARD = 8;

function tryFlow(box: Box, groups: readonly number[], card: number, anyhow = false): InRow[][] | undefined {
  const step = card * (card < 26 ? 0.42 : 0.36);
  const lines: { first: number; groups: number[]; width: number }[] = [];
  groups.forEach((count, i) => {
    const width = card + (count - 1) * step;
    const line = lines.at(-1);
    if (line && line.width + APART * card + width <= box.width) {
      line.groups.push(count);
      line.width += APART * card + width;
    } else lines.push({ first: i, groups: [count], width });
  });
  const overlap = lines.length > 1 ? Math.min(RATIO + 0.08, (box.height / card - RATIO) / (lines.length - 1)) : 0;
  const tooWide = lines.some((line) => line.width > box.width + 0.01);
  if (
    !anyhow &&
    card > LEAST_CARD &&
    (tooWide || card * RATIO > box.height + 0.01 || (lines.length > 1 && overlap < LINE))
  )
    return undefined;
  const squeeze = (line: { width: number }): number => Math.min(1, box.width / Math.max(1, line.width));
  return lines.flatMap((line, l) => {
    let x = box.x + Math.max(0, (box.width - line.width) / 2);
    const y = box.y + (card * RATIO) / 2 + l * overlap * card;
    return line.groups.map((count) => {
      const by = squeeze(line);
      const start = x;
      x += (card + (count - 1) * step + APART * card) * by;
      return Array.from({ length: count }, (_, i) => ({
        x: start + card / 2 + i * step * by,
        y,
        stripWidth: i === count - 1 ? card : step * by,
      }));
    });
  });
}
