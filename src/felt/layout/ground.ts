/** Divides the felt: sizes as large as the viewport allows without overlaps. */
import { must } from '../../cards/must.ts';
import { type Box, overlap } from '../shown.ts';
import { clamp } from './box.ts';
import { handHeight, handWidth, rowsOf } from './hand.ts';
import { type Rows, hiddenRows, tableCard } from './middle.ts';
import type { SceneMetrics, Scene, Sizes } from './scene.ts';
import { inside, seatAt } from './scene.ts';
import { SIDE, frontHeight, seatOthers } from './seating.ts';

const LEAST_CARD = 48;
const LEAST_FRONT = 26;
const LEAST_TIGHT = 18;
const LEAST_SEEN = 30; // a card in the middle
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
  readonly hand: number; // 0: it takes no room
  readonly rows: Rows;
  readonly rests: boolean; // beside a result: there are no words and no buttons
  readonly shown?: boolean; // other hands are turned up until the next deal: nothing is behind a plate
}

let last: { readonly key: string; readonly places: Scene['places']; readonly ground: SceneMetrics } | undefined;

/** The ground for these cards; the least crowded if nothing fits. The last answer is cached. */
export function divide(scene: Scene, load: Load): SceneMetrics {
  const { places, pots, order: _, ...rest } = scene;
  const key = JSON.stringify([rest, pots, load]);
  if (last?.key === key && last.places === places) return last.ground;
  const ground = find(scene, load);
  last = { key, places, ground };
  return ground;
}

function find(scene: Scene, load: Load): SceneMetrics {
  const usual = bestOf(scene, load, { tight: false });
  if (crowding(usual) === 0 && usual.tableCard >= LEAST_SEEN) return usual;
  const tight = bestOf(scene, load, { tight: true });
  return isBetter(tight, usual) ? tight : usual;
}

/** The first sizes that fit; where none do, those that crowd least. */
function bestOf(scene: Scene, load: Load, { tight }: Pick<Wanted, 'tight'>): SceneMetrics {
  const box = tableBox(scene);
  const wanted = clamp(Math.min(box.width * 0.215, box.height * 0.15), LEAST_CARD, MOST_CARD);
  let best: SceneMetrics | undefined;
  const lines = linesBefore(scene);
  const { text = 1 } = scene;
  const hands = scene.viewer === undefined ? 'open' : load.shown === true ? 'shown' : 'closed';
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

/** How the hands of others lie: as backs, turned up at the end of a deal, or faces all the time. */
type Hands = 'closed' | 'shown' | 'open';

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
          plate: { width: width * text, height: height * text },
          ...backOf(back, hands),
          ...frontOf(back * front, tight ? Math.min(1, lines) : lines, tight),
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

/** Faces need more room than backs, and nothing before them. */
const backOf = (back: number, hands: Hands): { back: number; tuck: number } => ({
  back: hands === 'open' ? back * 1.25 : back,
  tuck: hands === 'closed' ? TUCK : 0,
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
    fronts,
    hand: own.hand,
    middle: others.middle,
    prompt: own.prompt,
    buttons: own.buttons,
    text: scene.text ?? 1,
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

export const PEEK = 14; // px of a small own pile that are visible above the plate

/** Do seats have such piles? */
const heldPiles = ({ places }: Scene): boolean => places.some(({ where }) => where === 'pile');

/** Does the game have a hand to fan out at the bottom? */
const hasHand = ({ places }: Scene): boolean => places.some((place) => place.of === 'seat' && place.shape === 'fan');

type Held = Pick<Load, 'hand' | 'rests'>;

function ownThings(scene: Scene, held: Held, of: { box: Box; sizes: Sizes }): Own {
  if (!hasHand(scene)) return withoutHand(scene, of);
  return of.box.width > of.box.height * 1.25 ? besideHand(scene, held, of) : aboveHand(scene, held, of);
}

/** Height of the words: large letters take more lines, too. */
const linesOf = (usual: number, text: number): number => usual * text + MORE_LINES * (text - 1);
const MORE_LINES = 50; // px

const LINE_OF_WORDS = 560; // px at most, where there are no hands: the buttons are near what lies in the middle

/** Without hands: the own plate, the words and the buttons in one line. */
function withoutHand(scene: Scene, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { plate, gap } = sizes;
  const { text = 1 } = scene;
  const tall = Math.max(plate.height, 46 * text);
  const y = box.y + box.height - FOOT * text - tall;
  const pile = heldPiles(scene) ? PEEK : 0;
  const wide = box.width > 3 * plate.width + 4 * gap + 200 * text;
  const side = wide ? Math.max(plate.width, Math.min(220 * text, box.width * 0.2)) : box.width - plate.width - 3 * gap;
  const [left, right] = [box.x + gap, box.x + box.width - gap];
  const words = wide
    ? { ...centred(box, Math.min(LINE_OF_WORDS * text, box.width - 2 * side - 4 * gap)), y }
    : { ...centred(box, box.width - 2 * gap), y: y - linesOf(36, text) - pile };
  const inward = scene.leftHand ? words.x - gap - side : words.x + words.width + gap; // at the words
  return {
    hand: { x: box.x + gap, y: box.y + box.height, width: box.width - 2 * gap, height: 0 },
    plate: { x: scene.leftHand ? right - plate.width : left, y: y + (tall - plate.height) / 2, ...plate },
    buttons: { x: wide ? inward : scene.leftHand ? left : right - side, y, width: side, height: tall },
    prompt: { ...words, height: wide ? tall : linesOf(34, text) },
  };
}

/** How high above the hand its playable and chosen cards reach. */
export const raiseOf = (card: number): number => card * 0.24;

const heightOf = (cards: number, card: number, width: number): number =>
  cards > 0 ? handHeight(rowsOf(cards, card, width), card) : 0;

/** px below the own plate for its signs: above the highest card, and at the end of the table. */
const SIGNS = 10;
const FOOT = 21;

/** px: a column of three buttons. A hand that is lower has the words too near for one beside it. */
const COLUMN = 144;

/** Wide tables: the own plate on one side of the hand, the buttons on the other beside its last card, the words above. */
function besideHand(scene: Scene, { hand: cards, rests }: Held, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { card, plate, gap } = sizes;
  const { text = 1 } = scene;
  const side = Math.max(plate.width, Math.min(220 * text, box.width * SIDE));
  const width = box.width - 2 * side - 4 * gap;
  const height = heightOf(cards, card, width);
  const hand = { x: box.x + side + 2 * gap, y: box.y + box.height - gap - height, width, height };
  const words = rests ? 0 : (box.height < LOW ? 28 : 38) * text;
  const foot = box.y + box.height - gap;
  const tall = Math.min(height, (box.height < LOW ? 104 : 128) * text);
  const [left, right] = [box.x + gap, box.x + box.width - gap - side];
  const isRoomy = box.height >= LOW && height + raiseOf(card) >= COLUMN * text;
  const inward = isRoomy ? (width - handWidth(cards, card, width)) / 2 : 0; // where the hand ends
  return {
    hand,
    plate: { x: scene.leftHand ? right + side - plate.width : left, y: foot - plate.height, ...plate },
    buttons: { x: scene.leftHand ? left + inward : right - inward, y: foot - tall, width: side, height: tall },
    prompt: { ...centred(box, Math.min(width, 620 * text)), y: hand.y - raiseOf(card) - words - 2, height: words },
  };
}

/** Tall tables: the hand across the screen, above it the own plate and the buttons, above them the words. */
function aboveHand(scene: Scene, { hand: cards, rests }: Held, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { card, plate, gap } = sizes;
  const { text = 1 } = scene;
  const width = box.width - 2 * gap;
  const height = heightOf(cards, card, width);
  const hand = { x: box.x + gap, y: box.y + box.height - gap - height, width, height };
  const tall = Math.max(plate.height, 46 * text);
  const y = hand.y - (cards > 0 ? raiseOf(card) + 2 : 4) - Math.max(tall, plate.height + SIGNS * text);
  const words = rests ? 0 : linesOf(box.height < 620 ? 28 : 36, text);
  const rest = width - plate.width - gap;
  return {
    hand,
    plate: {
      x: scene.leftHand ? box.x + box.width - gap - plate.width : box.x + gap,
      y,
      ...plate,
    },
    buttons: { x: scene.leftHand ? box.x + gap : box.x + gap + plate.width + gap, y, width: rest, height: tall },
    prompt: {
      ...centred(box, Math.min(width, 620 * text)),
      y: y - words - (heldPiles(scene) ? PEEK + 3 : gap / 2),
      height: words,
    },
  };
}

const centred = (box: Box, width: number): { x: number; width: number } => ({
  x: box.x + (box.width - width) / 2,
  width,
});
