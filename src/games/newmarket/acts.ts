/**
 * Newmarket's actions as numbers. They ascend as a legal list does: by type, then amounts and cards in order. A bid is
 * told by its step above the highest bid, so the same number means another amount in another state.
 */
import { must } from '../../cards/must.ts';
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act, State } from '../contract/contract.ts';
import { BID as HIGHEST, CARDS } from './state.ts';

/** What a seat may bid more than the highest bid [NM-W3]. */
export const BID_STEPS: readonly number[] = [1, 2, 5];

export const BID = 0; // + index of the step
export const COLLECT = BID + 3; // + the card
export const EXCHANGE = COLLECT + CARDS;
export const KEEP = EXCHANGE + 1;
export const PASS = KEEP + 1;
export const PLAY = PASS + 1; // + the card

/** The amount of a bid. */
export const amountOf = (state: State, act: Act): number =>
  state[HIGHEST] + must(BID_STEPS[act - BID], 'step of a bid');

/** All actions but the bids for one pack, both ways between numbers and the record's objects. */
export class Names {
  private readonly names: ActNames;

  constructor(pack: readonly string[]) {
    const bids = BID_STEPS.map((step) => ({ type: 'bid', step }));
    const ofCards = (type: string): Action[] => pack.map((card) => ({ type, card }));
    const words = ['exchange', 'keep', 'pass'].map((type) => ({ type }));
    this.names = new ActNames([...bids, ...ofCards('collect'), ...words, ...ofCards('play')]);
  }

  print(act: Act, state: State): Action {
    return act < COLLECT ? { type: 'bid', amount: amountOf(state, act) } : this.names.print(act);
  }

  parse(action: Action, state: State): Act | undefined {
    const { type, amount } = action;
    if (type !== 'bid') return this.names.parse(action);
    const step = typeof amount === 'number' ? BID_STEPS.indexOf(amount - state[HIGHEST]) : -1;
    return step < 0 || Object.keys(action).length !== 2 ? undefined : BID + step;
  }
}
