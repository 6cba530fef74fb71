import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Draw to exactly 16 and take the farm; whoever goes over keeps quiet, and pays the farmer.',
    ja: '合計ちょうど16で農場のチップを総取り。16を超えたら、黙って農場主に払います。',
  },
  seats: { min: 2, max: 8 },
  minutes: { min: 5, max: 10 },
};
