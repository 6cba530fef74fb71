/** Fan Tan's actions as numbers. They ascend as a legal list does: the pass, then the plays in card order. */
import { ActNames } from '../kit/act-names.ts';

export const PASS = 0;
export const PLAY = 1; // + the card

/** All of them for one pack, both ways between numbers and the record's objects. */
export const actNames = (pack: readonly string[]): ActNames =>
  new ActNames([{ type: 'pass' }, ...pack.map((card) => ({ type: 'play', card }))]);
