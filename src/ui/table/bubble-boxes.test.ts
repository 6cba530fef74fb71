import { expect, it } from 'vitest';
import { overlap } from '../../games/face/layout/box.ts';
import { bubbleBoxes, mayAsk } from './bubble-boxes.ts';
import { growUpward } from './tool-boxes.ts';

const at = (x: number, y: number) => ({ x, y, width: 60, height: 80 });

it('a bubble over a place or a card of the own hand has no sign to press', () => {
  const strip = at(200, 400);
  const shown = { spots: { stock: at(100, 100) }, hand: [{ card: 'AS' as const, box: strip, strip, angleRad: 0 }] };
  const bubble = { x: 0, y: 0, width: 90, height: 30 };
  expect(mayAsk(bubble, shown)).toBe(true);
  expect(mayAsk({ ...bubble, x: 40, y: 90 }, shown)).toBe(false);
  expect(mayAsk({ ...bubble, x: 150, y: 390 }, shown)).toBe(false);
});

it('a bubble keeps off a prompt that has grown', () => {
  const prompt = { x: 40, y: 500, width: 310, height: 36 };
  const plates = [{ x: 20, y: 560, width: 160, height: 64 }];
  const free = { x: 0, y: 60, width: 390, height: 780 };
  const around = { plates, free, buttons: at(300, 560), busy: [], own: 0 };
  const place = (read: typeof prompt) => bubbleBoxes([{ seat: 0, text: 80 }], { ...around, read: [read] })[0];
  for (const high of [36, 60, 84]) {
    const words = growUpward(prompt, high);
    const box = place(words);
    expect(box).toBeDefined();
    expect(box && overlap(box, words)).toBe(false);
  }
});

it('beside a result only bubbles that cover nothing are shown', () => {
  const plates = [at(20, 300), at(20, 60)];
  const around = { plates, free: { x: 0, y: 50, width: 220, height: 360 }, buttons: at(300, 560), busy: [], own: 0 };
  const said = [
    { seat: 0, text: 80 },
    { seat: 1, text: 80 },
  ];
  const seats = (read: ReturnType<typeof at>[], rests: boolean) =>
    bubbleBoxes(said, { ...around, read, rests }).map(({ seat }) => seat);
  const cards = { x: 0, y: 50, width: 220, height: 360 };
  expect(seats([], true)).toEqual([0, 1]);
  expect(seats([cards], false)).toEqual([0, 1]);
  expect(seats([cards], true)).toEqual([]);
});
