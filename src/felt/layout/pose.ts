/** Where and how one card lies. All lengths are CSS pixels from the felt's top left corner. */
export interface Pose {
  readonly x: number; // of the card's middle
  readonly y: number;
  readonly angleRad: number; // clockwise
  readonly width: number;
  readonly faceUp: boolean;
  readonly z: number; // higher lies on top
  readonly edge: number; // 0 to 1: how bright its edge is, because it may be played
  readonly shade: number; // 0 to 1: how far it steps back, because it may not; 2 in a place that is closed to all
  readonly lift: number; // 0 to 1: how high above the felt
  readonly shadow: number; // 0 to 1: how much of a shadow it throws while it lies flat
  readonly covered: boolean; // deep in a squared pile: no need to draw it
}

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
