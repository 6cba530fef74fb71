import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Find the pairs: turn up two cards, keep them if they match, and remember what you saw.',
    ja: '2枚めくって、同じ数なら取れる。見たカードの場所を覚えましょう。ひとりでも遊べます。',
  },
  seats: { min: 1, max: 8 },
  minutes: { min: 5, max: 15 },
};
