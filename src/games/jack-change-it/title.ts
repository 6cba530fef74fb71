import type { Title } from '../face/game-face.ts';

export const title: Title = {
  id: 'jack-change-it',
  place: 2,
};
