import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'fan-tan', place: 4 };
