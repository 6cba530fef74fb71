/** How large a seat writes its words and numbers, and which of them. Pure. */
import { must } from '../../cards/must.ts';
import type { PortraitSpot } from '../../felt/table/shown.ts';

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Heights of the letters of a seat, px; `detail` is 0 where there is no line for the level. */
export interface SeatText {
  readonly name: number;
  readonly detail: number;
  readonly numbers: number;
}

/** From this size on, with letters of the usual size. */
const UPRIGHT: readonly (readonly [side: number, SeatText])[] = [
  [84, { name: 17, detail: 13, numbers: 14 }],
  [72, { name: 15, detail: 12, numbers: 13 }],
  [56, { name: 14, detail: 11.5, numbers: 12.5 }],
  [48, { name: 13, detail: 0, numbers: 12 }],
  [0, { name: 12, detail: 0, numbers: 11 }],
];
const FLAT: readonly (readonly [height: number, SeatText])[] = [
  [72, { name: 17, detail: 13, numbers: 14 }],
  [52, { name: 15, detail: 12, numbers: 13 }],
  [44, { name: 13.5, detail: 11, numbers: 12 }],
  [38, { name: 13, detail: 0, numbers: 11.5 }],
  [0, { name: 12, detail: 0, numbers: 11 }],
];

/** The letters of a seat of this size, `text` times the usual ones. */
export function textOf({ height }: Sized, { side, upright }: PortraitSpot, text: number): SeatText {
  const [sizes, size] = upright ? [UPRIGHT, side] : [FLAT, height / text];
  const [, { name, detail, numbers }] = must(
    sizes.find(([least]) => size >= least - 0.01),
    'a size',
  );
  return { name: name * text, detail: detail * text, numbers: numbers * text };
}

const BESIDE = 6; // px between a portrait and the words beside it

/** The width that is left for words. */
export const roomFor = ({ width }: Sized, { side, upright }: PortraitSpot): number =>
  upright ? width : width - side - BESIDE;

/** Where numbers side by side have no room, that of the cards is on the portrait. */
export const isNarrow = (box: Sized, portrait: PortraitSpot, text: number): boolean =>
  roomFor(box, portrait) < LEAST_NUMBERS * text;
const LEAST_NUMBERS = 62; // px

const LETTER = 0.72; // widest usual letters in bold, of their height; those of the East are as wide as they are high
const SMALLEST = 9; // px

/** How wide words are, of their height. */
export const widthOf = (words: string): number =>
  words.length * LETTER + words.replace(/[^\u1100-\uffdc]/g, '').length * (1 - LETTER);

/** A size in CSS with which the words fit into `room` px: as large as usual, or smaller; `text` times. */
export const sizeOf = (words: string, room: number, text = 1): string =>
  `min(1em, ${Math.max(SMALLEST * text, room / Math.max(1, widthOf(words)))}px)`;

const AROUND_MARK = 1.6; // of the height of the letters: the ends of a mark, and the gap behind it
const MOON = 1.15; // of the height of the letters: a deal won, with its gap

/** Whether so many moons have room beside what a seat has called, written in letters of this height. */
export const hasRoomBeside = (
  mark: string,
  letters: number,
  { moons, room }: { moons: number; room: number },
): boolean => (widthOf(mark) + AROUND_MARK + moons * MOON) * letters <= room;

/** A number with the sign that is as wide as a figure. */
export const signed = (n: number): string => String(n).replace('-', '−');
