import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Match suit or rank to get rid of your cards; an eight goes on anything and names the suit.',
    ja: 'マークか数を合わせて手札をなくすゲーム。8はいつでも出せて、好きなマークを指定できます。',
  },
  seats: { min: 2, max: 8 },
  minutes: { min: 6, max: 12 },
};
