/** The items in the middle of the table: the size of each at a card width, and where its places are. */
import { SUITS } from '../../cards/card.ts';
import type { PlaceFace, PotFace } from '../../games/face/game-face.ts';
import type { Box } from '../shown.ts';
import { boxAround, clamp, middle } from './box.ts';
import { RATIO } from './pose.ts';
import { ringOf } from './ring.ts';
import { rowSize, withNext } from './row.ts';
import type { Scene } from './scene.ts';

export interface FeltSize {
  readonly width: number;
  readonly height: number;
}

/** One item of the middle. */
export interface Item {
  readonly where: 'left' | 'centre' | 'right';
  /** Beside the middle it does not push what lies there to the other side. */
  readonly light?: boolean;
  /** The greatest height it may take if there is room. */
  readonly tall?: (card: number) => number;
  /** Its size with cards of this width, within this width. */
  size(card: number, most: number): FeltSize;
  /** The boxes of its places inside its box. */
  spots(box: Box, card: number): Readonly<Record<string, Box>>;
}

const PILE = 1.16; // width of a pile's column in card widths: a pile is thick and a little askew
const PILE_STEP = RATIO + 0.2; // height of a pile's row
const SLOT = 0.12; // between slots
const RUN_STEP = 0.46; // of a card's width: the least visible part of a covered card of a run
const RUN_WIDE = 1.05;
const RUN_ROW = { least: 0.62, usual: 0.84 } as const; // of a card's width: the visible part of a run below another
const RUN_CARD = { least: 60, usual: 80 } as const; // px: cards with which that much of it is visible
const RUN_TALL = 1.5;
const POT = { width: 1.5, height: 1.15 } as const;
const PAY_CARD = { width: 1.1, height: RATIO + 0.42 } as const; // with its chips

const isWhere = (where: PlaceFace['where']): where is Item['where'] =>
  where === 'left' || where === 'centre' || where === 'right';

const sideOf = ({ where }: PlaceFace): Item['where'] => (isWhere(where) ? where : 'centre');

/** All items in the order of the face, what seats gather last; runs of all suits are one item, and so are the pots of a side. */
export function itemsOf(scene: Scene, rows: Readonly<Record<string, number>>): readonly Item[] {
  const items: Item[] = [];
  const runs = scene.places.filter((place) => place.shape === 'runs');
  for (const place of scene.places) {
    if ((place.of !== 'table' && place.of !== 'keyed') || place.over !== undefined) continue;
    const item = itemOf(scene, place, rows);
    const upon = scene.places.filter((other) => other.over === place.name);
    if (item) items.push(upon.length > 0 ? together(item, uponOf(scene, upon, rows)) : item);
  }
  if (runs.length > 0 && !runs.some((place) => place.over !== undefined)) {
    const upon = scene.places.filter((other) => runs.some(({ name }) => name === other.over));
    const item = runsOf(runs);
    items.push(upon.length > 0 ? together(item, uponOf(scene, upon, rows)) : item);
  }
  for (const where of ['left', 'centre', 'right'] as const) {
    const pots = scene.pots.filter((pot) => pot.where === where);
    if (pots.length > 0) items.push(potsOf(pots, where));
  }
  return [...items, ...scene.places.flatMap((place) => (place.gathered ? (itemOf(scene, place, rows) ?? []) : []))];
}

/** Places that lie on another place; runs need room once there are any. */
function uponOf(scene: Scene, upon: readonly PlaceFace[], rows: Readonly<Record<string, number>>): Item[] {
  const runs = upon.filter(({ shape, name }) => shape === 'runs' && rows[name] !== 0);
  const others = upon.flatMap((place) => itemOf(scene, place, rows) ?? []);
  return runs.length > 0 ? [runsOf(runs), ...others] : others;
}

/** Items that share a room, centred on each other. */
function together(item: Item, upon: readonly Item[]): Item {
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

function itemOf(scene: Scene, place: PlaceFace, rows: Readonly<Record<string, number>>): Item | undefined {
  const where = sideOf(place);
  switch (place.shape) {
    case 'ring': {
      const ring = ringOf(scene.seats, place.around);
      return { where, size: (card) => scaled(ring, card), spots: (box) => ({ [place.name]: box }) };
    }
    case 'stack':
      if (place.where === 'dealer') return undefined; // it lies before that seat
      return {
        where,
        size: (card) => ({ width: PILE * card, height: PILE_STEP * card }),
        spots: (box, card) => ({ [place.name]: boxAround(middle(box), card, card * RATIO) }),
      };
    case 'fan':
    case 'row':
      return {
        where,
        size: (card, most) => {
          const count = rows[place.name] ?? 0;
          const { spent, groups, gathered } = place;
          return gathered
            ? rowSize(count + 1, card, { most, groups: withNext(count) })
            : rowSize(count, card, { most, spent, groups });
        },
        spots: (box) => ({ [place.name]: box }),
      };
    case 'slots':
      return slotsOf(place, where, place.keys?.(scene.options) ?? 1);
    case 'runs':
    case 'grid':
      return undefined;
  }
}

const scaled = ({ width, height }: FeltSize, by: number): FeltSize => ({ width: width * by, height: height * by });

/** Cells of one size side by side, in as many lines as needed. */
function cells(count: number, cell: FeltSize, of: { gap: number; most: number }): { size: FeltSize; perLine: number } {
  const fit = Math.max(1, Math.floor((of.most + of.gap) / (cell.width + of.gap)));
  const lines = Math.ceil(count / fit);
  const perLine = Math.ceil(count / lines);
  const width = perLine * (cell.width + of.gap) - of.gap;
  return { size: { width, height: lines * (cell.height + of.gap) - of.gap }, perLine };
}

/** The box of one of these cells; the last line is centred. */
function cellBox(i: number, count: number, of: { box: Box; cell: FeltSize; gap: number; perLine: number }): Box {
  const { box, cell, gap, perLine } = of;
  const line = Math.floor(i / perLine);
  const inLine = Math.min(perLine, count - line * perLine);
  const width = inLine * (cell.width + gap) - gap;
  return {
    x: box.x + (box.width - width) / 2 + (i % perLine) * (cell.width + gap),
    y: box.y + line * (cell.height + gap),
    ...cell,
  };
}

function slotsOf(place: PlaceFace, where: Item['where'], count: number): Item {
  const cellOf = (card: number): FeltSize => ({ width: card, height: card * RATIO });
  return {
    where,
    size: (card, most) => cells(count, cellOf(card), { gap: SLOT * card, most }).size,
    spots: (box, card) => {
      const cell = cellOf(card);
      const gap = SLOT * card;
      const { perLine } = cells(count, cell, { gap, most: box.width + 0.01 });
      const names = Array.from({ length: count }, (_, i) => [`${place.name}/${String(i)}`, i] as const);
      return Object.fromEntries(names.map(([name, i]) => [name, cellBox(i, count, { box, cell, gap, perLine })]));
    },
  };
}

function potsOf(pots: readonly PotFace[], where: Item['where']): Item {
  const { width, height } = pots.some((pot) => pot.card !== undefined) ? PAY_CARD : POT;
  const cell = { width: width * Math.max(...pots.map(({ wide = 1 }) => wide)), height };
  const cellOf = (card: number): FeltSize => scaled(cell, card);
  return {
    ...{ where, light: true },
    size: (card, most) => cells(pots.length, cellOf(card), { gap: SLOT * card, most }).size,
    spots: (box, card) => {
      const room = cellOf(card);
      const gap = SLOT * card;
      const { perLine } = cells(pots.length, room, { gap, most: box.width + 0.01 });
      return Object.fromEntries(
        pots.map(({ purse }, i) => [purse, cellBox(i, pots.length, { box, cell: room, gap, perLine })]),
      );
    },
  };
}

/** The ranks of all runs together, from left to right. */
const ranksOf = (places: readonly PlaceFace[]): string => places.map((place) => place.ranks ?? '').join('');

/** From one run to the next: larger cards overlap less. */
function runStep(card: number): number {
  const part = clamp((card - RUN_CARD.least) / (RUN_CARD.usual - RUN_CARD.least), 0, 1);
  return card * (RUN_ROW.least + part * (RUN_ROW.usual - RUN_ROW.least));
}

/** One line for each suit; each place has the part of the line where its ranks belong. */
function runsOf(places: readonly PlaceFace[]): Item {
  const ranks = ranksOf(places);
  const last = ranks.length - 1;
  return {
    where: 'centre',
    tall: (card) => card * (RATIO + (SUITS.length - 1) * RUN_TALL),
    size: (card, most) => ({
      width: card * (1 + last * Math.min(RUN_WIDE, Math.max(RUN_STEP, (most / card - 1) / last))),
      height: card * RATIO + (SUITS.length - 1) * runStep(card),
    }),
    spots: (box, card) => {
      const step = (box.width - card) / last;
      const spots: Record<string, Box> = {};
      SUITS.forEach((suit, line) => {
        const y = box.y + (line * (box.height - card * RATIO)) / (SUITS.length - 1);
        let first = 0;
        for (const place of places) {
          const count = place.ranks?.length ?? 0;
          const width = card + (count - 1) * step;
          spots[`${place.name}/${suit}`] = { x: box.x + first * step, y, width, height: card * RATIO };
          first += count;
        }
      });
      return spots;
    },
  };
}
