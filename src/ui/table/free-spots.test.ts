import { describe, expect, test } from 'vitest';
import { atPlate, besidePlace, freeBeside, ghostBox, inlayBox } from './free-spots.ts';

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

  test('a second sign on the other side of the first, where there is room', () => {
    const around = { piles: [], taken: [box(208, 75, 50, 50)], free };
    expect(freeBeside(box(100, 0, 100, 200), around, [size])).toEqual(box(42, 75, 50, 50));
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
    expect(freeBeside(box(100, 0, 100, 200), around, [size, small])).toBeUndefined();
  });
});

describe('the signs of a seat cover nothing of its plate', () => {
  const words = box(120, 200, 160, 30);

  test('over its lower edge', () => {
    expect(atPlate(box(100, 40, 80, 34), { free, prompt: words })).toEqual({ x: 140, y: 82 });
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

describe('the ghost of a card to come', () => {
  const card = box(100, 100, 50, 70);
  const at = (...taken: ReturnType<typeof box>[]) => ghostBox(card, { taken, free });
  test.each([
    ['to the right of the card before it', at(), box(153, 100, 50, 70)],
    ['below, where another card lies at the right', at(box(152, 90, 50, 70)), box(100, 173, 50, 70)],
    ['above, where there is one below too', at(box(152, 90, 50, 70), box(90, 175, 50, 70)), box(100, 27, 50, 70)],
  ])('%s', (_, is, wanted) => {
    expect(is).toEqual(wanted);
  });

  test('is left out where all is taken, and never off the table', () => {
    expect(at(box(0, 0, 400, 99), box(0, 171, 400, 99), box(0, 90, 99, 90), box(151, 90, 99, 90))).toBeUndefined();
    expect(ghostBox(box(340, 100, 50, 70), { taken: [], free })).toEqual(box(340, 173, 50, 70));
  });
});

describe('what is inlaid in an empty place', () => {
  const place = box(100, 100, 40, 56);

  test('is seen in its middle', () => {
    const at = inlayBox(place, []);
    const [x, y] = [(at?.x ?? 0) - 100, (at?.y ?? 0) - 100];
    expect(x).toBeCloseTo((40 - 18.4) / 2);
    expect(y).toBeCloseTo((56 - 18.4) / 2);
  });

  test('keeps clear of cards that lie over its foot or over its head', () => {
    expect(inlayBox(place, [box(100, 125, 40, 56)])?.y).toBeLessThan(106);
    expect(inlayBox(place, [box(100, 75, 40, 56)])?.y).toBeGreaterThan(131);
  });

  test('is not seen below cards', () => {
    expect(inlayBox(place, [box(100, 110, 40, 56), box(100, 60, 40, 56)])).toBeUndefined();
  });
});
