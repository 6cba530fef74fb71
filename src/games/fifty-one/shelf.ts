import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 5 },
  minutes: { min: 3, max: 6 },
};
