/** The straw hat that the farmer wears. */
import type { Picture } from '../../face/game-face.ts';

export const STRAW_HAT: Picture = [
  { path: 'M.4 17.6a11.6 4.6 0 1 0 23.2 0 11.6 4.6 0 1 0-23.2 0z', fill: '#8a5f1a' },
  { path: 'M.4 16.9a11.6 4.5 0 1 0 23.2 0 11.6 4.5 0 1 0-23.2 0z', fill: '#dfae48' },
  { path: 'M2.6 16.7a9.4 3.2 0 1 0 18.8 0 9.4 3.2 0 1 0-18.8 0z', fill: '#c79332' },
  { path: 'M5.2 16.2C5.2 8.6 7.4 4.6 12 4.6s6.8 4 6.8 11.6c-3.4 1.9-10.2 1.9-13.6 0z', fill: '#f0c865' },
  { path: 'M5.3 13.4c3.6 1.8 9.8 1.8 13.4 0l.1 2.8c-3.4 1.9-10.2 1.9-13.6 0z', fill: '#b5332a' },
  { path: 'M6.9 8.9c3 1.3 7.2 1.3 10.2 0l.4 1c-3.2 1.4-7.8 1.4-11 0z', fill: '#d9a63c' },
];
