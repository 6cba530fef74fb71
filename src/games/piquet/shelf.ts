import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 2 },
  minutes: { min: 20, max: 35 },
  pictures: {
    plain: ['AS', 'KS', 'QS'],
    classic: ['AH', 'KH', 'TH'],
    club: ['7C', '8C', '9C'],
  },
};
