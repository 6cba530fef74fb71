/** What the king of a kingdom wears. */
import type { Picture } from '../../face/game-face.ts';

export const CROWN: Picture = [{ path: 'M3 7.5 8 11.5 12 4 16 11.5 21 7.5 19 17H5ZM5 18.5H19V21H5Z' }];

/** A trick: two cards, one upon the other. */
export const TRICK: Picture = [{ path: 'M3 6 13 4 14 8 11 8 11 18 5 19Z' }, { path: 'M12 9H21V22H12Z' }];
