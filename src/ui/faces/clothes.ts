/** What the characters wear: shoulders with a collar. Pure. */
import { type Shape, filled, oval, pair, stroke } from './shapes.ts';

const SHOULDERS = 'M4 66C5 53 17 49 32 49s27 4 28 17z';

/** A robe, its edges crossed over a lining. */
export const robe = (cloth: string, edge: string, lining = '#f7f0e0'): readonly Shape[] => [
  filled(cloth, SHOULDERS),
  filled(lining, 'M22 48.5 32 62l10-13.500z'),
  filled(edge, 'M45 48 28 67h-7l19-19.500z'),
  filled(edge, 'M19 48l17 19h-7.500L17 50.500z'),
];

/** A shirt with waistcoat and bow tie. */
export const waistcoat = (cloth: string, tie: string): readonly Shape[] => [
  filled('#f4ede0', SHOULDERS),
  pair(cloth, 'M4 66C5 54 14 51 22 49.500L31 66z'),
  pair(tie, 'M32 54.500l-7-3.500v7.500z'),
  filled(tie, oval(32, 54.7, 2)),
];

/** A jersey with a high collar. */
export const jersey = (cloth: string, collar: string): readonly Shape[] => [
  filled(cloth, SHOULDERS),
  filled(collar, 'M20 47h24v6c-6 4-18 4-24 0z'),
];

/** A scarf over a coat. */
export const scarf = (cloth: string, wool: string): readonly Shape[] => [
  filled(cloth, SHOULDERS),
  filled(wool, 'M17 47c8 4 22 4 30 0l2 6c-9 6-25 6-34 0z'),
  filled(wool, 'M37 53l8-1 3 14h-9z'),
  stroke('#00000026', 1.2, 'M38 54l9-1.500'),
];

/** A dress with a pearl necklace. */
export const pearls = (cloth: string): readonly Shape[] => [
  filled(cloth, SHOULDERS),
  ...[-10, -6.4, -2.2, 2.2, 6.4, 10].map((x) => filled('#fff6e4', oval(32 + x, 56.5 - x * x * 0.05, 1.9))),
];
