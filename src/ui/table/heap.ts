/** A heap of chips as it lies: how many discs stand for how many chips, and where each lies. Pure. */

/** One disc. */
export interface Disc {
  readonly column: number; // from the middle of the heap, to both sides
  readonly height: number; // discs below it
}

/** How a heap may grow: discs that are drawn at most, columns to each side of the middle. */
export interface Growth {
  readonly most: number;
  readonly columns: number;
}

const STEEP = 1.6; // discs by which a column is lower than its inner neighbour

/** More discs for more chips, though not one each: a heap that is worth twice as much is seen to be larger. */
export const discsFor = (chips: number, most: number): number =>
  Math.min(most, chips <= 6 ? Math.max(0, chips) : 4 + Math.round(Math.sqrt(chips) * 1.3));

/** Discs thrown onto a heap one by one, each to where it rolls the least: highest in the middle. From the back to the front. */
export function heapOf(chips: number, { most, columns }: Growth): readonly Disc[] {
  const heights = Array.from({ length: 2 * columns + 1 }, () => 0);
  const slope = (i: number): number => (heights[i] ?? 0) + STEEP * Math.abs(i - columns);
  return Array.from({ length: discsFor(chips, most) }, () => {
    const i = heights.reduce((best, _, other) => (slope(other) < slope(best) ? other : best), columns);
    const height = heights[i] ?? 0;
    heights[i] = height + 1;
    return { column: i - columns, height };
  });
}
