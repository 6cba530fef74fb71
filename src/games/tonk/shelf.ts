import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'A fast rummy for chips: spread, hit, drop when you are lowest, and slap what others throw away.',
    ja: 'チップを賭けた速いラミー。組を出し、付け足し、低いと思ったら勝負。捨て札は横取りもできます。',
  },
  seats: { min: 2, max: 4 },
  minutes: { min: 10, max: 20 },
};
