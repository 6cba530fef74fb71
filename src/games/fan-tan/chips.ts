/** The purses and the pot [FT-E3]. */
import { Chips } from '../kit/chips.ts';
import { POT, PURSE } from './state.ts';

export const chips = new Chips(PURSE, [[POT, 'pot']]);
