import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Match suit or rank, change the suit with a jack, and never end on a trick card.',
    ja: 'マークか数を合わせて手札をなくすゲーム。ジャックはマークを変え、役札では上がれません。',
  },
  seats: { min: 2, max: 6 },
  minutes: { min: 6, max: 10 },
};
