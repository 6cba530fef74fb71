/** The deal: five cards each, five on the board, the rest is the stock [FI-S4]. */
import { putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand, placeOf } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  BOARD_SIZE,
  CALLER,
  DEAL,
  DEALER,
  HAND_SIZE,
  LAZY,
  NOBODY,
  PILE,
  ROUND,
  STOCK_SIZE,
  TOTALS,
  TURN,
  handOf,
  layInSlot,
} from './state.ts';

/** Begins a deal in `state`; of what it held only the totals last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  const hands = HAND_SIZE * options.seats;
  state.fill(0, 0, TOTALS);
  state.fill(0, TOTALS + options.seats);
  options.pack.shuffle(start.deck, hands + BOARD_SIZE, chance);
  let seat = options.left(start.dealer);
  for (let i = 0; i < hands; i += 1) {
    putIn(state, handOf(seat), options.pack.at(i));
    seat = options.left(seat);
  }
  for (let slot = 0; slot < BOARD_SIZE; slot += 1) layInSlot(state, slot, options.pack.at(hands + slot));
  layStock(state, hands + BOARD_SIZE, options);
  state[DEALER] = start.dealer;
  state[DEAL] = start.deal;
  state[TURN] = options.left(start.dealer); // [FI-P1]
  state[ROUND] = 1;
  state[CALLER] = NOBODY;
  state[LAZY] = start.deck ? 0 : 1;
  if (write) tell(options.left(start.dealer), options, writer, write);
}

/** What was not dealt is the stock; its top is its last byte. */
function layStock(state: State, dealt: number, options: RuleOptions): void {
  const size = options.pack.cards - dealt;
  for (let i = 0; i < size; i += 1) setPackedByte(state, PILE, i, options.pack.at(options.pack.cards - 1 - i));
  state[STOCK_SIZE] = size;
}

function tell(eldest: Seat, options: RuleOptions, writer: LineWriter, write: WriteLine): void {
  const hands = HAND_SIZE * options.seats;
  let seat = eldest;
  for (let i = 0; i < hands; i += 1) {
    writer.move(write, [options.pack.at(i)], { from: 'stock', to: hand(seat), why: 'deal' });
    seat = options.left(seat);
  }
  for (let slot = 0; slot < BOARD_SIZE; slot += 1)
    writer.move(write, [options.pack.at(hands + slot)], { from: 'stock', to: placeOf('board', slot), why: 'deal' });
}
