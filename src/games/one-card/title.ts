import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'one-card', place: 1 };
