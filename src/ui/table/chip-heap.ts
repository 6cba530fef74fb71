/** A heap of chips: the number of discs for a number of chips, and where each lies. Pure. */

/** One disc. */
export interface Disc {
  readonly column: number; // from the middle of the heap, to both sides
  readonly height: number; // discs below it
}

/** Limits of a heap: number of discs, columns to each side of the middle. */
export interface Growth {
  readonly most: number;
  readonly columns: number;
}

const STEEP = 1.6; // discs by which a column is lower than its inner neighbour

/** More discs for more chips, not one each, but a heap of twice the worth is visibly larger. */
export const discsFor = (chips: number, most: number): number =>
  Math.min(most, chips <= 6 ? Math.max(0, chips) : 4 + Math.round(Math.sqrt(chips) * 1.3));

/** Adds discs one by one where the heap is lowest for its column: highest in the middle. Ordered from back to front. */
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
