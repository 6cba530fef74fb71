import type { ShelfWords } from '../face/game-face.ts';

export const shelf: ShelfWords = {
  what: {
    en: 'Rummy for points: dig in the open pile, lay what you can, add to anybody’s melds, call “Rummy!” out of turn.',
    ja: '場に出したカードが点になるラミー。捨て札の山を掘り返し、だれの組にも付け、「ラミー！」で割り込みます。',
  },
  seats: { min: 2, max: 8 },
  minutes: { min: 20, max: 45 },
};
