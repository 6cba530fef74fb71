/** A pile that one digs in, and what is added to the melds of others. */
import { describe, expect, test } from 'vitest';
import { pile } from '../../games/face/layout/pile.ts';
import { row } from '../../games/face/layout/row.ts';
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { PlaceFace } from '../../games/face/places.ts';
import { LOOKS, TEST_PACK, dealLine, gameLine, testScene, take } from '../table.testing.ts';
import { overlap } from '../../games/face/layout/box.ts';
import { FeltTable } from '../table/felt-table.ts';
import { NO_HINTS } from './hints.ts';
import { lay } from './layout.ts';

const PLACES: readonly PlaceFace[] = [
  ...LOOKS.places.filter(({ name }) => name === 'hand'),
  { name: 'meld', owner: 'laid', where: 'front', faceUp: 'all', count: false, lines: 2 },
  { name: 'stock', owner: 'table', where: 'left', arrangement: pile, faceUp: 'none', count: true },
  { name: 'pile', owner: 'table', where: 'centre', arrangement: row({ dug: true }), faceUp: 'all', count: false },
];
const LEAST_STRIP_PX = 9; // an index is read that is as wide

/** Cards out of the stock to places, in turn. */
function tableWith(seats: number, moves: readonly (readonly [to: string, count: number])[]): FeltTable {
  const table = new FeltTable({ ...LOOKS, places: PLACES });
  take(table, gameLine(seats), dealLine);
  const cards = [...TEST_PACK];
  for (const [to, count] of moves)
    take(table, { type: 'move', cards: cards.splice(0, count), from: 'stock', to, why: 'deal' });
  return table;
}

const SIZES = [[1280, 800], [390, 844], [844, 390]] as [number, number][]; // prettier-ignore

test.each(SIZES.flatMap(([width, height]) => [2, 4, 8].map((seats) => [width, height, seats] as const)))(
  'every index of a pile of forty is in sight at %i×%i with %i seats',
  (width, height, seats) => {
    const hands = Array.from({ length: Math.min(seats, 3) }, (_, seat) => [`hand/${String(seat)}`, 4] as const);
    const table = tableWith(seats, [['pile', 40], ...hands]);
    const { cards, ground } = lay(testScene(width, height, seats, { places: PLACES }), table, NO_HINTS);
    const strips = table.places.cards('pile').map((card) => must(cards[card], `strip of ${card}`));
    const lines = [...new Set(strips.map(({ y }) => y))].sort((a, b) => a - b);
    expect(strips).toHaveLength(40);
    expect(Math.min(...strips.map((strip) => strip.width))).toBeGreaterThanOrEqual(LEAST_STRIP_PX);
    for (const [i, y] of lines.entries())
      if (i > 0) expect(y - must(lines[i - 1], 'line')).toBeGreaterThan(ground.tableCard / 2);
  },
);

describe('a card of the pile that is pointed at', () => {
  const table = tableWith(2, [['pile', 6], ['hand/0', 5]]); // prettier-ignore
  const pile = table.places.cards('pile').toReversed() as readonly Card[];
  const scene = testScene(1280, 800, 2, { places: PLACES });
  const flat = lay(scene, table, NO_HINTS);
  const raised = lay(scene, table, {
    ...NO_HINTS,
    raised: pile[2],
    along: new Set(table.places.cards('hand/0').slice(0, 1)),
  });
  const risenBy = (card: Card | undefined): number => {
    const piece = must(
      table.places.at('pile').find((one) => one.card === card),
      'card of the pile',
    ).id;
    return must(flat.poses.get(piece), 'pose').y - must(raised.poses.get(piece), 'pose').y;
  };

  test('rises with all that lies upon it', () => {
    expect(pile.map((card) => risenBy(card) > 10)).toEqual([false, false, true, true, true, true]);
  });

  test('is still found where it lay, so that it does not flutter below the mouse', () => {
    expect(raised.cards).toEqual(flat.cards);
  });

  test('takes the own cards along that would go with it', () => {
    const [along] = table.places.cards('hand/0');
    const heights = (layout: typeof flat) => layout.hand.map(({ box }) => box.y);
    const risen = heights(flat).map((y, i) => y - must(heights(raised)[i], 'card') > 10);
    expect(risen).toEqual(flat.hand.map(({ card }) => card === along));
  });
});

test('what is added to the meld of somebody else lies in it, as one run', () => {
  const moves = [
    ['meld/0/1', 3],
    ['meld/0/0', 1],
    ['meld/1/0', 3],
  ] as const;
  const table = tableWith(2, moves);
  const { spots, poses, ground } = lay(testScene(1280, 800, 2, { places: PLACES }), table, NO_HINTS);
  const all = ['meld/0/1', 'meld/0/0'].flatMap((place) => table.places.at(place));
  const xs = all.map(({ id }) => must(poses.get(id), 'pose').x).sort((one, other) => one - other);
  const steps = xs.slice(1).map((x, i) => x - must(xs[i], 'card'));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
  expect(spots['meld/0/0']).toBeUndefined();
  expect(overlap(must(spots['meld/0/1'], 'the whole run'), must(ground.fronts[1], 'its place'))).toBe(true);
});

test('a later line of melds lies upon the one above it, so that its indices are in sight', () => {
  const moves = Array.from({ length: 9 }, (_, k) => [`meld/${String(k)}/1`, k < 8 ? 4 : 1] as const);
  const table = tableWith(8, moves);
  const { poses } = lay(testScene(1280, 800, 8, { places: PLACES }), table, NO_HINTS);
  const heights = moves.map(([place]) =>
    Math.max(...table.places.at(place).map(({ id }) => must(poses.get(id), 'pose').z)),
  );
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});
