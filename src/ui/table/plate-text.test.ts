import { expect, test } from 'vitest';
import { hasRoomBeside, roomFor, signed, sizeOf, textOf } from './plate-text.ts';

/** Seats of all sizes that the layout has. */
const SEATS = [
  { width: 164, height: 154, side: 96, upright: true },
  { width: 118, height: 123, side: 72, upright: true },
  { width: 104, height: 108, side: 60, upright: true },
  { width: 84, height: 79, side: 48, upright: true },
  { width: 70, height: 68, side: 40, upright: true },
  { width: 148, height: 64, side: 64, upright: false },
  { width: 124, height: 46, side: 46, upright: false },
  { width: 84, height: 38, side: 36, upright: false },
  { width: 70, height: 34, side: 30, upright: false },
];

const LINE = 1.2; // of the height of its letters

test.each(SEATS)('all lines of a seat of $width by $height have room, upright: $upright', (seat) => {
  for (const text of [1, 2]) {
    const { width, side, upright } = seat;
    const words = seat.height - (upright ? side : 0);
    const large = { width: width * text, height: upright ? side + words * text : seat.height * text };
    const { name, detail, numbers } = textOf(large, { side, upright }, text);
    expect((name + detail + numbers) * LINE).toBeLessThanOrEqual(words * text + 0.5);
    expect(numbers).toBeGreaterThanOrEqual(11 * text);
  }
  expect(roomFor(seat, seat)).toBeGreaterThan(30);
});

test('long words are smaller, short ones are as large as usual; none is too small to read', () => {
  const pixels = (words: string, room: number): number => Number(/, ([\d.]+)px/.exec(sizeOf(words, room))?.[1]);
  expect(pixels('to play', 80)).toBeGreaterThan(12);
  expect(pixels('あなたの番です', 70)).toBeLessThan(11);
  expect(pixels('a very long sentence', 20)).toBe(9);
});

test('a loss has the sign that is as wide as a figure', () => {
  expect(signed(-86)).toBe('−86');
});

test('deals won stand beside a call only where both have room', () => {
  expect(hasRoomBeside('One!', 12, { moons: 2, room: 104 })).toBe(true);
  expect(hasRoomBeside('Page One!', 12, { moons: 2, room: 104 })).toBe(false);
  expect(hasRoomBeside('ページワン！', 12, { moons: 0, room: 84 })).toBe(false);
});
