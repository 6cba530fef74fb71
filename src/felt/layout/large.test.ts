import { expect, test } from 'vitest';
import { type Box, overlap } from '../../games/face/layout/box.ts';
import { testScene, testTable } from '../table.testing.ts';
import { lay } from './layout.ts';
import { NO_HINTS } from './hints.ts';

/** Screens, with letters as large as the page has them there when they are set to twice their size. */
const SCREENS = [
  { width: 390, height: 800, insets: { top: 50, right: 0, bottom: 0, left: 0 }, text: 1.4 },
  { width: 1280, height: 720, insets: { top: 90, right: 0, bottom: 0, left: 0 }, text: 2 },
  { width: 844, height: 390, insets: { top: 0, right: 0, bottom: 0, left: 50 }, text: 1.45 },
];

const isInside = ({ x, y, width, height }: Box, screen: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x + width <= screen.width + 0.1 && y + height <= screen.height + 0.1;

for (const { insets, text, ...screen } of SCREENS)
  test.each([2, 3, 4])(
    `${screen.width} by ${screen.height}, letters ${text} times: room for all of %i seats`,
    (seats) => {
      const { ground } = lay(
        testScene(screen.width, screen.height, seats, { insets, text }),
        testTable(seats, 7),
        NO_HINTS,
      );
      const boxes = [...ground.plates, ground.prompt, ground.buttons, ground.hand];
      for (const box of boxes) expect(isInside(box, screen)).toBe(true);
      boxes.forEach((box, i) => {
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
      });
      for (const { width } of ground.plates) expect(width).toBeGreaterThanOrEqual(70 * text); // the least of usual letters
      expect(ground.tableCard).toBeGreaterThanOrEqual(30);
    },
  );

test('the words have as many times more room as the letters are larger, at least', () => {
  const heightOf = (text: number): number => {
    const { ground } = lay(testScene(390, 800, 4, { text }), testTable(4, 7), NO_HINTS);
    return ground.prompt.height;
  };
  expect(heightOf(1.4)).toBeGreaterThanOrEqual(1.4 * heightOf(1));
});

test('letters of the usual size change nothing', () => {
  const { ground } = lay(testScene(390, 800, 4), testTable(4, 7), NO_HINTS);
  expect(lay(testScene(390, 800, 4, { text: 1 }), testTable(4, 7), NO_HINTS).ground).toEqual(ground);
});

test('letters that are too large for a screen, as while it is turned, are laid out all the same', () => {
  for (const text of [1, 1.5, 2, 3])
    expect(lay(testScene(320, 480, 8, { text }), testTable(8, 7), NO_HINTS).ground.plates).toHaveLength(8);
});
