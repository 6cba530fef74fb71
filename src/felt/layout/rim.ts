/** The wooden edge of the table. */

const RIM = 10; // px
export const NARROW_RIM = 4;
const WIDE_FROM = 1000; // px
const NARROW_FROM = 360; // of the shorter side; a smaller screen has no room for one

/** How wide the rim is; 0 for none. */
export function rimOf({ width, height }: { readonly width: number; readonly height: number }): number {
  if (width >= WIDE_FROM) return RIM;
  return Math.min(width, height) >= NARROW_FROM ? NARROW_RIM : 0;
}
