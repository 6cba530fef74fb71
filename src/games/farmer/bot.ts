/**
 * How Farmer is played well, from the dossier's Strategy: the plain player weighs drawing against staying by the chips
 * that they may bring; playouts draw up to a fixed total.
 */
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';
import { HIT, STAY } from './acts.ts';
import { GOAL, HIGHEST_CARD, type RuleOptions } from './rule-options.ts';
import { Outlook } from './outlook.ts';
import { BEFORE, DEALER, FARMER, TURN, purseOf, totalOf } from './state.ts';

/** Going on until 14 did best among simple manners; the farmer, who pays nobody for going over, until 15 [Strategy 1, 6]. */
const ENOUGH = 14;
const ENOUGH_FOR_FARMER = 15;
/** A total that one more card never takes over. */
const NEVER_OVER = GOAL - HIGHEST_CARD;
/** What being the farmer of the next deal is worth for each rival, in antes. */
const FARMER_GETS = 0.3;

export class FarmerBrain implements Brain {
  private readonly outlook: Outlook;

  constructor(private readonly options: RuleOptions) {
    this.outlook = new Outlook(options);
  }

  plain(view: View, acts: readonly Act[]): number {
    if (acts.length === 1) return 0;
    const total = totalOf(view.known, view.seat);
    this.outlook.look(view);
    return this.outlook.isDrawingBetter(total) ? 0 : acts.length - 1;
  }

  /** No card takes a low total over, and nothing is better than 16 [Strategy 2]. */
  isReflex(act: Act): boolean {
    return act <= HIT + NEVER_OVER || act === STAY + GOAL;
  }

  rollout(state: State, acts: Acts): number {
    const seat = state[TURN];
    const enough = seat === state[DEALER] ? ENOUGH_FOR_FARMER : ENOUGH;
    return totalOf(state, seat) < enough ? 0 : acts.length - 1;
  }

  /** Chips won or lost in the deal, the farmer's place counted, on a scale that a whole farm does not exceed. */
  value(state: State, out: Float64Array): void {
    const { seats, ante } = this.options;
    const scale = ante * seats;
    for (let seat = 0; seat < seats; seat += 1) {
      const place = seat === state[FARMER] ? FARMER_GETS * ante * (seats - 1) : 0;
      const won = purseOf(state, seat) - at(state, BEFORE + seat) + place;
      out[seat] = 0.5 + (0.5 * won) / (Math.abs(won) + scale);
    }
  }
}
