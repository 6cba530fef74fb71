import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'crazy-eights', place: 3 };
