/** The deal: five cards each, five on the board, the rest is the stock [FI-S4]. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { setPackedByte } from '../../cards/words.ts';
import type { Say, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand, placeOf } from '../kit/telling.ts';
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
  putIn,
} from './state.ts';

/** Begins a deal in `state`; of what it held only the totals last. */
export function deal(
  state: State,
  start: Start,
  house: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  say?: Say,
): void {
  const hands = HAND_SIZE * house.seats;
  state.fill(0, 0, TOTALS);
  state.fill(0, TOTALS + house.seats);
  house.pack.shuffle(start.deck, hands + BOARD_SIZE, chance);
  let seat = house.next(start.dealer);
  for (let i = 0; i < hands; i += 1) {
    putIn(state, handOf(seat), house.pack.at(i));
    seat = house.next(seat);
  }
  for (let slot = 0; slot < BOARD_SIZE; slot += 1) layInSlot(state, slot, house.pack.at(hands + slot));
  layStock(state, hands + BOARD_SIZE, house);
  state[DEALER] = start.dealer;
  state[DEAL] = start.deal;
  state[TURN] = house.next(start.dealer); // [FI-P1]
  state[ROUND] = 1;
  state[CALLER] = NOBODY;
  state[LAZY] = start.deck ? 0 : 1;
  if (say) tell(house.next(start.dealer), house, writer, say);
}

/** What was not dealt is the stock; its top is its last byte. */
function layStock(state: State, dealt: number, house: RuleOptions): void {
  const size = house.pack.cards - dealt;
  for (let i = 0; i < size; i += 1) setPackedByte(state, PILE, i, house.pack.at(house.pack.cards - 1 - i));
  state[STOCK_SIZE] = size;
}

function tell(eldest: Seat, house: RuleOptions, writer: LineWriter, say: Say): void {
  const hands = HAND_SIZE * house.seats;
  let seat = eldest;
  for (let i = 0; i < hands; i += 1) {
    writer.move(say, [house.pack.at(i)], { from: 'stock', to: hand(seat), why: 'deal' });
    seat = house.next(seat);
  }
  for (let slot = 0; slot < BOARD_SIZE; slot += 1)
    writer.move(say, [house.pack.at(hands + slot)], { from: 'stock', to: placeOf('board', slot), why: 'deal' });
}
