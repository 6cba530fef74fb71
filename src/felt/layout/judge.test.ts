import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import { type Division, FRONTS, HANDS, bestOf } from './judge.ts';
import type { Sizes } from './scene.ts';
import { FLAT, flatOf } from './seat-sizes.ts';

const NOWHERE = { x: -1000, y: -1000, width: 0, height: 0 };
const SEAT = flatOf(must(FLAT[0], 'a seat'), { hands: 'closed', text: 1 });

/** Sizes, how often plates overlap with them, and how wide a card in the middle may be. */
interface Way {
  readonly sizes: Sizes;
  readonly crowds: number;
  readonly card: number;
}

const ways = fc.array(
  fc.record({
    sizes: fc
      .record({ card: fc.integer({ min: 48, max: 156 }), front: fc.integer({ min: 18, max: 80 }) })
      .map((one): Sizes => ({ ...SEAT, ...one, gap: 6, lines: 1, aside: false })),
    crowds: fc.nat(2),
    part: fc.double({ min: 0.05, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** A ground with so many plates on its middle. */
function groundOf({ sizes, crowds }: Way): Division['ground'] {
  const middle = { x: 0, y: 0, width: 400, height: 400 };
  return {
    ...{ box: middle, sizes, hidden: 0, portraits: [], fronts: [], hand: NOWHERE, middle, text: 1 },
    ...{ prompt: NOWHERE, buttons: NOWHERE },
    plates: Array.from({ length: crowds }, (_, i) => ({ x: 20 * i, y: 0, width: 10, height: 10 })),
  };
}

test('what is left out as it cannot win would not have won', () => {
  fc.assert(
    fc.property(ways, fc.constantFrom(HANDS, FRONTS), (some, worth) => {
      const all = some.map(({ part, ...way }): Way => ({ ...way, card: part * way.sizes.card }));
      const find = (asked: (card: number, least: number) => number) =>
        bestOf(
          all.map(({ sizes }) => sizes),
          {
            divide: (sizes) => {
              const way = all.find((one) => one.sizes === sizes) ?? { sizes, crowds: 0, card: 0 };
              return { ground: groundOf(way), tableCard: (least) => asked(way.card, least) };
            },
            ...{ worth, known: undefined },
          },
        );
      const [whole, quick] = [find((card) => card), find((card, least) => (card > least ? card : 0))];
      expect(quick).toEqual(whole);
    }),
    { numRuns: 500 },
  );
});
