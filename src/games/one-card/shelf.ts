import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Bid for tricks; a joker turns the cards upside down, and one card waits in the middle.',
    ja: '何点取れるかを宣言するトリックゲーム。ジョーカーが強さを逆さまにし、最後の1枚が中央で待ちます。',
  },
  seats: { min: 2, max: 4 },
  minutes: { min: 12, max: 20 },
};
