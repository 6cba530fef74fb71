/** What the king of a kingdom wears. */
import type { Picture } from '../../face/game-face.ts';

export const CROWN: Picture = [{ path: 'M3 7.5 8 11.5 12 4 16 11.5 21 7.5 19 17H5ZM5 18.5H19V21H5Z' }];
