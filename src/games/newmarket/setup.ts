/** The buy-in, the deal to all hands and the extra one, and the stakes [NM-S2 to NM-S5]. */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import type { Chips } from '../kit/chips.ts';
import { type RuleOptions, PAY_CARDS } from './rule-options.ts';
import {
  ALL_SUITS,
  BEFORE,
  BIDDER,
  CARDS,
  DEAL,
  DEALER,
  DECIDING,
  DUE,
  EXTRA,
  HAND,
  KITTY,
  LEADING,
  LEADS,
  LIMITS,
  NO_CARD,
  NO_SEAT,
  PHASE,
  POT,
  PURSE,
  SWAPPER,
  TURN,
  WINNER,
  purseOf,
} from './state.ts';

const NO_LIMITS = 0xdddddddd | 0; // 13 everywhere

export class Setup {
  constructor(
    private readonly options: RuleOptions,
    private readonly chips: Chips,
    private readonly writer: LineWriter,
  ) {}

  /** Begins a deal in `state`; of what it held only the purses and the pots last. */
  deal(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    const { options } = this;
    state.fill(0, HAND, LIMITS);
    state.fill(NO_LIMITS, LIMITS, PURSE);
    for (let seat = 0; seat < options.seats; seat += 1) state[BEFORE + seat] = purseOf(state, seat);
    state.fill(0, TURN);
    state[DUE] = NO_CARD;
    state[BIDDER] = state[SWAPPER] = state[WINNER] = NO_SEAT;
    state[DEAL] = start.deal;
    state[DEALER] = start.dealer;
    this.dealCards(state, start, chance, write);
    this.stake(state, write);
    if (!options.mayExchange) beginPlay(state, options); // [NM-W5]
    else {
      state[PHASE] = DECIDING; // [NM-W1]
      state[TURN] = start.dealer;
    }
  }

  /** All cards, one by one: from the left of the dealer round to the dealer, then the extra hand, and again [NM-S4]. */
  private dealCards(state: State, start: Start, chance: Chance, write?: WriteLine): void {
    const { pack, seats } = this.options;
    pack.shuffle(start.deck, CARDS, chance);
    let seat = start.dealer;
    for (let first = 0; first < seats; first += 1) {
      seat = this.options.left(seat);
      this.layHand(state, HAND + 2 * seat, first);
    }
    this.layHand(state, EXTRA, seats);
    if (write) this.tellDeal(start.dealer, write);
  }

  /** Every (n+1)th card, of which the first is at this index of the deck. */
  private layHand(state: State, set: number, first: number): void {
    const { pack, seats } = this.options;
    let low = 0;
    let high = 0;
    for (let i = first; i < CARDS; i += seats + 1) {
      low |= bit0(pack.at(i));
      high |= bit1(pack.at(i));
    }
    state[set] = low;
    state[set + 1] = high;
  }

  private tellDeal(dealer: Seat, write: WriteLine): void {
    const { pack, seats } = this.options;
    for (let i = 0; i < CARDS; i += 1) {
      const round = i % (seats + 1);
      const to = round === seats ? 'widow' : hand((dealer + 1 + round) % seats);
      this.writer.move(write, [pack.at(i)], { from: 'stock', to, why: 'deal' });
    }
  }

  /** Everybody stakes on each pay card, then on the kitty [NM-S5]. */
  private stake(state: State, write?: WriteLine): void {
    const { seats, ante, dealerAnte, kitty } = this.options;
    for (let seat = 0; seat < seats; seat += 1) {
      const amount = seat === state[DEALER] ? dealerAnte : ante;
      for (let pot = POT; pot < POT + PAY_CARDS; pot += 1)
        this.chips.pay(state, PURSE + seat, pot, amount, 'ante', write);
      this.chips.pay(state, PURSE + seat, KITTY, kitty, 'ante', write);
    }
  }
}

/** Left of the dealer leads any suit [NM-P1]. */
export function beginPlay(state: State, options: RuleOptions): void {
  state[PHASE] = LEADING;
  state[TURN] = options.left(state[DEALER]);
  state[LEADS] = ALL_SUITS;
}
