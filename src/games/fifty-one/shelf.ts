import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 5 },
  minutes: { min: 3, max: 6 },
  lasts: {
    oneSuit: { min: 2, max: 4 },
    pointsMatch: { min: 14, max: 29 },
  },
  pictures: {
    classic: ['AH', 'KH', 'TH'],
    withJoker: ['AS', 'KS', 'JK'],
    oneSuit: ['QC', 'JC', '9C'],
    pointsMatch: ['AD', 'QD'],
  },
};
