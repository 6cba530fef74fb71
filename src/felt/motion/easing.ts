/** Curves from 0 to 1 over 0 to 1. */

/** Fast start, slow end: a thrown card. */
export const decelerate = (part: number): number => 1 - (1 - part) ** 3;

/** Slow start, slow end: cards that are gathered. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Up and down again, 1 in the middle. */
export const hump = (part: number): number => 4 * part * (1 - part);
