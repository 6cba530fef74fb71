import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 3, max: 8 },
  minutes: { min: 6, max: 12 },
  lasts: {
    untilBroke: { min: 9, max: 19 },
  },
  pictures: {
    classic: ['6S', '7S', '8S'],
    sevens: ['7H'],
    parliament: ['7D'],
    onYourHonour: 2,
    untilBroke: 3,
  },
};
