/** Ties between parts of a meld before several seats: parts, colours and lines. Pure. */
import type { Box } from '../../felt/shown.ts';
import type { PlaceFace } from '../../games/face/game-face.ts';

export interface Tie {
  readonly name: string; // common name of the parts: `meld/5`
  readonly color: string;
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number }[]; // along the top of each part
  readonly lines: readonly string[]; // paths, from each later part to the first
}

const COLORS = ['#ffd166', '#8fd3f4', '#f7a6c4', '#b9e58f', '#cbb4f8', '#ffb07c'] as const;
const ABOVE = 1; // px from a part to its bar, which is visible even if lines of cards overlap
const BEND = 0.12; // of its length: how far a line swings out

/** From the places with cards, in order of first use, and their boxes. */
export function tiesOf(
  names: readonly string[],
  spots: Readonly<Record<string, Box>>,
  places: readonly PlaceFace[],
): readonly Tie[] {
  const parts = new Map<string, Box[]>();
  for (const name of names) {
    const [stem = '', key = '', seat] = name.split('/');
    const box = spots[name];
    if (seat === undefined || !box || !places.some((place) => place.of === 'laid' && place.name === stem)) continue;
    const whole = `${stem}/${key}`;
    parts.set(whole, [...(parts.get(whole) ?? []), box]);
  }
  return [...parts]
    .filter(([, boxes]) => boxes.length > 1)
    .map(([name, [first, ...others]], i) => ({
      name,
      color: COLORS[i % COLORS.length] ?? COLORS[0],
      bars: [first, ...others].flatMap((box) =>
        box ? [{ x: box.x + 2, y: box.y - ABOVE, width: box.width - 4 }] : [],
      ),
      lines: first ? others.map((box) => lineFrom(first, box)) : [],
    }));
}

/** Between the bars of two parts, bent a little so that lines do not overlap. */
function lineFrom(first: Box, other: Box): string {
  const [a, b] = [first, other].map((box) => ({ x: box.x + box.width / 2, y: box.y - ABOVE }));
  if (!a || !b) return '';
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  const text = (point: { x: number; y: number }): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${text(a)}Q${text(bend)} ${text(b)}`;
}
