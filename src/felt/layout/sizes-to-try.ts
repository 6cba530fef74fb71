/** The sizes that a table may have: of its seats, its hands, and what lies before seats. Pure. */
import type { Box } from '../../games/face/layout/box.ts';
import { clamp } from '../../games/face/layout/box.ts';
import { LEAST_CARD } from './judge.ts';
import { handPlace } from '../../games/face/places.ts';
import { LOW } from './own.ts';
import type { Load, Scene, Sizes } from './scene.ts';
import { inside } from './scene.ts';
import { FLAT, type Hands, UPRIGHT, flatOf, uprightOf } from './seat-sizes.ts';

const MOST_CARD = 156;
const SHRINKS = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.57] as const; // of a card in the own hand
const WIDEST = 2.1; // an ultra-wide screen leaves its ends empty
const HALF_WIDE = 134; // px: of a phone only two such seats are in a line
const LARGEST = { width: 0.19, height: 0.14 }; // a portrait, of the table

/** Width of the cards before a seat, relative to its backs: larger if the seat holds no hand. */
const BESIDE_HAND = [1.6, 1.35, 1.12];
const WITHOUT_HAND = [2.6, 2.2, 1.9, ...BESIDE_HAND];
const MOST_BESIDE_HAND = 0.62; // of a card in it
const LEAST_FRONT = 26;
const LEAST_TIGHT = 18;

/** The part of the table on which things lie. */
export function tableBox(scene: Scene): Box {
  const box = inside(scene);
  const width = Math.min(box.width, box.height * WIDEST);
  return { ...box, x: box.x + (box.width - width) / 2, width };
}

/** With flat seats. If it is tight what lies before seats is small, in one line. */
export function flatSizes(scene: Scene, load: Load, isTight: boolean): readonly Sizes[] {
  const box = tableBox(scene);
  const lines = linesBefore(scene);
  const needs = { hands: handsOf(scene, load), text: scene.text ?? 1 };
  const roomy = Math.min(box.width / 1000, box.height / 640) / needs.text;
  const seats = FLAT.filter(({ width }) => width <= Math.max(124, 180 * roomy));
  const wanted = clamp(Math.min(box.width * 0.215, box.height * 0.15), LEAST_CARD, MOST_CARD);
  const cards = new Set(SHRINKS.map((shrink) => Math.max(LEAST_CARD, wanted * shrink)));
  const gap = clamp(Math.min(box.width, box.height) * 0.02, 6, 18);
  return [...cards].flatMap((card) =>
    seats.flatMap((seat) =>
      frontsOf(scene, lines).flatMap((front) =>
        asidesOf(box, front).map((aside) => ({
          ...{ card, gap, aside, lines: Math.max(1, isTight ? Math.min(1, lines) : lines) },
          ...flatOf(seat, needs),
          front: frontOf(seat.back * front, { isTight, most: widestFront(scene, card) }),
        })),
      ),
    ),
  );
}

/** With the words of seats below their portraits, and else as flat seats have them. */
export function uprightSizes(
  scene: Scene,
  load: Load,
  { flat, isTight }: { flat: Sizes; isTight: boolean },
): readonly Sizes[] {
  const box = tableBox(scene);
  const lines = linesBefore(scene);
  const needs = { hands: handsOf(scene, load), text: scene.text ?? 1 };
  const most = Math.min(box.width * LARGEST.width, box.height * LARGEST.height);
  return UPRIGHT.filter(({ face }) => face <= most).flatMap((upright) =>
    [upright.words.width, ...(lines > 0 && HALF_WIDE > upright.words.width ? [HALF_WIDE] : [])].flatMap((width) =>
      frontsOf(scene, lines).flatMap((front) =>
        asidesOf(box, front).map((aside) => ({
          ...flat,
          ...uprightOf({ ...upright, words: { ...upright.words, width } }, needs),
          front: frontOf(upright.open * front, { isTight, most: widestFront(scene, flat.card) }),
          aside,
        })),
      ),
    ),
  );
}

/** How many lines of cards may lie before a seat. */
const linesBefore = ({ places }: Scene): number =>
  places.reduce((sum, place) => sum + (place.where === 'front' ? (place.lines ?? 1) : 0), 0);

const frontsOf = (scene: Scene, lines: number): readonly number[] =>
  lines === 0 ? [0] : handPlace(scene) ? BESIDE_HAND : WITHOUT_HAND;

const widestFront = (scene: Scene, card: number): number => (handPlace(scene) ? MOST_BESIDE_HAND * card : card);

const frontOf = (wanted: number, { isTight, most }: { isTight: boolean; most: number }): number =>
  wanted > 0 ? Math.max(isTight ? LEAST_TIGHT : LEAST_FRONT, Math.min(wanted, most)) : 0;

/** Where the cards before seats at the top may lie: on a low table beside their plates, else there or below. */
const asidesOf = ({ height }: Box, front: number): readonly boolean[] =>
  height < LOW ? [true] : front > 0 ? [false, true] : [false];

const handsOf = ({ viewer }: Scene, { shown }: Load): Hands =>
  viewer === undefined ? 'open' : shown === true ? 'shown' : 'closed';
