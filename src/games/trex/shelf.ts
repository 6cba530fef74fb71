import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 4, max: 4 },
  minutes: { min: 30, max: 50 },
  lasts: {
    oneKingdom: { min: 7, max: 12 },
    complex: { min: 15, max: 24 },
    partners: { min: 14, max: 24 },
  },
  pictures: {
    classic: ['KH', 'QS', '7D'],
    oneKingdom: ['7H'],
    allPenalties: ['AD', 'TD', '6D'],
    complex: ['KH', 'QC', 'JC'],
    partners: 2,
    plain: ['KH'],
  },
};
