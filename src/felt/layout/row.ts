/** Cards side by side with every index visible, in as many lines as needed. */
import type { Box } from '../shown.ts';
import { RATIO } from './pose.ts';

const COMFORT = 0.44; // of a card's width: the usual distance of cards
const LEAST = 0.28; // the least visible part of a covered card
const LINE = 0.56; // of a card's width: the visible part of a line below another
const GROUP = 0.3; // of a card's width, between groups

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One card's place in a row. */
export interface InRow {
  readonly x: number; // middle
  readonly y: number;
  readonly stripWidth: number; // visible beside its right neighbour
}

/** A row as it lies: how many cards each group of each line has, and how far they lie apart. */
interface Lines {
  readonly lines: readonly (readonly number[])[];
  readonly step: number;
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Sizes of the groups when this many cards are left; the last may be too large. */
const sizesOf = (count: number, groups: readonly number[] = [count]): readonly number[] =>
  groups
    .map((size, i) => {
      const left = Math.max(0, count - sum(groups.slice(0, i)));
      return i === groups.length - 1 ? left : Math.min(left, size);
    })
    .filter((size) => size > 0);

/** All groups in one line where they fit, else each in lines of its own, all of the same length. */
function linesOf(count: number, card: number, of: { most: number; groups?: readonly number[] | undefined }): Lines {
  const { most, groups } = of;
  const sizes = sizesOf(count, groups);
  const fit = Math.max(1, Math.floor((most - card) / (LEAST * card) + 1.001));
  const lines =
    widthOf(sizes, card, LEAST * card) <= most + 0.001 * card ? [sizes] : sizes.flatMap((size) => even(size, fit));
  const room = lines.map((line) => (most - widthOf(line, card, 0)) / Math.max(1, sum(line) - line.length));
  return { lines, step: Math.max(0, Math.min(COMFORT * card, ...room)) };
}

/** This many cards in lines of at most `most`, as even as possible. */
function even(count: number, most: number): readonly (readonly number[])[] {
  const perLine = Math.ceil(count / Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / perLine) }, (_, i) => [Math.min(perLine, count - i * perLine)]);
}

const widthOf = (line: readonly number[], card: number, step: number): number =>
  card * (line.length + (line.length - 1) * GROUP) + (sum(line) - line.length) * step;

interface RowOf {
  readonly spent?: boolean | undefined;
  readonly groups?: readonly number[] | undefined;
}

/** The size of a row; an empty one keeps room for a few cards, or none if it is not filled again. */
export function rowSize(count: number, card: number, of: RowOf & { most: number }): Size {
  const { spent = false } = of;
  if (spent && count === 0) return { width: 0, height: 0 };
  const { lines, step } = linesOf(spent ? count : Math.max(count, 4), card, of);
  return {
    width: Math.max(...lines.map((line) => widthOf(line, card, step))),
    height: card * (RATIO + (lines.length - 1) * LINE),
  };
}

/** The groups of a row that grows: its cards, and room for the next one. */
export const withNext = (count: number): readonly number[] => [count, 1];

/** Where the cards of a row lie, the first at the left of the backmost line. */
export function rowIn(box: Box, count: number, card: number, groups?: readonly number[]): readonly InRow[] {
  if (count === 0) return [];
  const { lines, step } = linesOf(count, card, { most: box.width, groups });
  const top = box.y + (box.height - card * (RATIO + (lines.length - 1) * LINE)) / 2;
  return lines.flatMap((line, l) => {
    let x = box.x + (box.width - widthOf(line, card, step)) / 2 + card / 2;
    const y = top + l * LINE * card + (card * RATIO) / 2;
    return line.flatMap((size) => {
      const start = x;
      x += (size - 1) * step + card * (1 + GROUP);
      return Array.from({ length: size }, (_, i) => ({
        x: start + i * step,
        y,
        stripWidth: i === size - 1 ? card : step,
      }));
    });
  });
}

/**
 * Groups of cards one after another in a box, in lines: the widest card at most `most` with which all fit. `least`: how far
 * apart groups must lie at least, in card widths; less than 0 where one may lie partly on another.
 */
export function flow(
  box: Box,
  groups: readonly number[],
  { most, least = APART }: { most: number; least?: number | undefined },
): { card: number; at: readonly (readonly InRow[])[] } {
  let card = most;
  for (let tries = 0; tries < 40; tries += 1) {
    const laid = tryFlow(box, groups, { card, apart: APART }) ?? tryFlow(box, groups, { card, apart: least });
    if (laid) return { card, at: laid };
    card *= 0.93;
  }
  return { card, at: tryFlow(box, groups, { card, apart: least, anyhow: true }) ?? [] };
}

const APART = 0.34; // of a card's width, between groups of a flow
const LEAST_CARD = 8;

function tryFlow(
  box: Box,
  groups: readonly number[],
  { card, apart, anyhow = false }: { card: number; apart: number; anyhow?: boolean },
): InRow[][] | undefined {
  const gap = apart * card;
  const step = card * (card < 26 ? 0.42 : 0.36);
  const lines: { groups: number[]; width: number }[] = [];
  groups.forEach((count) => {
    const width = card + (count - 1) * step;
    const line = lines.at(-1);
    if (line && line.width + gap + width <= box.width) {
      line.groups.push(count);
      line.width += gap + width;
    } else lines.push({ groups: [count], width });
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
      x += (card + (count - 1) * step + gap) * by;
      return Array.from({ length: count }, (_, i) => ({
        x: start + card / 2 + i * step * by,
        y,
        stripWidth: i === count - 1 ? card : step * by,
      }));
    });
  });
}
