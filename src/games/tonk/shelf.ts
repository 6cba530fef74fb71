import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 4 },
  minutes: { min: 10, max: 20 },
};
