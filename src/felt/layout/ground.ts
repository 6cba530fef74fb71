/** Divides the felt: sizes as large as the viewport allows without overlaps. */
import { must } from '../../cards/must.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { PortraitSpot } from '../table/shown.ts';
import { type Division, FRONTS, GRID, HANDS, type Judged, bestOf, isBetter } from './judge.ts';
import { boardPlace, handPlace } from '../../games/face/places.ts';
import { hiddenRows, sidesOf, tableCard } from './middle.ts';
import { OWN_FRONT, ownThings } from './own.ts';
import type { Load, SceneMetrics, Scene, SeatSize, Sizes } from './scene.ts';
import { seatAt } from './scene.ts';
import { frontHeight, seatOthers } from './seating.ts';
import { flatSizes, tableBox, uprightSizes } from './sizes-to-try.ts';

const LEAST_SEEN = 30; // px: a card in the middle

/** The last grounds, by what they are a function of: a table goes back and forth between a few of them. */
const lastGrounds = new WeakMap<Scene['places'], Map<string, SceneMetrics>>();
const MOST_KEPT = 64; // of a game

/** The ground for these cards; the least crowded if nothing fits. */
export function divide(scene: Scene, load: Load): SceneMetrics {
  const { places, pots, order: _order, scroll: _scroll, ...rest } = scene;
  const key = JSON.stringify([rest, pots, load]);
  const grounds = lastGrounds.get(places) ?? new Map<string, SceneMetrics>();
  lastGrounds.set(places, grounds);
  const known = grounds.get(key);
  if (known) return known;
  const ground = scene.alone?.ground(scene, load) ?? find(scene, load);
  if (grounds.size >= MOST_KEPT) grounds.clear();
  grounds.set(key, ground);
  return ground;
}

/** Seats with the words below their portraits where nothing is much smaller then; else flat ones, tight ones at worst. */
function find(scene: Scene, load: Load): SceneMetrics {
  const worth = boardPlace(scene) ? GRID : handPlace(scene) ? HANDS : FRONTS;
  const sides = sidesOf(scene, load.middle);
  const divideBy = (one: Sizes): Division => {
    const ground = groundBy(scene, load, one);
    return { ground, tableCard: (least) => tableCard(scene, sides, ground.middle, { least, most: one.card }) };
  };
  const best = (sizes: readonly Sizes[], known?: Judged): Judged =>
    must(bestOf(sizes, { divide: divideBy, worth, known }), 'sizes of the felt');
  const usual = best(flatSizes(scene, load, false));
  const isRoomy = usual.crowding === 0 && usual.ground.tableCard >= LEAST_SEEN;
  const tight = isRoomy ? usual : best(flatSizes(scene, load, true));
  const isTight = isBetter(tight, usual);
  const flat = isTight ? tight : usual;
  return best(uprightSizes(scene, load, { flat: flat.ground.sizes, isTight }), flat).ground;
}

/** Before the viewer a line of this many cards has room for what several lines before another seat hold. */
const ONE_LINE = 11;

function groundBy(scene: Scene, load: Load, sizes: Sizes): Division['ground'] {
  const box = tableBox(scene);
  const own = ownThings(scene, load, { box, sizes });
  const top = box.y + sizes.gap;
  const isLong = own.prompt.width >= ONE_LINE * OWN_FRONT * sizes.front;
  const before = frontHeight({ ...sizes, lines: isLong ? 1 : sizes.lines }) * OWN_FRONT;
  const front = { x: own.prompt.x, y: own.prompt.y - before, width: own.prompt.width, height: before };
  const bottom = front.y - sizes.gap / 2;
  const foot = (wide: number): number =>
    footOf([own.plate, own.hand, own.prompt, own.buttons, front], { box, wide }) - sizes.gap;
  const others = seatOthers({ ...box, y: top, height: bottom - top }, scene.seats - 1, {
    sizes,
    table: box,
    foot,
  });
  const plates: Box[] = [];
  plates[scene.viewer ?? 0] = own.plate;
  const fronts: Box[] = [];
  fronts[scene.viewer ?? 0] = front;
  others.plates.forEach((plate, i) => {
    plates[seatAt(scene, i + 1)] = plate;
    fronts[seatAt(scene, i + 1)] = must(others.fronts[i], 'front');
  });
  return {
    box,
    sizes,
    hidden: hiddenRows(scene, others.middle),
    plates,
    portraits: plates.map((_, seat) => portraitIn(seat === (scene.viewer ?? 0) ? sizes.own : sizes.seat)),
    fronts,
    hand: own.hand,
    middle: others.middle,
    prompt: own.prompt,
    buttons: own.buttons,
    text: scene.text ?? 1,
  };
}

const portraitIn = ({ face, upright }: SeatSize): PortraitSpot => ({ side: face, upright });

/** Where things of this width at both sides of a box begin. */
const footOf = (things: readonly Box[], { box, wide }: { box: Box; wide: number }): number =>
  Math.min(
    box.y + box.height,
    ...things
      .filter(({ x, width }) => x < box.x + wide - 0.01 || x + width > box.x + box.width - wide + 0.01)
      .map(({ y }) => y),
  );
