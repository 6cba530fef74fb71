import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 8 },
  minutes: { min: 5, max: 10 },
  lasts: {
    untilBroke: { min: 7, max: 14 },
  },
  pictures: {
    classic: ['TS', '6H'],
    ferme: ['KS', '9D'],
    untilBroke: 3,
  },
};
