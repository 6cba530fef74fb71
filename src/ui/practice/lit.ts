/** What is lit while a step or a puzzle waits for an act, and where arrows point at it. Pure. */
import { type Selection, choosable, isSelecting, selectionFace, thingsFor } from '../../games/face/selection.ts';
import { type Box, overlap } from '../../games/face/layout/box.ts';
import { type HandSlot, type Shown, boxesOf } from '../../felt/table/shown.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { Action } from '../../record/line.ts';

/** What may be done, and what is chosen for it. */
export interface LitOffers {
  readonly legal: readonly Action[];
  readonly gestures: GameFace['gestures'];
  readonly selection: Selection;
}

/** What an arrow points at ends here: above its tip, or below it. */
export interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly way: 'up' | 'down';
}

/** CSS px; the gap is between the tip and what it points at. */
export const ARROW = { width: 20, height: 20, gap: 3 } as const;
/** Cards that lie beside each other differ by less: one may be raised. */
const RAISED = 40;
/** More things on the table than this are only lit. */
const MOST_THINGS = 4;

type LitFelt = Pick<Shown, 'hand' | 'cards' | 'spots' | 'plates' | 'prompt' | 'buttons' | 'free'>;

/** Faces of own cards that a tap plays or chooses. */
function facesOf({ legal, gestures, selection }: LitOffers): ReadonlySet<string> {
  if (isSelecting(legal, gestures)) return choosable(legal, gestures, selection);
  return new Set(
    legal.flatMap((action) => {
      const play = gestures[action.type]?.play;
      return play ? [selectionFace(String(action[play.field]))] : [];
    }),
  );
}

/** The own cards that may be played or chosen, apart from those that are chosen already. */
function playable({ hand }: Pick<Shown, 'hand'>, offered: LitOffers): readonly HandSlot[] {
  const faces = facesOf(offered);
  return hand.filter(({ card }) => faces.has(selectionFace(card)) && !offered.selection.cards.includes(card));
}

/** The places to which a tap on an own card plays it. */
export const targetsOf = ({ legal, gestures }: LitOffers): readonly string[] => [
  ...new Set(legal.flatMap(({ type }) => gestures[type]?.play?.to ?? [])),
];

/** What is lit: the own hand, open cards, and all places of the table that the choice is about. */
export function litBoxes(felt: LitFelt, offered: LitOffers): readonly Box[] {
  const { legal, gestures, selection } = offered;
  const places = [...thingsFor(legal, gestures, selection), ...targetsOf(offered)];
  return [
    ...felt.hand.map(({ box }) => box),
    ...Object.values(felt.cards),
    ...places.flatMap((place) => boxesOf(place, felt)),
  ];
}

/** Arrows at what may be played or tapped: below it, or above where something else lies below; none where neither is free. */
export function arrowsAt(felt: LitFelt, height: number, offered: LitOffers): readonly Arrow[] {
  const { hand, cards, spots, plates, prompt, buttons, free } = felt;
  const slots = playable(felt, offered);
  const things = [...thingsFor(offered.legal, offered.gestures, offered.selection)];
  const pointed = things.flatMap((thing) => boxesOf(thing, felt));
  const taken = [...Object.values(cards), ...Object.values(spots), ...plates, prompt, buttons];
  const held = hand.map(({ box }) => box);
  const placed: Box[] = [];
  const at = (box: Box, x: number, others: readonly Box[]): Arrow[] => {
    const left = x - ARROW.width / 2;
    const level = others.filter((other) => Math.abs(other.y - box.y) < RAISED && Math.abs(other.x - box.x) < box.width);
    const below = Math.max(box.y, ...level.map(({ y }) => y)) + box.height + ARROW.gap;
    const above = box.y - ARROW.gap - ARROW.height;
    for (const [y, way] of [[below, 'up'] as const, [above, 'down'] as const]) {
      const area = { x: left, y, width: ARROW.width, height: ARROW.height };
      const isOn = y >= free.y && y + ARROW.height <= height;
      if (!isOn || [...others, ...placed].some((other) => other !== box && overlap(other, area))) continue;
      placed.push(area);
      return [{ x, y: way === 'up' ? y : y + ARROW.height, way }];
    }
    return [];
  };
  return [
    ...slots.flatMap(({ box, strip }) => at(box, strip.x + strip.width / 2, [...held, ...taken])),
    ...(pointed.length > MOST_THINGS
      ? []
      : pointed.flatMap((box) => at(box, box.x + box.width / 2, [...taken, ...held]))),
  ];
}
