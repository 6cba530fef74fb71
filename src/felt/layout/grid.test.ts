import { expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import type { PlaceFace } from '../../games/face/game-face.ts';
import { LOOKS, TEST_PACK, dealLine, gameLine, take, testScene } from '../table.testing.ts';
import { FeltTable } from '../table.ts';
import { gridColumns, gridSpots } from './grid.ts';
import { NO_HINTS } from './hints.ts';
import { lay } from './layout.ts';

const gridOf = (count: number): PlaceFace => ({
  ...{ name: 'grid', of: 'keyed', shape: 'grid', where: 'centre', faceUp: 'none', count: false },
  keys: () => count,
});
const BOX = { x: 0, y: 0, width: 360, height: 500 };

test('the cards of the last row stand in the middle', () => {
  for (const count of [50, 51, 52, 53, 54]) {
    const scene = testScene(BOX.width, BOX.height, 2, { places: [gridOf(count)] });
    const { columns } = gridColumns(scene, gridOf(count), BOX);
    const spots = Object.values(gridSpots(scene, gridOf(count), BOX));
    for (let first = 0; first < count; first += columns) {
      const row = spots.slice(first, first + columns);
      const [start, end] = [must(row[0], 'a card'), must(row.at(-1), 'a card')];
      expect((start.x + end.x + end.width) / 2).toBeCloseTo(BOX.width / 2);
    }
  }
});

test('a table that is too high is scrolled as long as a card lies there', () => {
  const scene = testScene(320, 300, 2, { places: [gridOf(52)] });
  const table = new FeltTable({ ...LOOKS, places: scene.places });
  take(table, gameLine(2), dealLine);
  expect(lay(scene, table, NO_HINTS).scrollMost).toBe(0);
  take(table, { type: 'move', cards: [must(TEST_PACK[0], 'a card')], from: 'stock', to: 'grid/0', why: 'deal' });
  expect(lay(scene, table, NO_HINTS).scrollMost).toBeGreaterThan(0);
});
