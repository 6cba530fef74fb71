/** Farmer's two actions as numbers, in the order of a legal list. */
import { ActNames } from '../act-names.ts';

export const HIT = 0;
export const STAY = 1;
export const NAMES = new ActNames([{ type: 'hit' }, { type: 'stay' }]);
