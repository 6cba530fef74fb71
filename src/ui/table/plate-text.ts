/** How a plate writes its numbers and whose turn it is. Pure. */

/** A plate, or any box of this size. */
interface Sized {
  readonly width: number;
  readonly height: number;
}

/** A plate as it would be with letters of the usual size; the functions below are about such a plate. */
export const usual = ({ width, height }: Sized, text: number): Sized => ({
  width: width / text,
  height: height / text,
});

export const TINY = 90; // px: a plate narrower than this shows only what is not shown elsewhere
export const SMALL = 44; // px: its height
const MARGINS = 22; // px at the portrait, at the edge, and between words …
const MARGINS_TINY = 10; // … of a tiny plate
const LETTER = 0.6; // widest usual letters, of their height; those of the East are as wide as they are high
const SMALLEST = 7; // px
const FIGURE = 7; // px: its width …
const AROUND = 12; // … and what stands beside a number: a chip, a gap

/** The side of the portrait of a plate: never higher than the plate, so that the layout knows all that it covers. */
export const sideOf = ({ width, height }: Sized): number => (width < TINY ? Math.min(30, height) : height);

/** The width that is left for words beside the portrait of a plate. */
export function roomBeside({ width, height }: Sized): number {
  return width - sideOf({ width, height }) - (width < TINY ? MARGINS_TINY : MARGINS);
}

/** How wide words are, of their height. */
const widthOf = (words: string): number =>
  words.length * LETTER + words.replace(/[^\u1100-\uffdc]/g, '').length * (1 - LETTER);

/** A size in CSS with which the words fit into `room` px of a usual plate: as large as usual, or smaller; `text` times. */
export const sizeOf = (words: string, room: number, text = 1): string =>
  `min(1em, ${Math.max(SMALLEST, room / Math.max(1, widthOf(words))) * text}px)`;

/** The size of a name beside numbers; nothing where it would be too small to read: portrait and place say whose plate it is. */
export function sizeBeside(name: string, numbers: readonly string[], room: number, text = 1): string | undefined {
  const left = numbers.reduce((sum, number) => sum - number.length * FIGURE - AROUND, room);
  return left / widthOf(name) < SMALLEST ? undefined : sizeOf(name, left, text);
}

/** A number with the sign that is as wide as a figure. */
export const signed = (n: number): string => String(n).replace('-', '−');
