/** Where the viewer's own seat, hand, words and buttons lie. Pure. */
import type { Box } from '../../games/face/layout/box.ts';
import { handPlace } from '../../games/face/places.ts';
import { handHeight, handWidth, rowsOf } from './hand.ts';
import type { Scene, SeatSize, Sizes } from './scene.ts';
import { SIDE } from './seating.ts';

/** px: a phone in landscape. */
export const LOW = 480;

/** Where the viewer's own things lie. */
export interface Own {
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

interface OwnCards {
  readonly hand: number; // cards
  readonly rests: boolean; // beside a result: there are no words and no buttons
}

/** The own seat, hand, words and buttons. */
export function ownThings(scene: Scene, held: OwnCards, room: { box: Box; sizes: Sizes }): Own {
  if (!handPlace(scene)) return withoutHand(scene, room);
  return room.box.width > room.box.height * 1.25 ? besideHand(scene, held, room) : aboveHand(scene, held, room);
}

/** Height of the words: large letters take more lines, too. */
const linesOf = (usual: number, text: number): number => usual * text + MORE_LINES * (text - 1);
const MORE_LINES = 50; // px

const LINE_OF_WORDS = 560; // px at most, where there are no hands: the buttons are near what lies in the middle

const boxSize = ({ width, height }: SeatSize): Pick<Box, 'width' | 'height'> => ({ width, height });

/** Without hands: the own plate, the words and the buttons in one line. */
function withoutHand(scene: Scene, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { gap } = sizes;
  const plate = boxSize(sizes.own);
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
function besideHand(scene: Scene, { hand: cards, rests }: OwnCards, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { card, gap } = sizes;
  const plate = boxSize(sizes.own);
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
    plate: {
      x: scene.leftHand ? right - inward : left + side - plate.width + inward,
      y: foot - plate.height,
      ...plate,
    },
    buttons: { x: scene.leftHand ? left + inward : right - inward, y: foot - tall, width: side, height: tall },
    prompt: { ...centred(box, Math.min(width, 620 * text)), y: hand.y - raiseOf(card) - words - 2, height: words },
  };
}

/** Tall tables: the hand across the screen, above it the own plate and the buttons, above them the words. */
function aboveHand(scene: Scene, { hand: cards, rests }: OwnCards, { box, sizes }: { box: Box; sizes: Sizes }): Own {
  const { card, gap } = sizes;
  const plate = boxSize(sizes.own);
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
