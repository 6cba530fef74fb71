/** How much room chips need in the middle of the table, in card widths. */
import type { Size } from './box.ts';
import { RATIO } from './pose.ts';

/** A heap of chips. */
export const HEAP_ROOM: Size = { width: 1.5, height: 1.15 };

/** A card with its chips. */
export const PAY_CARD_ROOM: Size = { width: 1.1, height: RATIO + 0.42 };
