/** The padlock of a seat that may lay nothing [TO-P7]. */
import type { Picture } from '../../face/game-face.ts';

export const PADLOCK: Picture = [
  { path: 'M6 11V7.5a6 6 0 0 1 12 0V11h-2.8V7.5a3.2 3.2 0 0 0-6.4 0V11z', fill: '#6d6a66' },
  { path: 'M5.5 10h13a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2z', fill: '#8c2a12' },
  { path: 'M12 13a2 2 0 0 1 1 3.7v2.8h-2v-2.8a2 2 0 0 1 1-3.7z', fill: '#fdf0e4' },
];
