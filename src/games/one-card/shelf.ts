import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 4 },
  minutes: { min: 12, max: 20 },
  lasts: {
    singleRound: { min: 2, max: 4 },
  },
  pictures: {
    classic: ['AS', 'KD', 'QH'],
    reentry: 2,
    singleRound: ['AS'],
  },
};
