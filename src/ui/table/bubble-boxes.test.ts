import { expect, it } from 'vitest';
import { mayAsk } from './bubble-boxes.ts';

const at = (x: number, y: number) => ({ x, y, width: 60, height: 80 });

it('a bubble over a place or a card of the own hand has no sign to press', () => {
  const strip = at(200, 400);
  const shown = { spots: { stock: at(100, 100) }, hand: [{ card: 'AS' as const, box: strip, strip, angleRad: 0 }] };
  const bubble = { x: 0, y: 0, width: 90, height: 30 };
  expect(mayAsk(bubble, shown)).toBe(true);
  expect(mayAsk({ ...bubble, x: 40, y: 90 }, shown)).toBe(false);
  expect(mayAsk({ ...bubble, x: 150, y: 390 }, shown)).toBe(false);
});
