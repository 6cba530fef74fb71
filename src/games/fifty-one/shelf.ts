import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Swap cards with the board to gather one suit worth up to 51, and call “Stop!” in time.',
    ja: '場の5枚と手札を取り替え、同じマークで51を目指す。ここだと思ったら「ストップ」。',
  },
  seats: { min: 2, max: 5 },
  minutes: { min: 3, max: 6 },
};
