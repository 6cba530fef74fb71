/**
 * What a hand was shown not to hold, in one word: the kinds of cards of which it held none when that was last shown
 * (bits 0–23, as a game numbers them), and how many cards came into it since (bits 24–30), of which nothing is known.
 * It is sound and no more: it never excludes how the cards lie.
 */
const KINDS = 0xffffff;
const SINCE_SHIFT = 24;
const ONE_SINCE = 1 << SINCE_SHIFT;
const MOST_SINCE = 127; // more than any hand holds

export const kindsMissed = (miss: number): number => miss & KINDS;

/** How many of its cards, those that came last, may be of any kind; it may be more than the hand has. */
export const cardsSince = (miss: number): number => miss >>> SINCE_SHIFT;

/** The hand as it now is holds no card of these kinds; what was known of a part of it only is forgotten. */
export const afterMiss = (miss: number, kinds: number): number => (cardsSince(miss) === 0 ? miss | kinds : kinds);

/** A card came into the hand that nobody else saw. */
export const afterDraw = (miss: number): number =>
  miss === 0 || cardsSince(miss) === MOST_SINCE ? miss : miss + ONE_SINCE;

/** A card of these kinds left the hand: if it was of a missed kind, it is one that came since. */
export const afterPlay = (miss: number, kinds: number): number =>
  (miss & kinds & KINDS) === 0 ? miss : miss - ONE_SINCE;
