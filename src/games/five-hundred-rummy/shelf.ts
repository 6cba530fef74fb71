import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  seats: { min: 2, max: 8 },
  minutes: { min: 20, max: 45 },
};
