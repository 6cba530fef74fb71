/** How the person wants the table to look and move; a plain value, replaced whole when a setting changes. */
export interface TableStyle {
  readonly deck: 'two-colour' | 'four-colour' | 'large-index';
  readonly back: 'asanoha-indigo' | 'asanoha-crimson' | 'seigaiha-teal' | 'plain-charcoal';
  readonly cloth: 'green' | 'indigo' | 'burgundy' | 'slate';
  readonly speed: 0.5 | 1 | 2 | 4 | 'at-once';
  readonly reducedMotion: boolean; // cards appear at once, fades take at most 100 ms
  readonly leftHand: boolean; // stock and buttons on the left
}
