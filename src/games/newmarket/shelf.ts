import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 3, max: 8 },
  minutes: { min: 6, max: 10 },
  lasts: {
    untilBroke: { min: 18, max: 30 },
  },
  pictures: {
    classic: ['AH', 'KC', 'QD'],
    michigan: ['JS', 'TH'],
    fourKings: ['KS', 'KH', 'KC'],
    openEyes: 2,
    untilBroke: 3,
  },
};
