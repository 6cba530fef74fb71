/** Curves from 0 to 1 over 0 to 1. */

/** Fast away, slow to arrive: a card that is thrown. */
export const decelerate = (part: number): number => 1 - (1 - part) ** 3;

/** Slow away, slow to arrive: a hand that gathers cards. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Up and down again, 1 in the middle. */
export const hump = (part: number): number => 4 * part * (1 - part);
