import { describe, expect, it } from 'vitest';
import { growUpward, scrollEnd, toolBoxes, wordsBesideScroll, wordsBetween } from './tool-boxes.ts';

const PROMPT = { x: 40, y: 500, width: 300, height: 36 };
const [NARROW, WIDE] = [390, 1280].map((width) => ({
  ...{ prompt: PROMPT, free: { x: 0, y: 0, width, height: 800 } },
})) as [Parameters<typeof wordsBetween>[0], Parameters<typeof wordsBetween>[0]];

describe('the two buttons', () => {
  it('stand at the ends of the line, and the words between them', () => {
    const { left, right } = toolBoxes(NARROW);
    expect([left.x, right.x + right.width]).toEqual([40, 340]);
    expect([left.y + left.height / 2, right.y + right.height / 2]).toEqual([518, 518]);
    expect(wordsBetween(NARROW)).toEqual({ ...PROMPT, x: 72, width: 236 });
  });

  it('stand beside it on a wide table, and the words have all of it', () => {
    const { left, right } = toolBoxes(WIDE);
    expect(left.x + left.width).toBeLessThan(PROMPT.x);
    expect(right.x).toBeGreaterThan(PROMPT.x + PROMPT.width);
    expect(wordsBetween(WIDE)).toEqual(PROMPT);
  });
});

it('words of more lines than there is room for grow upward, and keep where they end', () => {
  expect(growUpward(PROMPT, 20)).toEqual(PROMPT);
  expect(growUpward(PROMPT, 60)).toEqual({ ...PROMPT, y: 476, height: 60 });
});

describe('the buttons that scroll', () => {
  const middle = { x: 10, y: 100, width: 370, height: 380 };
  const below = { x: 120, y: 540, width: 260, height: 60 };
  const beside = { x: 350, y: 500, width: 100, height: 36 };

  it('stand below the words where there is a line for buttons', () => {
    const room = { prompt: PROMPT, middle, buttons: below, scrolls: true };
    expect(scrollEnd(room)).toEqual({ x: 380, y: 570 });
    expect(wordsBesideScroll(room)).toEqual(PROMPT);
  });

  it('stand in their line where there is none, and the words are shorter', () => {
    const room = { prompt: PROMPT, middle, buttons: beside, scrolls: true };
    expect(scrollEnd(room)).toEqual({ x: 380, y: 518 });
    expect(wordsBesideScroll(room)).toEqual({ ...PROMPT, width: 236 });
    expect(wordsBesideScroll({ ...room, scrolls: false })).toEqual(PROMPT);
  });
});
