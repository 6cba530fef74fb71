import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Build the four suits up and down from the sevens; who cannot add a card pays a chip.',
    ja: '7から上下に並べていく七並べ。出せなければチップを1枚払います。',
  },
  seats: { min: 3, max: 8 },
  minutes: { min: 6, max: 12 },
};
