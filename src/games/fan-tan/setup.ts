/** The buy-in, the deal of all cards, the antes, and who acts first [FT-S2 to FT-S6]. */
import { bit0, bit1 } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import { chips } from './chips.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  BEFORE,
  CARDS,
  DEAL,
  DEALER,
  HAND,
  NO_SEAT,
  OPEN,
  PASSES,
  POT,
  PURSE,
  SEVENS,
  TURN,
  WINNER,
  holderOf,
  purseOf,
} from './state.ts';

/** Begins a deal in `state`; of what it held only the purses last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  state.fill(0, HAND, PURSE);
  state.fill(0, PASSES);
  for (let seat = 0; seat < options.seats; seat += 1) state[BEFORE + seat] = purseOf(state, seat);
  state[DEAL] = start.deal;
  state[DEALER] = start.dealer;
  state[WINNER] = NO_SEAT;
  dealCards(state, start, options, chance, writer, write);
  stake(state, start.dealer, options, write);
  begin(state, start.dealer, options);
}

/** All cards, one by one, from the left of the dealer [FT-S4]: a hand is every n-th card. */
function dealCards(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  const { pack, seats } = options;
  pack.shuffle(start.deck, CARDS, chance);
  let seat = start.dealer;
  for (let first = 0; first < seats; first += 1) {
    seat = options.left(seat);
    let low = 0;
    let high = 0;
    for (let i = first; i < CARDS; i += seats) {
      low |= bit0(pack.at(i));
      high |= bit1(pack.at(i));
    }
    state[HAND + 2 * seat] = low;
    state[HAND + 2 * seat + 1] = high;
  }
  if (write) tellDeal(start.dealer, options, writer, write);
}

function tellDeal(dealer: Seat, { pack, seats }: RuleOptions, writer: LineWriter, write: WriteLine): void {
  for (let i = 0; i < CARDS; i += 1)
    writer.move(write, [pack.at(i)], { from: 'stock', to: hand((dealer + 1 + i) % seats), why: 'deal' });
}

/** Everybody pays the ante; then those who were dealt a card less than others pay for it [FT-S5]. */
function stake(state: State, dealer: Seat, options: RuleOptions, write?: WriteLine): void {
  const { seats } = options;
  for (let seat = 0; seat < seats; seat += 1) chips.pay(state, PURSE + seat, POT, options.ante, 'ante', write);
  const longHands = CARDS % seats; // they lie from the left of the dealer on; where all are equal there are none
  if (longHands === 0) return;
  for (let seat = 0; seat < seats; seat += 1)
    if ((seat + 2 * seats - dealer - 1) % seats >= longHands)
      chips.pay(state, PURSE + seat, POT, options.shortAnte, 'short-hand', write);
}

/** Who acts first [FT-S6]. With a first card nothing but it can be played first. */
function begin(state: State, dealer: Seat, options: RuleOptions): void {
  const { firstCard } = options;
  if (firstCard === undefined) {
    state[OPEN] = SEVENS;
    state[OPEN + 1] = SEVENS;
    state[TURN] = options.left(dealer);
    return;
  }
  state[OPEN] = bit0(firstCard);
  state[OPEN + 1] = bit1(firstCard);
  state[TURN] = holderOf(state, firstCard, options.seats);
}
