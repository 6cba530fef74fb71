/** Cards side by side with every index visible, in as many lines as needed. */
import type { Arrange, Arrangement } from './arrangement.ts';
import type { Box, Size } from './box.ts';
import { RATIO } from './pose.ts';

const COMFORT = 0.44; // of a card's width: the usual distance of cards
const LEAST = 0.28; // the least visible part of a covered card
export const LINE = 0.56; // of a card's width: the visible part of a line below another
const GROUP = 0.3; // of a card's width, between groups

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
function linesOf(count: number, card: number, limits: { most: number; groups?: readonly number[] | undefined }): Lines {
  const { most, groups } = limits;
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

/** How a row is: in groups with a gap between them, not filled again, dug in, growing card by card. */
export interface RowKind {
  readonly groups?: readonly number[]; // sizes of the groups, the first at the left
  readonly spent?: boolean; // cards that are gone leave no room, so that others may move to the middle
  readonly dug?: boolean; // a card is taken with all that lie on it: when hovered, they rise together
  readonly grows?: boolean; // there is room for the next card
}

/** The groups of a row: if it grows, its cards, and room for the next one. */
const groupsOf = (count: number, { groups, grows = false }: RowKind): readonly number[] | undefined =>
  grows ? [count, 1] : groups;

/** The size of a row; an empty one keeps room for a few cards, or none if it is not filled again. */
export function rowSize(cards: number, card: number, kind: RowKind & { most: number }): Size {
  const { spent = false, grows = false, most } = kind;
  const count = grows ? cards + 1 : cards;
  if (spent && count === 0) return { width: 0, height: 0 };
  const { lines, step } = linesOf(spent ? count : Math.max(count, 4), card, { most, groups: groupsOf(cards, kind) });
  return {
    width: Math.max(...lines.map((line) => widthOf(line, card, step))),
    height: card * (RATIO + (lines.length - 1) * LINE),
  };
}

/** Where the cards of a row lie, the first at the left of the backmost line. */
export function rowIn(box: Box, cards: number, card: number, kind: RowKind = {}): readonly InRow[] {
  const count = kind.grows === true ? cards + 1 : cards;
  if (count === 0) return [];
  const { lines, step } = linesOf(count, card, { most: box.width, groups: groupsOf(cards, kind) });
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

const RISE = 0.18; // of its width: a hovered card, and what lies on it

/** The strip of a card in a row that no other covers. */
export const stripOf = ({ x, y, stripWidth }: InRow, card: number): Box => ({
  x: x - card / 2,
  y: y - (card * RATIO) / 2,
  width: stripWidth,
  height: card * RATIO,
});

const laidInRow =
  (kind: RowKind): Arrange =>
  (cards, { box, card: width, raised }) => {
    const at = rowIn(box, cards.length, width, kind);
    const first = kind.dug === true ? cards.findIndex(({ card }) => card === raised) : -1;
    const rises = (i: number): boolean => first >= 0 && i >= first;
    return cards.flatMap(({ id }, i) => {
      const one = at[i];
      if (!one) return [];
      const lying = { id, x: one.x, y: one.y, width, z: i, seen: stripOf(one, width) };
      return [rises(i) ? { ...lying, y: one.y - width * RISE, edge: 1, lift: 0.3 } : lying];
    });
  };

/** A row of cards. */
export const row = (kind: RowKind = {}): Arrangement => ({
  load: (cards) => cards,
  size: ({ load, card }, most) => rowSize(load, card, { ...kind, most }),
  arrange: laidInRow(kind),
});
