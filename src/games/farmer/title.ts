import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'farmer', place: 8 };
