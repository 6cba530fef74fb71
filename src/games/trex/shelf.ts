import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Each player is king in turn and chooses among five contracts; four avoid cards, the fifth is a race.',
    ja: '順番に王となり、5つの約束から1つずつ選ぶ。4つは取りたくないゲーム、最後は並べる競争です。',
  },
  seats: { min: 4, max: 4 },
  minutes: { min: 30, max: 50 },
};
