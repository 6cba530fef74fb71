/** What lies before a seat: cards that belong together, one group after the other, and a stack beside them. Pure. */
import type { Piece } from '../../record/fold.ts';
import type { Box } from '../../games/face/layout/box.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import type { InRow } from '../../games/face/layout/row.ts';
import { flow } from './flow.ts';

const STACK = 0.84; // width of the dealer's stack, of that of the cards before the seat
const STACK_APART = 0.28; // of its width, from these cards
const ONE_LINE = 0.8; // beside it they shrink to this before they take two lines
const CLOSE = -0.42; // of a card's width: how far fans of one place may lie on each other

/** Cards that belong together before a seat. */
export interface Group {
  readonly place: string;
  readonly pieces: readonly Piece[]; // from left to right
  readonly open: boolean;
}

/** The parts of a place to which several seats have added, as `meld/5/2` is one of `meld/5`: the first is the beginner's. */
export function partsOf(place: string, places: readonly string[]): readonly string[] {
  const [stem = '', key = '', seat] = place.split('/');
  return seat === undefined ? [place] : places.filter((other) => other.startsWith(`${stem}/${key}/`));
}

interface Front {
  readonly card: number; // width, px
  readonly groups: readonly (Group & { readonly row: readonly InRow[] })[];
  readonly spots: Readonly<Record<string, Box>>; // the box of each place
  readonly stack: Box | undefined;
}

interface FrontStyle {
  readonly most: number; // width of a card
  readonly stacked: boolean;
  readonly aside: boolean; // it begins at the left, at the plate, instead of in the middle of its box
}

/** Groups in order in a box, the stack at the right; beside small cards it is small too. */
export function layFront(front: Box, groups: readonly Group[], style: FrontStyle): Front {
  let { most } = style;
  let laid = layGroups(front, groups, style);
  while (style.stacked && laid.card < most * ALIKE) laid = layGroups(front, groups, { ...style, most: (most *= 0.93) });
  return laid;
}
const ALIKE = 0.9; // of the width of the cards that a stack is made for

function layGroups(front: Box, groups: readonly Group[], { most, stacked, aside }: FrontStyle): Front {
  const width = most * STACK;
  const box = stacked ? { ...front, width: front.width - width * (1 + STACK_APART) } : front;
  const counts = groups.map(({ pieces }) => pieces.length);
  const least = groups.every(({ place }) => place === groups[0]?.place) ? CLOSE : undefined;
  const within = { most, least };
  const inLine = flow({ ...box, height: most * RATIO }, counts, within);
  const { card, at: rowsAt } = stacked && inLine.card >= most * ONE_LINE ? inLine : flow(box, counts, within);
  const left = Math.min(...rowsAt.flat().map(({ x }) => x)) - card / 2;
  const by = aside && Number.isFinite(left) ? box.x - left : 0;
  const at = rowsAt.map((row) => row.map((one) => ({ ...one, x: one.x + by })));
  const rows: Record<string, InRow[]> = {};
  groups.forEach(({ place }, g) => (rows[place] ??= []).push(...(at[g] ?? [])));
  const right = Math.max(aside ? box.x : box.x + box.width / 2, ...at.flat().map(({ x }) => x + card / 2));
  return {
    card,
    groups: groups.map((group, g) => ({ ...group, row: at[g] ?? [] })),
    spots: Object.fromEntries(Object.entries(rows).map(([place, row]) => [place, boxOf(row, card)])),
    stack: stacked ? { x: right + width * STACK_APART, y: box.y, width, height: width * RATIO } : undefined,
  };
}

/** The box around the cards of rows. */
function boxOf(cards: readonly InRow[], card: number): Box {
  const [xs, ys] = [cards.map(({ x }) => x), cards.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - card / 2,
    y: top - (card * RATIO) / 2,
    width: Math.max(...xs) - left + card,
    height: Math.max(...ys) - top + card * RATIO,
  };
}
