import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 1, max: 8 },
  minutes: { min: 5, max: 15 },
  lasts: {
    sameColour: { min: 7, max: 20 },
    twins: { min: 22, max: 65 },
    children: { min: 2, max: 5 },
  },
  pictures: {
    classic: ['7S', '7H'],
    sameColour: ['7H', '7D'],
    zebra: ['8S', '8D'],
    twins: ['QH', 'QH'],
    oneFlip: ['9C', '4D'],
    children: ['AH', 'KS', 'JD'],
    solo: 1,
  },
};
