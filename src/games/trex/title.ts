import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'trex', place: 6 };
