import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 8 },
  minutes: { min: 6, max: 12 },
  lasts: {
    countdown: { min: 18, max: 36 },
    specials: { min: 3, max: 7 },
  },
  pictures: {
    classic: ['8S', '8H', '8C'],
    hoyle: 4,
    countdown: ['2C', '3D', 'AS'],
    jokers: ['JK', 'JK'],
    specials: ['2S', 'QH', 'AC'],
    bigTable: 3,
  },
};
