/** Divides the felt: sizes as large as the viewport allows without overlaps. */
import { must } from '../../cards/must.ts';
import { type Box, overlap } from '../shown.ts';
import { clamp } from './box.ts';
import { handHeight, rowsOf } from './hand.ts';
import { type Rows, hiddenRows, tableCard } from './middle.ts';
import type { SceneMetrics, Scene, Sizes } from './scene.ts';
import { inside, seatAt } from './scene.ts';
import { SIDE, frontHeight, seatOthers } from './seating.ts';

const LEAST_CARD = 48;
const LEAST_FRONT = 26;
const MOST_CARD = 156;
const TUCK = 0.4; // of a back: behind its plate
const LOW = 480; // px: a phone in landscape
const WIDEST = 2.1; // an ultra-wide screen leaves its ends empty

/** Plates with their backs, generous to tight. */
const PLATES = [
  { width: 176, height: 60, back: 46 },
  { width: 148, height: 52, back: 38 },
  { width: 124, height: 46, back: 30 },
  { width: 108, height: 42, back: 27 },
  { width: 84, height: 38, back: 22 },
  { width: 70, height: 34, back: 18 },
] as const;
const SHRINKS = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.57] as const;

/** What takes up room: how many cards are in the own hand and in each row of the middle, and what is shown. */
export interface Load {
  readonly hand: number;
  readonly rows: Rows;
  readonly shown?: boolean; // other hands are turned up until the next deal: nothing is behind a plate
}

let last: { readonly key: string; readonly places: Scene['places']; readonly ground: SceneMetrics } | undefined;

/** The ground for these cards; the tightest if nothing fits. The last answer is cached. */
export function divide(scene: Scene, load: Load): SceneMetrics {
  const { places, pots, ...rest } = scene;
  const key = JSON.stringify([rest, pots, load]);
  if (last?.key === key && last.places === places) return last.ground;
  const ground = find(scene, load);
  last = { key, places, ground };
  return ground;
}

function find(scene: Scene, load: Load): SceneMetrics {
  const box = tableBox(scene);
  const wanted = clamp(Math.min(box.width * 0.215, box.height * 0.15), LEAST_CARD, MOST_CARD);
  let best: SceneMetrics | undefined;
  const lines = linesBefore(scene);
  const hands = scene.viewer === undefined ? 'open' : load.shown === true && lines > 0 ? 'shown' : 'closed';
  const fronts = hasHand(scene) ? FRONTS : FRONTS_WITHOUT_HAND[box.width < WIDE ? 'narrow' : 'wide'];
  for (const sizes of sizesFor(box, { wanted, hands, lines, fronts })) {
    const ground = divideBy(scene, load, { box, sizes });
    if (fits(ground) && !isCrowded(ground)) return ground;
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
const FRONTS_WITHOUT_HAND = { wide: [1.9, 1.6, 1.35, ...FRONTS], narrow: [1.35, ...FRONTS] };
const WIDE = 600; // px

/** How the hands of others lie: as backs, turned up at the end of a deal, or faces all the time. */
type Hands = 'closed' | 'shown' | 'open';

interface Wanted {
  readonly wanted: number; // width of a card in the own hand
  readonly hands: Hands;
  readonly lines: number;
  readonly fronts: readonly number[];
}

function* sizesFor(box: Box, { wanted, hands, lines, fronts }: Wanted): Generator<Sizes> {
  const roomy = Math.min(box.width / 1000, box.height / 640);
  const first = roomy >= 1 ? 0 : roomy >= 0.75 ? 1 : 2;
  let last = 0;
  for (const shrink of SHRINKS) {
    const card = Math.max(LEAST_CARD, wanted * shrink);
    if (card === last) return;
    last = card;
    for (const { width, height, back } of PLATES.slice(first))
      for (const front of lines > 0 ? fronts : [0])
        yield {
          card,
          plate: { width, height },
          ...backOf(back, hands),
          ...{ front: front > 0 ? Math.max(LEAST_FRONT, back * front) : 0, lines: Math.max(1, lines) },
          gap: gapOf(box),
          low: box.height < LOW,
        };
  }
}

/** Faces need more room than backs, and nothing before them. */
const backOf = (back: number, hands: Hands): { back: number; tuck: number } => ({
  back: hands === 'open' ? back * 1.25 : back,
  tuck: hands === 'closed' ? TUCK : 0,
});

const fits = ({ tableCard: card, sizes }: SceneMetrics): boolean =>
  card >= Math.max(LEAST_CARD, sizes.card * 0.66) - 0.1;

/** Do the cards before some seat overlap a plate or the cards before another? */
function isCrowded({ fronts, plates, prompt, buttons }: SceneMetrics): boolean {
  const taken = [...plates, prompt, buttons];
  return fronts.some((front, i) => [...taken, ...fronts.slice(i + 1)].some((other) => overlap(front, other)));
}

/** Prefers large cards; but small ones in the middle to cards on plates or out of sight. */
function isBetter(one: SceneMetrics, other: SceneMetrics): boolean {
  if (isCrowded(one) !== isCrowded(other)) return isCrowded(other);
  return one.hidden === other.hidden ? one.tableCard > other.tableCard : one.hidden < other.hidden;
}

function divideBy(scene: Scene, load: Load, of: { box: Box; sizes: Sizes }): SceneMetrics {
  const { box, sizes } = of;
  const own = ownThings(scene, load.hand, of);
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
    fronts,
    hand: own.hand,
    middle: others.middle,
    prompt: own.prompt,
    buttons: own.buttons,
  };
}

/** Where things of this width at both sides of a box begin. */
const footOf = (things: readonly Box[], { box, wide }: { box: Box; wide: number }): number =>
  Math.min(
    box.y + box.height,
    ...things
      .filter(({ x, width }) => x < box.x + wide - 0.01 || x + width > box.x + box.width - wide + 0.01)
      .map(({ y }) => y),
  );

interface Own {
  readonly plate: Box;
  readonly hand: Box;
  readonly prompt: Box;
  readonly buttons: Box;
}

/** How much larger the cards before the viewer are than those before others. */
export const OWN_FRONT = 1.25;

/** Does the game have a hand to fan out at the bottom? */
const hasHand = ({ places }: Scene): boolean => places.some((place) => place.of === 'seat' && place.shape === 'fan');

function ownThings(scene: Scene, cards: number, of: { box: Box; sizes: Sizes }): Own {
  if (!hasHand(scene)) return withoutHand(scene, of);
  return of.box.width > of.box.height * 1.25 ? besideHand(scene, cards, of) : aboveHand(scene, cards, of);
}

/** Without hands: the own plate, the words and the buttons in one line. */
function withoutHand(scene: Scene, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { plate, gap } = sizes;
  const tall = Math.max(plate.height, 46);
  const y = box.y + box.height - gap - tall;
  const wide = box.width > 3 * plate.width + 4 * gap + 200;
  const side = wide ? Math.max(plate.width, Math.min(220, box.width * 0.2)) : box.width - plate.width - 3 * gap;
  const [left, right] = [box.x + gap, box.x + box.width - gap];
  const words = wide
    ? { ...centred(box, box.width - 2 * side - 4 * gap), y }
    : { ...centred(box, box.width - 2 * gap), y: y - 36 };
  return {
    hand: { x: box.x + gap, y: box.y + box.height, width: box.width - 2 * gap, height: 0 },
    plate: { x: scene.leftHand ? right - plate.width : left, y: y + (tall - plate.height) / 2, ...plate },
    buttons: { x: scene.leftHand ? left : right - side, y, width: side, height: tall },
    prompt: { ...words, height: wide ? tall : 34 },
  };
}

/** How high above the hand its playable and chosen cards reach. */
export const raiseOf = (card: number): number => card * 0.24;

/** Wide tables: the own plate on one side of the hand, the buttons on the other, the words above. */
function besideHand(scene: Scene, cards: number, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { card, plate, gap } = sizes;
  const side = Math.max(plate.width, Math.min(220, box.width * SIDE));
  const width = box.width - 2 * side - 4 * gap;
  const height = handHeight(rowsOf(cards, card, width), card);
  const hand = { x: box.x + side + 2 * gap, y: box.y + box.height - gap - height, width, height };
  const words = box.height < LOW ? 28 : 38;
  const foot = box.y + box.height - gap;
  const tall = Math.min(height, box.height < LOW ? 104 : 128);
  const [left, right] = [box.x + gap, box.x + box.width - gap - side];
  return {
    hand,
    plate: { x: scene.leftHand ? right + side - plate.width : left, y: foot - plate.height, ...plate },
    buttons: { x: scene.leftHand ? left : right, y: foot - tall, width: side, height: tall },
    prompt: { ...centred(box, Math.min(width, 620)), y: hand.y - raiseOf(card) - words - 2, height: words },
  };
}

/** Tall tables: the hand across the screen, above it the own plate and the buttons, above them the words. */
function aboveHand(scene: Scene, cards: number, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { card, plate, gap } = sizes;
  const width = box.width - 2 * gap;
  const height = handHeight(rowsOf(cards, card, width), card);
  const hand = { x: box.x + gap, y: box.y + box.height - gap - height, width, height };
  const tall = Math.max(plate.height, 46);
  const y = hand.y - raiseOf(card) - 2 - tall;
  const words = box.height < 620 ? 28 : 36;
  const rest = width - plate.width - gap;
  return {
    hand,
    plate: {
      x: scene.leftHand ? box.x + box.width - gap - plate.width : box.x + gap,
      y: y + (tall - plate.height) / 2,
      ...plate,
    },
    buttons: { x: scene.leftHand ? box.x + gap : box.x + gap + plate.width + gap, y, width: rest, height: tall },
    prompt: { ...centred(box, Math.min(width, 620)), y: y - words - gap / 2, height: words },
  };
}

const centred = (box: Box, width: number): { x: number; width: number } => ({
  x: box.x + (box.width - width) / 2,
  width,
});
