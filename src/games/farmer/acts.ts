/**
 * Farmer's actions as numbers, in the order of a legal list. An act is told by the total at which it is made, so that
 * whoever looks ahead does not take a hit at six for a hit at fifteen; the record says `hit` and `stay` alone.
 */
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act } from '../contract/contract.ts';
import { GOAL, HIGHEST_CARD } from './rule-options.ts';

const TOTALS = GOAL + HIGHEST_CARD + 1; // of a hand: nobody hits above 16 [FA-P4]

export const HIT = 0; // + the total
export const STAY = TOTALS; // + the total

const NAMES = new ActNames([{ type: 'hit' }, { type: 'stay' }]);

export const printAct = (act: Act): Action => NAMES.print(Math.floor(act / TOTALS));

/** The act of a seat whose hand has this total; nothing for other actions. */
export function parseAct(action: Action, total: number): Act | undefined {
  const name = NAMES.parse(action);
  return name === undefined ? undefined : TOTALS * name + total;
}
