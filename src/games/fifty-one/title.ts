import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'fifty-one', place: 9 };
