import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Run the suits upwards past four pay cards with chips on them, and be out first.',
    ja: '同じマークを下から順に続け、チップの乗った4枚の札を出して取り、先に上がります。',
  },
  seats: { min: 3, max: 8 },
  minutes: { min: 6, max: 10 },
};
