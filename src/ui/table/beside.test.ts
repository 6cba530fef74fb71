import { describe, expect, test } from 'vitest';
import { atPlate, besidePlace } from './beside.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const size = { width: 50, height: 50 };
const free = box(0, 0, 400, 300);

describe('a sign beside a place', () => {
  test.each([
    ['to the right, where nothing lies there', [], box(208, 75, 50, 50)],
    ['above the pile that lies there', [box(210, 60, 80, 90)], box(225, 2, 50, 50)],
    ['above the right one of two', [box(0, 60, 80, 90), box(210, 60, 80, 90)], box(225, 2, 50, 50)],
  ])('%s', (_name, piles, expected) => {
    expect(besidePlace(box(100, 0, 100, 200), { piles, taken: [], free }, [size])).toEqual(expected);
  });

  test('below the pile, where somebody sits above it', () => {
    const around = { piles: [box(210, 60, 80, 90)], taken: [box(220, 0, 90, 40)], free };
    expect(besidePlace(box(100, 0, 100, 200), around, [size])).toEqual(box(225, 166, 50, 50));
  });

  test('smaller, where the large one has no room', () => {
    const around = { piles: [], taken: [box(240, 0, 100, 300), box(0, 0, 90, 300), box(0, 160, 300, 40)], free };
    const small = { width: 30, height: 30 };
    expect(besidePlace(box(100, 40, 100, 100), around, [{ width: 60, height: 160 }, small])).toEqual(
      box(208, 75, 30, 30),
    );
  });

  test('on the table, also where nothing is free', () => {
    const around = { piles: [], taken: [box(0, 0, 400, 300)], free: box(0, 0, 220, 300) };
    const small = { width: 30, height: 30 };
    expect(besidePlace(box(100, 40, 100, 100), around, [size, small])).toEqual(box(190, 75, 30, 30));
  });
});

describe('the signs of a seat cover nothing of its plate', () => {
  const words = box(120, 200, 160, 30);

  test('over its lower edge', () => {
    expect(atPlate(box(100, 40, 80, 34), { free, prompt: words })).toEqual({ x: 140, y: 81 });
  });

  test('above it at the end of the table', () => {
    const own = atPlate(box(10, 258, 80, 34), { free, prompt: words });
    expect(own).toMatchObject({ x: 50, side: 'above' });
    expect(own.y).toBeLessThan(258);
  });

  test('beside it where words stand above, toward the middle of the table', () => {
    const wide = { free, prompt: box(10, 225, 380, 30) };
    expect(atPlate(box(10, 258, 80, 34), wide)).toEqual({ x: 98, y: 275, side: 'after' });
    expect(atPlate(box(310, 258, 80, 34), wide)).toEqual({ x: 302, y: 275, side: 'before' });
  });
});
