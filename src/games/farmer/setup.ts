/** The buy-in, the draw for the first farmer, and the deal: antes, then one card face down to each [FA-S3 to FA-S5]. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { at } from '../../cards/state-array.ts';
import type { Opening, WriteLine, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import { chips } from './chips.ts';
import { type RuleOptions, SIX, value } from './rule-options.ts';
import { BEFORE, DEALER, DRAWN, FARM, FARMER, HAND, ONE_CARD, PURSE, STATUS, THIS_DEAL, TURN } from './state.ts';
import { layStock, takeCard } from './stock.ts';

export class Setup {
  constructor(
    private readonly options: RuleOptions,
    private readonly writer: LineWriter,
  ) {}

  /** Every seat buys its chips [FA-S3]. Who the farmer is, is said now or drawn in a deal of its own [FA-S4]. */
  open(state: State, write?: WriteLine): Opening {
    const { seats, firstDealer: firstFarmer } = this.options;
    state.fill(0);
    chips.buyIn(state, seats, this.options.purse, write);
    if (firstFarmer === undefined) return { deal: 0, dealer: 0 };
    this.nameFarmer(state, firstFarmer, write);
    return { deal: 1, dealer: firstFarmer };
  }

  /** Begins a deal in `state`; of what it held only the chips last. */
  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    state.fill(0, THIS_DEAL);
    state[STATUS] = start.deal;
    layStock(state, start.deck);
    if (start.deal === 0) this.drawFarmer(state, start.dealer, chance, write);
    else this.begin(state, start.dealer, chance, write);
  }

  private nameFarmer(state: State, seat: Seat, write?: WriteLine): void {
    state[FARMER] = seat;
    if (write) this.writer.note(write, seat, 'farmer');
  }

  /** Cards are turned up one at a time until the 6H appears: who gets it is the farmer [FA-S4]. */
  private drawFarmer(state: State, dealer: Seat, chance: Chance, write?: WriteLine): void {
    let seat = dealer;
    for (let card = -1; card !== SIX;) {
      seat = this.options.left(seat);
      card = takeCard(state, chance);
      if (write) this.writer.move(write, [card], { from: 'stock', to: placeOf('up', seat), why: 'draw-farmer' });
    }
    state[STATUS] = state[STATUS] | DRAWN;
    this.nameFarmer(state, seat, write);
  }

  /** Antes, then the face-down cards, both in farm order [FA-S5]. */
  private begin(state: State, farmer: Seat, chance: Chance, write?: WriteLine): void {
    const { seats, ante } = this.options;
    state[FARMER] = farmer;
    state[DEALER] = farmer;
    state[TURN] = this.options.left(farmer);
    for (let i = 0; i < seats; i += 1) {
      const seat = this.options.inFarmOrder(farmer, i);
      state[BEFORE + seat] = at(state, PURSE + seat);
      chips.pay(state, PURSE + seat, FARM, ante, 'ante', write);
    }
    for (let i = 0; i < seats; i += 1) {
      const seat = this.options.inFarmOrder(farmer, i);
      const card = takeCard(state, chance);
      state[HAND + seat] = ONE_CARD + value(card);
      if (write) this.writer.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
    }
  }
}
