/** Where and how one card lies. All lengths are CSS pixels from the felt's top left corner. */
export interface Pose {
  readonly x: number; // of the card's middle
  readonly y: number;
  readonly angleRad: number; // clockwise
  readonly width: number;
  readonly faceUp: boolean;
  readonly z: number; // higher lies on top
  readonly edge: number; // 0 to 1: brightness of its edge, for playable cards
  readonly shade: number; // 0 to 1: how much it is dimmed if unplayable; 2 in a closed place
  readonly lift: number; // 0 to 1: how high above the felt
  readonly shadow: number; // 0 to 1: strength of its shadow while it lies flat
  readonly covered: boolean; // deep in a squared pile: not drawn
}

/** How far the heights `z` of one place reach: those of the next place begin there. */
export const Z_PLACE = 300;

/** Height of a card of width 1. */
export const RATIO = 1.4;

/** A card lying flat, to be varied. */
export const FLAT: Pose = {
  x: 0,
  y: 0,
  angleRad: 0,
  width: 0,
  faceUp: false,
  z: 0,
  edge: 0,
  shade: 0,
  lift: 0,
  shadow: 1,
  covered: false,
};
