import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 8 },
  minutes: { min: 20, max: 45 },
  lasts: {
    quick: { min: 10, max: 22 },
    duel: { min: 9, max: 20 },
  },
  pictures: {
    classic: ['QH', 'KH', 'AH'],
    quick: ['5S', '6S', '7S'],
    floating: ['3C', '3D', '3S'],
    quiet: 2,
    duel: 2,
  },
};
