import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'five-hundred-rummy', place: 10, title: { en: '500 Rummy', ja: '500ラミー' } };
