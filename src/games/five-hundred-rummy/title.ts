import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'five-hundred-rummy', place: 10 };
