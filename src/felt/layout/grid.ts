/** A table full of cards in rows and columns; if they would be too small for a finger, the rows are scrolled. */
import type { PlaceFace } from '../../games/face/game-face.ts';
import type { Box } from '../shown.ts';
import { boxAround, middle } from './box.ts';
import { RATIO } from './pose.ts';
import type { Scene } from './scene.ts';

const GAP = 0.1; // between cards, in card widths
const LEAST = 38; // CSS px wide: with their gap still a finger apart
const MOST = 132;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly card: number;
  readonly scrollMost: number; // px by which the rows exceed the box
}

const rowHeight = (card: number): number => card * (RATIO + GAP);

/** The number of columns that makes the cards largest. */
export function gridColumns(scene: Scene, place: PlaceFace, box: Box): Grid {
  const count = place.keys?.(scene.options) ?? 1;
  let best: Grid = { columns: 1, rows: count, card: 0, scrollMost: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const card = Math.min(MOST, box.width / (columns * (1 + GAP)), box.height / (rows * (RATIO + GAP)));
    if (card > best.card) best = { columns, rows, card, scrollMost: 0 };
  }
  if (best.card >= LEAST) return best;
  const columns = Math.max(1, Math.floor(box.width / (LEAST * (1 + GAP))));
  const rows = Math.ceil(count / columns);
  const card = box.width / (columns * (1 + GAP));
  const visible = Math.max(1, Math.floor(box.height / rowHeight(card)));
  return { columns, rows, card, scrollMost: Math.max(0, rows - visible) * rowHeight(card) };
}

/** The box of every place; scrolled ones may lie outside. The last row stands in the middle. */
export function gridSpots(scene: Scene, place: PlaceFace, box: Box): Readonly<Record<string, Box>> {
  const count = place.keys?.(scene.options) ?? 1;
  const { columns, rows, card, scrollMost } = gridColumns(scene, place, box);
  const step = card * (1 + GAP);
  const height = rows * rowHeight(card);
  const left = box.x + (box.width - columns * step) / 2 + (GAP * card) / 2;
  const by = Math.round(Math.min(scene.scroll, scrollMost) / rowHeight(card)) * rowHeight(card); // by whole rows
  const top = scrollMost > 0 ? box.y - by : box.y + (box.height - height) / 2;
  const spots: Record<string, Box> = {};
  for (let i = 0; i < count; i += 1) {
    const row = Math.floor(i / columns);
    const missing = columns - Math.min(columns, count - row * columns);
    spots[`${place.name}/${String(i)}`] = {
      x: left + ((i % columns) + missing / 2) * step,
      y: top + row * rowHeight(card) + (GAP * card) / 2,
      width: card,
      height: card * RATIO,
    };
  }
  for (const upon of scene.places.filter((other) => other.over === place.name))
    spots[upon.name] = boxAround(middle(box), card, card * RATIO);
  return spots;
}

/** How far the rows exceed the box. */
export const scrollMost = (scene: Scene, place: PlaceFace, box: Box): number =>
  gridColumns(scene, place, box).scrollMost;
