/** The purses, the farm and the side pot; no purse is ever too short [FA-S3]. */
import { Chips } from '../kit/chips.ts';
import { FARM, PURSE, SIDE } from './state.ts';

export const chips = new Chips(PURSE, [
  [FARM, 'farm'],
  [SIDE, 'side'],
]);
