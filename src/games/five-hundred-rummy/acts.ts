/** 500 Rummy's actions as numbers. They ascend as a legal list does: by type, then field by field. */

export const DISCARD = 0; // + the card
export const DRAW = 256;
/**
 * + the number of the meld, the end (0 high or a set's, 1 low) and ten digits of two bits, one for each card outwards:
 * the order of two lists of cards is the order of their digits, as each says what can come next, in card order.
 */
const LAYOFF = 1 << 10;
export const MELD = 1 << 27; // + the filling
export const RUMMY = MELD + 1024; // + the card
export const STOP = RUMMY + 256;
export const TAKE = STOP + 1; // + the card
const END = TAKE + 256; // no act has this number or a higher one

const MELD_SHIFT = 21;
const END_SHIFT = 20;
const MOST_STEPS = 10; // cards between a run of three and the ace

/** A card of the face that is due: the last one too, where it is the obliged one or nothing is obliged. */
export const NATURAL = 0;
/** A joker that is not the last card: a lower copy than the obliged joker, or any where no joker is obliged. */
export const LOWER_JOKER = 1;
/** A joker that is the last card: the obliged one, or where nothing is obliged the only card. */
export const LAST_JOKER = 2;
/** A joker that is not the last card, a higher copy than the obliged joker. */
export const HIGHER_JOKER = 3;

/** A digit at its place: step 0 is the card next to the meld. */
export const digit = (what: number, step: number): number => what << (2 * (MOST_STEPS - 1 - step));
/** The `layoff` act to a meld's end, to which digits are still to be added. */
export const layoffAt = (meld: number, end: number): number => LAYOFF + (meld << MELD_SHIFT) + (end << END_SHIFT);

// Of a `layoff` act:
export const meldOf = (act: number): number => (act - LAYOFF) >>> MELD_SHIFT;
export const endOf = (act: number): number => ((act - LAYOFF) >>> END_SHIFT) & 1;
export const digitOf = (act: number, step: number): number => ((act - LAYOFF) >>> (2 * (MOST_STEPS - 1 - step))) & 3;
/** Is there no digit but NATURAL after this step? */
export const isLastDigit = (act: number, step: number): boolean => ((act - LAYOFF) & (digit(1, step) - 1)) === 0;
export const isStep = (step: number): boolean => step < MOST_STEPS;

export const isDiscard = (act: number): boolean => act >= DISCARD && act < DRAW;
export const isLayoff = (act: number): boolean => act >= LAYOFF && act < MELD;
export const isMeld = (act: number): boolean => act >= MELD && act < RUMMY;
/** Does it put cards on the table? */
export const isLaying = (act: number): boolean => act >= LAYOFF && act < RUMMY;
export const isRummy = (act: number): boolean => act >= RUMMY && act < STOP;
export const isTake = (act: number): boolean => act >= TAKE && act < END;
