import { expect, test } from 'vitest';
import { NO_HINTS } from '../layout/hints.ts';
import { lay } from '../layout/layout.ts';
import { testScene, testTable } from '../table.testing.ts';
import { EffectSprites } from './effect-sprites.ts';

test('a pile that can be used shines from below, an empty place by its outline', () => {
  const effects = new EffectSprites();
  const layout = lay(testScene(390, 844, 3), testTable(3, 5), NO_HINTS);
  const standing = { lit: undefined, marked: [], winners: [], spots: ['stock', 'discard'] };
  effects.stand(standing, layout, { nowMs: 0, atOnce: true });
  const lit = (kind: string): number[] =>
    effects.all.filter((one) => one.kind === kind && !one.out).map(({ x }) => Math.round(x));
  const middle = (place: string): number => {
    const { x = 0, width = 0 } = layout.spots[place] ?? {};
    return Math.round(x + width / 2);
  };
  expect(lit('spot')).toEqual([middle('stock')]);
  expect(lit('place')).toEqual([middle('discard')]);
});

test('the plates of all who share a win shine', () => {
  const effects = new EffectSprites();
  const layout = lay(testScene(1280, 800, 4), testTable(4, 5), NO_HINTS);
  const standing = { lit: undefined, marked: [], winners: [1, 3], spots: [] };
  effects.stand(standing, layout, { nowMs: 0, atOnce: true });
  const shining = effects.all.filter(({ kind, alpha }) => kind === 'flourish' && alpha > 0.5);
  const plates = standing.winners.map((seat) => layout.plates[seat] ?? { x: 0, width: 0 });
  expect(shining.map(({ x }) => x)).toEqual(plates.map(({ x, width }) => x + width / 2));
});

test('no light stays of a seat that another table does not have', () => {
  const effects = new EffectSprites();
  const stand = (seats: number, lit: number): void => {
    const layout = lay(testScene(1280, 800, seats), testTable(seats, 5), NO_HINTS);
    effects.stand({ lit, marked: [], winners: [], spots: [] }, layout, { nowMs: 0, atOnce: true });
  };
  stand(8, 7);
  stand(4, 1);
  expect(effects.all.filter(({ kind, alpha }) => kind === 'turn' && alpha > 0)).toHaveLength(1);
});
