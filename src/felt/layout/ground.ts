/** Divides the felt: sizes as large as the viewport allows without overlaps. */
import { must } from '../../cards/must.ts';
import { type Box, type Portrait, overlap } from '../shown.ts';
import { clamp } from './box.ts';
import { hiddenRows, tableCard } from './middle.ts';
import { LOW, OWN_FRONT, hasHand, ownThings } from './own.ts';
import type { Load, SceneMetrics, Scene, SeatSize, Sizes } from './scene.ts';
import { inside, seatAt } from './scene.ts';
import { FLAT, type Hands, UPRIGHT, flatOf, uprightOf } from './seat-sizes.ts';
import { frontHeight, seatOthers } from './seating.ts';

const LEAST_CARD = 48;
const LEAST_FRONT = 26;
const LEAST_TIGHT = 18;
const LEAST_SEEN = 30; // a card in the middle
const MOST_CARD = 156;
const WIDEST = 2.1; // an ultra-wide screen leaves its ends empty

const LARGEST = { width: 0.19, height: 0.14 }; // a portrait, of the table
const HALF_WIDE = 134; // px: of a phone only two such seats are in a line
const KEPT = 0.92; // cards may be this much smaller for larger portraits
const SHRINKS = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.57] as const;

let last: { readonly key: string; readonly places: Scene['places']; readonly ground: SceneMetrics } | undefined;

/** The ground for these cards; the least crowded if nothing fits. The last answer is cached. */
export function divide(scene: Scene, load: Load): SceneMetrics {
  const { places, pots, order: _, ...rest } = scene;
  const key = JSON.stringify([rest, pots, load]);
  if (last?.key === key && last.places === places) return last.ground;
  const ground = scene.alone?.ground(scene, load) ?? find(scene, load);
  last = { key, places, ground };
  return ground;
}

function find(scene: Scene, load: Load): SceneMetrics {
  const usual = bestOf(scene, load, { tight: false });
  if (crowding(usual) === 0 && usual.tableCard >= LEAST_SEEN)
    return withPortraits(scene, load, { flat: usual, tight: false });
  const tight = bestOf(scene, load, { tight: true });
  const isTight = isBetter(tight, usual);
  return withPortraits(scene, load, { flat: isTight ? tight : usual, tight: isTight });
}

/** The largest portraits with the words below them that leave the cards as large as flat seats do; else flat seats. */
function withPortraits(
  scene: Scene,
  load: Load,
  { flat, tight }: { flat: SceneMetrics; tight: boolean },
): SceneMetrics {
  const box = tableBox(scene);
  const lines = linesBefore(scene);
  const most = Math.min(box.width * LARGEST.width, box.height * LARGEST.height);
  const text = scene.text ?? 1;
  const hands = handsOf(scene, load);
  const fronts = lines === 0 ? [0] : hasHand(scene) ? FRONTS : FRONTS_WITHOUT_HAND;
  for (const upright of UPRIGHT) {
    if (upright.face > most) continue;
    const widths = lines > 0 ? [upright.words.width, HALF_WIDE] : [upright.words.width];
    for (const width of widths.filter((one) => one >= upright.words.width))
      for (const front of fronts) {
        const words = { ...upright.words, width };
        const sizes = {
          ...flat.sizes,
          ...uprightOf({ ...upright, words }, { hands, text }),
          ...frontOf(upright.open * front, flat.sizes.lines, tight),
        };
        const ground = divideBy(scene, load, { box, sizes });
        if (keeps(ground, flat)) return ground;
      }
  }
  return flat;
}

/** Whether cards lie as well on this ground as on the other. */
const keeps = (ground: SceneMetrics, other: SceneMetrics): boolean =>
  ground.hidden <= other.hidden &&
  ground.sizes.front >= KEPT * other.sizes.front &&
  ground.fronts.every(
    ({ width }, seat) => ground.sizes.front === 0 || width >= KEPT * (other.fronts[seat]?.width ?? 0),
  ) &&
  ground.tableCard >= Math.min(other.tableCard, Math.max(LEAST_CARD, KEPT * other.tableCard)) &&
  crowding(ground) <= crowding(other) &&
  !ground.plates.some((plate) => overlap(plate, ground.middle));

/** The first sizes that fit; where none do, those that crowd least. */
function bestOf(scene: Scene, load: Load, { tight }: Pick<Wanted, 'tight'>): SceneMetrics {
  const box = tableBox(scene);
  const wanted = clamp(Math.min(box.width * 0.215, box.height * 0.15), LEAST_CARD, MOST_CARD);
  let best: SceneMetrics | undefined;
  const lines = linesBefore(scene);
  const { text = 1 } = scene;
  const hands = handsOf(scene, load);
  const fronts = hasHand(scene) ? FRONTS : FRONTS_WITHOUT_HAND;
  for (const sizes of sizesFor(box, { wanted, hands, lines, fronts, tight, text })) {
    const ground = divideBy(scene, load, { box, sizes });
    if (fits(ground) && crowding(ground) === 0) return ground;
    if (!best || isBetter(ground, best)) best = ground;
  }
  return must(best, 'sizes of the felt');
}

function tableBox(scene: Scene): Box {
  const box = inside(scene);
  const width = Math.min(box.width, box.height * WIDEST);
  return { ...box, x: box.x + (box.width - width) / 2, width };
}

const gapOf = (box: Box): number => clamp(Math.min(box.width, box.height) * 0.02, 6, 18);

/** How many lines of cards may lie before a seat. */
const linesBefore = ({ places }: Scene): number =>
  places.reduce((sum, place) => sum + (place.where === 'front' ? (place.lines ?? 1) : 0), 0);

/** Width of the cards before a seat, relative to its backs: larger if the seat holds no hand. */
const FRONTS = [1.12];
const FRONTS_WITHOUT_HAND = [1.9, 1.6, 1.35, ...FRONTS];

const handsOf = ({ viewer }: Scene, { shown }: Load): Hands =>
  viewer === undefined ? 'open' : shown === true ? 'shown' : 'closed';

interface Wanted {
  readonly wanted: number; // width of a card in the own hand
  readonly hands: Hands;
  readonly lines: number;
  readonly fronts: readonly number[];
  readonly tight: boolean; // nothing else helps: what lies before seats is small, in one line
  readonly text: number; // how large letters are, of the usual size
}

function* sizesFor(box: Box, { wanted, hands, lines, fronts, tight, text }: Wanted): Generator<Sizes> {
  const roomy = Math.min(box.width / 1000, box.height / 640) / text;
  const most = Math.max(124, 180 * roomy);
  let last = 0;
  for (const shrink of SHRINKS) {
    const card = Math.max(LEAST_CARD, wanted * shrink);
    if (card === last) return;
    last = card;
    for (const flat of FLAT.filter(({ width }) => width <= most))
      for (const front of lines > 0 ? fronts : [0])
        yield {
          card,
          ...flatOf(flat, { hands, text }),
          ...frontOf(flat.back * front, tight ? Math.min(1, lines) : lines, tight),
          gap: gapOf(box),
          low: box.height < LOW,
        };
  }
}

/** The cards before a seat. */
const frontOf = (width: number, lines: number, tight: boolean): { front: number; lines: number } => ({
  front: width > 0 ? Math.max(tight ? LEAST_TIGHT : LEAST_FRONT, width) : 0,
  lines: Math.max(1, lines),
});

const fits = ({ tableCard: card, sizes }: SceneMetrics): boolean =>
  card >= Math.max(LEAST_CARD, sizes.card * 0.66) - 0.1;

/** How often plates overlap each other, and the cards before a seat a plate or the cards before another. */
function crowding({ fronts, plates, prompt, buttons }: SceneMetrics): number {
  const boxes = [...fronts, ...plates];
  const apart = (box: Box, i: number): Box[] =>
    i < fronts.length ? [...boxes.slice(i + 1), prompt, buttons] : boxes.slice(i + 1);
  return boxes.flatMap((box, i) => apart(box, i).filter((other) => overlap(box, other))).length;
}

/** Prefers clearly larger cards; but small ones in the middle to cards on plates or out of sight. */
function isBetter(one: SceneMetrics, other: SceneMetrics): boolean {
  const more = crowding(one) - crowding(other);
  if (more !== 0) return more < 0;
  return one.hidden === other.hidden ? one.tableCard > other.tableCard * 1.05 : one.hidden < other.hidden;
}

function divideBy(scene: Scene, load: Load, of: { box: Box; sizes: Sizes }): SceneMetrics {
  const { box, sizes } = of;
  const own = ownThings(scene, load, of);
  const top = box.y + sizes.gap;
  const before = frontHeight(sizes) * OWN_FRONT;
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
    tableCard: tableCard(scene, load.rows, others.middle, sizes.card),
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

const portraitIn = ({ face, upright }: SeatSize): Portrait => ({ side: face, upright });

/** Where things of this width at both sides of a box begin. */
const footOf = (things: readonly Box[], { box, wide }: { box: Box; wide: number }): number =>
  Math.min(
    box.y + box.height,
    ...things
      .filter(({ x, width }) => x < box.x + wide - 0.01 || x + width > box.x + box.width - wide + 0.01)
      .map(({ y }) => y),
  );
