import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 1, max: 8 },
  minutes: { min: 5, max: 15 },
};
