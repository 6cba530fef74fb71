/** Where the bubbles of the seats lie: near their plates, on the table, and on nothing that must be read. Pure. */
import type { Seat } from '../../cards/card.ts';
import { clamp } from '../../games/face/layout/box.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import { type Box, overlap } from '../../games/face/layout/box.ts';
import { type Shown } from '../../felt/table/shown.ts';
import type { GameFace, Sign, TableView } from '../../games/face/game-face.ts';
import type { Places } from '../../record/fold.ts';
import { signSpot } from './free-spots.ts';
import { handPlace } from '../../games/face/places.ts';

/** What a seat says, and how wide its text is in one line. */
interface BubbleText {
  readonly seat: Seat;
  readonly text: number; // px
}

export interface BubbleBox extends Box {
  readonly seat: Seat;
  readonly scale: number; // of its letters
  readonly tail: { readonly at: 'above' | 'below'; readonly x: number } | undefined; // toward the plate
}

const LINE = 25; // px
export const PADDING = { x: 14, y: 4 }; // px, on each side
/** Room after the text for the sign that asks why. */
export const ASKS = 22; // px
const WIDEST = 208; // px: longer texts have two lines
const BESIDE = 10; // px from the plate
const BUTTONS = 44; // px: what buttons about a seat take up at its plate
const TAIL = 16; // px: its middle from the end of the bubble

const SCALES = [1, 0.82, 0.68]; // smaller where there is no room

/** What bubbles may not cover, and what they had better not. */
interface BubbleSurroundings {
  readonly plates: readonly Box[];
  readonly own: Seat;
  readonly busy: readonly Seat[]; // with buttons at their plates
  readonly free: Box; // the table
  readonly buttons: Box;
  readonly large?: number; // letters, of the usual size
  readonly read: readonly Box[]; // prompt, indices, counts, signs
  readonly rests?: boolean; // the result says it too: only where nothing is covered
}

/** The boxes of all that must stay readable: prompt, indices of cards, numbers of piles and pots. */
export function readable(
  { prompt, hand, cards, spots }: Pick<Shown, 'prompt' | 'hand' | 'cards' | 'spots'>,
  { places, chips }: Pick<GameFace, 'places' | 'chips'>,
  seen: Places,
): readonly Box[] {
  const counted = places.filter(({ count, owner }) => count && owner === 'table').map(({ name }) => name);
  const counts = counted.flatMap((name) => {
    const spot = spots[name];
    return spot && seen.at(name).length > 0 ? [countOn(spot)] : [];
  });
  const pots = (chips?.pots(seen.game?.options ?? {}) ?? []).flatMap(({ purse }) => spots[purse] ?? []);
  const indices = [...hand.map(({ strip }) => strip), ...Object.values(cards)].map(indexOf);
  return [prompt, ...indices, ...counts, ...pots];
}

/** The boxes of all places and cards, whole: what a bubble beside a result may not cover. */
export function placesAndCards(
  { spots, cards, hand, fans }: Pick<Shown, 'spots' | 'cards' | 'hand' | 'fans'>,
  { places }: Pick<GameFace, 'places'>,
  { places: held, seat: own = 0 }: Pick<TableView, 'places' | 'seat'>,
): readonly Box[] {
  const fan = handPlace({ places })?.name ?? '';
  const others = fans.filter((_, seat) => seat !== own && held.at(`${fan}/${String(seat)}`).length > 0);
  return [...Object.values(spots), ...Object.values(cards), ...hand.map(({ box }) => box), ...others];
}

const SIGN = { letter: 7, around: 14, picture: 14, height: 18 }; // px

const widthOf = (signs: readonly Sign[]): number =>
  signs.reduce(
    (sum, { text, suit, picture }) =>
      sum + SIGN.around + text.length * SIGN.letter + ((suit ?? picture) ? SIGN.picture : 0),
    0,
  );

/** The boxes of the signs at seats, such as a sum. */
export const signBoxes = (
  signs: readonly Sign[],
  shown: Pick<Shown, 'plates' | 'hand' | 'spots' | 'free' | 'prompt'>,
  face: Pick<GameFace, 'places'>,
): readonly Box[] =>
  shown.plates.flatMap((_, seat) => {
    const own = signs.filter(({ at, carried }) => 'seat' in at && at.seat === seat && carried === undefined);
    const spot = own.length > 0 ? signSpot({ at: { seat } }, shown, face) : undefined;
    if (!spot) return [];
    const width = widthOf(own);
    const x = spot.side === 'after' ? spot.x : spot.x - (spot.side === 'before' ? width : width / 2);
    const y = spot.y - (spot.side === 'above' ? SIGN.height : SIGN.height / 2);
    return [{ x, y, width, height: SIGN.height }];
  });

/** The number on the lower edge of a pile. */
const countOn = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 2 - 18,
  y: y + height - 12,
  ...{ width: 36, height: 22 },
});

/** Rank and suit in the upper left corner of what is visible of a card. */
function indexOf({ x, y, width, height }: Box): Box {
  const card = Math.max(width, height / RATIO);
  return { x, y, width: Math.min(width, card * 0.3), height: Math.min(height, card * 0.46) };
}

/** The boxes, in the order of the bubbles; of those that are near, the one that covers least. */
export function bubbleBoxes(said: readonly BubbleText[], around: BubbleSurroundings): readonly BubbleBox[] {
  const placed: BubbleBox[] = [];
  for (const bubble of said) {
    const plate = around.plates[bubble.seat];
    if (!plate) continue;
    const read = [...around.read, ...placed];
    const surroundings = { ...around, read };
    let best:
      | { readonly box: Box; readonly scale: number; readonly cost: number; readonly covers: boolean }
      | undefined;
    for (const spot of SPOTS) {
      if (best && best.cost <= spot.far) break;
      const box = boxAt(spot, plate, bubble, around);
      const covered = costOf(box, plate, surroundings);
      const cost = spot.far + covered;
      if (!best || cost < best.cost) best = { box, scale: spot.scale, cost, covers: covered > 0 };
    }
    if (best && !(around.rests && best.covers))
      placed.push({ ...best.box, seat: bubble.seat, scale: best.scale, tail: tailOf(best.box, plate) });
  }
  return placed;
}

/** Whether a bubble has room for a sign to press: not over cards and places, where a tap is meant for them. */
export const mayAsk = (bubble: Box, { spots, hand }: Pick<Shown, 'spots' | 'hand'>): boolean =>
  ![...Object.values(spots), ...hand.map(({ strip }) => strip)].some((one) => overlap(one, bubble));

function sizeOf(
  text: number,
  scale: number,
  { free, large = 1 }: BubbleSurroundings,
): { width: number; height: number } {
  const most = Math.min(WIDEST * large, free.width - 8);
  const one = text * scale + 2 * PADDING.x * large;
  const lines = Math.ceil(one / most);
  const width = lines === 1 ? one : most;
  return { width, height: lines * LINE * large * scale + 2 * PADDING.y };
}

/** Where a bubble may be at its plate. */
interface BubbleSpot {
  readonly scale: number;
  readonly level: number; // 0: on the side of the middle; 1: beside the plate; 2: on the other side
  readonly down: number; // steps away from the plate
  readonly aside: number; // px along it
  readonly far: number; // how little it is wanted
}

const ASIDE = Array.from({ length: 29 }, (_, i) => (i % 2 === 0 ? -5 : 5) * i);
const DOWN = [0, 1, 2, 3, 4, 5, 7, 9, 12, 15];
const STEP = 12; // px

/** On the side of the middle first, then farther along the plate and around it. */
const SPOTS: readonly BubbleSpot[] = SCALES.flatMap((scale) =>
  [0, 1, 2].flatMap((level) =>
    DOWN.flatMap((down) =>
      ASIDE.map((aside) => {
        const far = 60 * level + 14 * down + Math.abs(aside) / 3 + 120 * (1 - scale);
        return { scale, level, down, aside, far };
      }),
    ),
  ),
).sort((one, other) => one.far - other.far);

/** A bubble there, within the table. */
function boxAt(spot: BubbleSpot, plate: Box, { seat, text }: BubbleText, around: BubbleSurroundings): Box {
  const { own, free } = around;
  const { width, height } = sizeOf(text, spot.scale, around);
  const above = plate.y - height - BESIDE;
  const level = plate.y + plate.height / 2 - height / 2;
  const below = plate.y + plate.height + BESIDE;
  const isAbove = spot.level === (seat === own ? 0 : 2);
  const start = spot.level === 1 ? level : isAbove ? above : below;
  const middle = plate.x + plate.width / 2 - width / 2;
  return {
    x: clamp(middle + spot.aside, free.x + 2, free.x + free.width - width - 2),
    y: clamp(start + (isAbove ? -STEP : STEP) * spot.down, free.y + 2, free.y + free.height - height - 2),
    width,
    height,
  };
}

/** What must be read counts most, then buttons and plates, above all the speaker’s. */
function costOf(box: Box, plate: Box, { plates, busy, buttons, read }: BubbleSurroundings): number {
  const covered = read.reduce((sum, other) => sum + (overlap(box, other) ? 20 + shared(box, other) : 0), 0);
  const others = plates.reduce((sum, other, seat) => {
    const whole = busy.includes(seat) ? { ...other, height: other.height + BUTTONS } : other;
    return sum + shared(box, whole) * (other === plate ? 2 : 1);
  }, 0);
  return covered * 50 + (others + shared(box, buttons)) * 2;
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  if (!overlap(a, b)) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return width * (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

/** None where the bubble lies beside its plate. */
function tailOf(box: Box, plate: Box): BubbleBox['tail'] {
  const x = clamp(plate.x + plate.width / 2 - box.x, TAIL, box.width - TAIL);
  if (box.y >= plate.y + plate.height) return { at: 'above', x };
  return box.y + box.height <= plate.y ? { at: 'below', x } : undefined;
}
