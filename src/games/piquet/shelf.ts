import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'The old game for two: exchange, declare what you hold or keep it secret, then fight for twelve tricks.',
    ja: '二人の古典。札を替え、持ち札を宣言し、あるいは隠し、12回の勝負を争います。',
  },
  seats: { min: 2, max: 2 },
  minutes: { min: 20, max: 35 },
};
