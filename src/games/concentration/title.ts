import type { Title } from '../face/game-face.ts';

export const title: Title = { id: 'concentration', place: 7, title: { en: 'Concentration', ja: '神経衰弱' } };
