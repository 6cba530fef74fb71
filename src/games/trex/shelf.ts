import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 4, max: 4 },
  minutes: { min: 30, max: 50 },
};
