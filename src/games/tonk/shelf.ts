import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 4 },
  minutes: { min: 10, max: 20 },
  lasts: {
    strict: { min: 15, max: 30 },
    lastPurse: { min: 60, max: 120 },
    singleDeal: { min: 1, max: 1 },
  },
  pictures: {
    classic: ['KH', 'KC', 'JD'],
    strict: ['TS', 'JH', 'QC'],
    eating: ['4S', '5S', '6S'],
    lastPurse: 3,
    singleDeal: ['AC'],
  },
};
