/**
 * Farmer's actions as numbers, in the order of a legal list. An act is told by the total at which it is made, so that
 * a search does not take a hit at six for a hit at fifteen; the record says `hit` and `stay` alone.
 */
import { ActNames } from '../kit/act-names.ts';
import type { ActPrinter } from '../kit/base-rules.ts';
import { GOAL, HIGHEST_CARD } from './rule-options.ts';
import { totalOf } from './state.ts';

const TOTALS = GOAL + HIGHEST_CARD + 1; // of a hand: nobody hits above 16 [FA-P4]

export const HIT = 0; // + the total
export const STAY = TOTALS; // + the total

const WORDS = new ActNames([{ type: 'hit' }, { type: 'stay' }]);

export const NAMES: ActPrinter = {
  print: (act) => WORDS.print(Math.floor(act / TOTALS)),
  parse: (action, state, seat) => {
    const word = WORDS.parse(action);
    return word === undefined ? undefined : TOTALS * word + totalOf(state, seat);
  },
};
