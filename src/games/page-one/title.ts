import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'page-one', place: 0 };
