/** The items in the middle of the table: the size of each at a card width, and where its places are. Pure. */
import {
  type MiddlePlace,
  type PlaceFace,
  type PotFace,
  arrangementOf,
  isMiddle,
  togetherOf,
} from '../../games/face/places.ts';
import type { Arrangement, Need } from '../../games/face/layout/arrangement.ts';
import { type Box, type Size, boxAround, middle, scaled } from '../../games/face/layout/box.ts';
import { CELL_GAP, cellBoxes, cellsSize } from '../../games/face/layout/cells.ts';
import { HEAP_ROOM, PAY_CARD_ROOM } from '../../games/face/layout/pots.ts';
import type { Scene } from './scene.ts';

/** One item of the middle. */
export interface Item {
  readonly where: 'left' | 'centre' | 'right';
  /** Beside the middle it does not push what lies there to the other side. */
  readonly light?: boolean;
  /** The greatest height it may take if there is room. */
  readonly tall?: (card: number) => number;
  /** Its size with cards of this width, within this width. */
  size(card: number, most: number): Size;
  /** The boxes of its places inside its box. */
  spots(box: Box, card: number): Readonly<Record<string, Box>>;
}

/** All items in the order of the face, the pots of a side as one, what seats have together last. */
export function itemsOf(scene: Scene, loads: Readonly<Record<string, number>>): readonly Item[] {
  const items: Item[] = [];
  const places = scene.places.filter(isMiddle).filter(isFirst);
  for (const place of places) {
    if (place.over !== undefined) continue;
    const item = itemOf(scene, place, loads);
    const stems = stemsOf(place);
    const upon = places.filter(({ over }) => over !== undefined && stems.includes(over));
    if (item)
      items.push(
        together(
          item,
          upon.flatMap((one) => itemOf(scene, one, loads) ?? []),
        ),
      );
  }
  for (const where of ['left', 'centre', 'right'] as const) {
    const pots = scene.pots.filter((pot) => pot.where === where);
    if (pots.length > 0) items.push(potsOf(pots, where));
  }
  return [...items, ...scene.places.flatMap((place) => gatheredOf(scene, place, loads))];
}

/** The places that lie in the room of one, by the first part of their names. */
const stemsOf = (place: MiddlePlace): readonly string[] => arrangementOf(place)?.stems ?? [place.name];

/** Of places that share a room only the first. */
const isFirst = (place: MiddlePlace): boolean => stemsOf(place)[0] === place.name;

function itemOf(scene: Scene, place: MiddlePlace, loads: Readonly<Record<string, number>>): Item | undefined {
  const arrangement = arrangementOf(place);
  const { name, where } = place;
  return arrangement && arranged(scene, { arrangement, name, where, load: loads[name] ?? 0 });
}

/** What seats have laid and yet lies together in the middle. */
function gatheredOf(scene: Scene, place: PlaceFace, loads: Readonly<Record<string, number>>): readonly Item[] {
  const arrangement = togetherOf(place);
  const { name } = place;
  return arrangement ? [arranged(scene, { arrangement, name, where: 'centre', load: loads[name] ?? 0 })] : [];
}

interface Arranged {
  readonly arrangement: Arrangement;
  readonly name: string;
  readonly where: Item['where'];
  readonly load: number;
}

function arranged({ seats, options }: Scene, { arrangement, name, where, load }: Arranged): Item {
  const need = (card: number): Need => ({ seats, options, name, load, card });
  const { tall, spots } = arrangement;
  return {
    where,
    ...(tall && { tall }),
    size: (card, most) => arrangement.size(need(card), most),
    spots: (box, card) => spots?.(box, need(card)) ?? { [name]: box },
  };
}

/** An item and what lies upon it share a room, centred on each other. */
function together(item: Item, upon: readonly Item[]): Item {
  if (upon.length === 0) return item;
  const all = [item, ...upon];
  return {
    where: item.where,
    ...(item.tall && { tall: item.tall }),
    size: (card, most) => {
      const sizes = all.map((one) => one.size(card, most));
      return {
        width: Math.max(...sizes.map(({ width }) => width)),
        height: Math.max(...sizes.map(({ height }) => height)),
      };
    },
    spots: (box, card) => {
      const at = (one: Item): Box => {
        const { width, height } = one.size(card, box.width);
        return boxAround(middle(box), width, one.tall ? Math.max(height, box.height) : height);
      };
      return Object.fromEntries(all.flatMap((one) => Object.entries(one.spots(at(one), card))));
    },
  };
}

const roomOf = ({ room, card }: PotFace): Size => room ?? (card === undefined ? HEAP_ROOM : PAY_CARD_ROOM);

/** The pots of a side in cells as large as the largest needs. */
function potsOf(pots: readonly PotFace[], where: Item['where']): Item {
  const rooms = pots.map(roomOf);
  const cell = {
    width: Math.max(...rooms.map(({ width }) => width)),
    height: Math.max(...rooms.map(({ height }) => height)),
  };
  return {
    ...{ where, light: true },
    size: (card, most) => cellsSize(pots.length, { cell: scaled(cell, card), gap: CELL_GAP * card, most }).size,
    spots: (box, card) => {
      const boxes = cellBoxes(pots.length, { box, cell: scaled(cell, card), gap: CELL_GAP * card });
      return Object.fromEntries(pots.flatMap(({ purse }, i) => (boxes[i] ? [[purse, boxes[i]]] : [])));
    },
  };
}
