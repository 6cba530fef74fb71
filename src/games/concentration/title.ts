import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'concentration', place: 7 };
