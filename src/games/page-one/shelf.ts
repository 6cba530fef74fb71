import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Get rid of your cards in tricks, dig in the stock when you cannot follow, and do not forget to call.',
    ja: 'トリックで手札をなくすゲーム。出せなければ山札から引き、残り1枚のときは「ページワン」。',
  },
  seats: { min: 2, max: 8 },
  minutes: { min: 2, max: 5 },
};
