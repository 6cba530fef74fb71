import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 6 },
  minutes: { min: 6, max: 10 },
  lasts: {
    cards: { min: 21, max: 35 },
  },
  pictures: {
    classic: ['JS', 'JH'],
    firstToTwo: 2,
    cards: ['8C', '9D', 'KS'],
    stacking: ['2S', '2D', 'AH'],
    switch: ['JC', '2H'],
  },
};
