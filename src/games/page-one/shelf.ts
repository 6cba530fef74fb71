import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 8 },
  minutes: { min: 2, max: 5 },
  lasts: {
    bigTable: { min: 3, max: 7 },
  },
  pictures: {
    classic: ['7H', 'KS', 'JK'],
    strictJoker: ['JK', 'JK'],
    family: 2,
    bigTable: 3,
    callAndChallenge: ['9D'],
  },
};
