import { expect, test } from 'vitest';
import { must } from '../../cards/must.ts';
import { NO_HINTS } from '../layout/hints.ts';
import { lay } from '../layout/layout.ts';
import { LOOKS, testScene, testTable } from '../table.testing.ts';
import { EffectSprite } from './effect-sprite.ts';
import { EffectSprites } from './effect-sprites.ts';
import { Motion } from './motion.ts';
import { Pace } from './pace.ts';
import { Spectacle } from '../spectacle/spectacle.ts';

const layout = lay(testScene(1280, 800, 4), testTable(4, 5), NO_HINTS);
const nothing = (): void => undefined;
const around = { lay: () => layout, sound: nothing, taken: nothing, strike: nothing, flash: nothing, pay: nothing };
const motion = new Motion(LOOKS, around, new Pace({ speed: 1, reducedMotion: false }));
const NOTHING = { lit: undefined, marked: [], winners: [], spots: [] };

test('a light that passes comes quickly, goes slowly and leaves nothing', () => {
  const sprite = new EffectSprite('flash');
  sprite.pass(100, 200);
  sprite.advance(100);
  expect(sprite.alpha).toBe(0);
  sprite.advance(150);
  const early = sprite.alpha;
  sprite.advance(250);
  expect(early).toBeGreaterThan(sprite.alpha);
  sprite.advance(300);
  expect(sprite).toMatchObject({ alpha: 0, moving: false, out: true });
});

test('whose turn it is moves from plate to plate', () => {
  const effectSprites = new EffectSprites();
  const bright = () =>
    effectSprites.all.filter((sprite) => sprite.kind === 'turn' && sprite.alpha > 0.5).map(({ x }) => Math.round(x));
  const middleOf = (seat: number) => Math.round((layout.plates[seat]?.x ?? 0) + (layout.plates[seat]?.width ?? 0) / 2);
  effectSprites.stand({ ...NOTHING, lit: 1 }, layout, { nowMs: 0, atOnce: false });
  expect(effectSprites.moving).toBe(true);
  effectSprites.advance(200);
  expect(bright()).toEqual([middleOf(1)]);
  effectSprites.stand({ ...NOTHING, lit: 2 }, layout, { nowMs: 300, atOnce: true });
  expect(bright()).toEqual([middleOf(2)]);
});

test('a place that waits to be tapped glows where it lies', () => {
  const effectSprites = new EffectSprites();
  effectSprites.stand({ ...NOTHING, spots: ['stock'] }, layout, { nowMs: 0, atOnce: true });
  const [spot] = effectSprites.all.filter(({ kind }) => kind === 'spot');
  const stock = layout.spots['stock'];
  expect(spot).toMatchObject({ alpha: 1, x: (stock?.x ?? 0) + (stock?.width ?? 0) / 2 });
});

test('glory is a pool of light around what lies before a seat, and a ring; both pass', () => {
  const effectSprites = new EffectSprites();
  const spectacle = new Spectacle(effectSprites, () => LOOKS);
  spectacle.strike({ effect: 'glory', seat: 2 }, motion, { pieces: [], atMs: 0, lengthMs: 1000 });
  effectSprites.advance(300);
  const plate = must(layout.plates[2], 'plate'); // nothing lies before seats here: it is the plate
  expect(effectSprites.all.map(({ kind }) => kind)).toEqual(['flourish', 'impact']);
  for (const sprite of effectSprites.all) {
    expect(sprite.alpha).toBeGreaterThan(0.5);
    expect(sprite).toMatchObject({ x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 });
  }
  effectSprites.advance(1000);
  expect(effectSprites.all.every(({ out }) => out)).toBe(true);
});

test('cards before a seat that wait to be tapped lie in a pool of light no larger than they need', () => {
  const effectSprites = new EffectSprites();
  const meld = { x: 100, y: 100, width: 76, height: 62 }; // small cards, side by side
  const spots = { ...layout.spots, 'meld/0': meld };
  effectSprites.stand({ ...NOTHING, spots: ['meld/0'] }, { ...layout, spots }, { nowMs: 0, atOnce: true });
  const [pool] = effectSprites.all.filter(({ alpha, kind }) => alpha > 0 && kind !== 'bed');
  expect(pool).toMatchObject({ kind: 'halo', x: 138, y: 131 });
  expect(pool?.height).toBeLessThan(2 * meld.height);
});
