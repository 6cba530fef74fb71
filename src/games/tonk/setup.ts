/** The deal: cards one by one, the upcard, and who holds a tonk [TO-S4 to TO-S8]. */
import type { Seat } from '../../cards/card.ts';
import { putIn } from '../../cards/card-set.ts';
import type { Chance } from '../../cards/chance.ts';
import { at, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { countOf, isTonk } from './count.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  ASKING,
  DISCARDED,
  DISCARDER,
  EVEN,
  LAZY,
  NO_CARD,
  NO_SEAT,
  ORDER,
  PHASE,
  PURSES,
  RESULT,
  START,
  STATUS,
  STOCK,
  STOCK_SIZE,
  TAKEN,
  TONKS,
  TOP,
  TURN,
  freshStatus,
  handOf,
  tonks,
} from './state.ts';
import { lineWriter } from './line-writer.ts';

const HAND_CARDS = 5;
const HALF_PACK = 0x3ffffff;

/** Begins a deal in `state`; of what it held only the purses last. */
export function deal(state: State, start: Start, options: RuleOptions, chance: Chance, write?: WriteLine): void {
  const dealt = HAND_CARDS * options.seats;
  state.fill(0, 0, PURSES);
  state[STATUS] = freshStatus(start.deal, start.dealer) | (start.deck ? 0 : LAZY);
  state[RESULT] = EVEN | (EVEN << 8) | (EVEN << 16) | (EVEN << 24);
  options.pack.shuffle(start.deck, dealt + 1, chance);
  for (let i = 0, seat = options.left(start.dealer); i < dealt; i += 1, seat = options.left(seat))
    dealCard(state, seat, options.pack.at(i), write);
  state[TOP] = NO_CARD;
  state[TAKEN] = NO_CARD;
  state[DISCARDER] = NO_SEAT; // nobody may slap the upcard [TO-P9]
  if (options.upcard) turnUp(state, options.pack.at(dealt), write);
  layStock(state, dealt + (options.upcard ? 1 : 0), options, start.deck !== undefined);
  begin(state, start.dealer, options);
}

/** [TO-S5] */
function dealCard(state: State, seat: Seat, card: number, write?: WriteLine): void {
  putIn(state, handOf(seat), card);
  if (write) lineWriter.dealt(write, seat, card);
}

/** [TO-S6] */
function turnUp(state: State, card: number, write?: WriteLine): void {
  putIn(state, DISCARDED, card);
  state[TOP] = card;
  if (write) lineWriter.turnedUp(write, card);
}

/** What is left of the pack is the stock; where it is drawn from by chance it needs no order. */
function layStock(state: State, gone: number, options: RuleOptions, isOrdered: boolean): void {
  const size = options.pack.cards - gone;
  state[STOCK_SIZE] = size;
  let out0 = state[DISCARDED];
  let out1 = at(state, DISCARDED + 1);
  for (let seat = 0; seat < options.seats; seat += 1) {
    out0 |= at(state, handOf(seat));
    out1 |= at(state, handOf(seat) + 1);
  }
  state[STOCK] = HALF_PACK & ~out0;
  state[STOCK + 1] = HALF_PACK & ~out1;
  for (let i = 0; i < size && isOrdered; i += 1) setPackedByte(state, ORDER, size - 1 - i, options.pack.at(gone + i));
}

/** Everybody with a tonk is asked; without one play starts at once [TO-S7, TO-S8, TO-P1]. */
function begin(state: State, dealer: Seat, options: RuleOptions): void {
  let asked = 0;
  for (let seat = 0; seat < options.seats; seat += 1) {
    const count = countOf(at(state, handOf(seat)), at(state, handOf(seat) + 1));
    if (isTonk(count, options)) asked |= 1 << seat;
  }
  state[TONKS] = tonks(asked, 0, 0);
  state[TURN] = options.left(dealer);
  state[PHASE] = asked === 0 ? START : ASKING;
}
