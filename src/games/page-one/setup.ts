/** The deal: cards one by one, the rest is the stock, and who leads first [PO-S4 to PO-S7]. */
import type { Chance } from '../../cards/chance.ts';
import type { MixedPack } from '../../cards/mixed-pack.ts';
import { at, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { type RuleOptions, findOwnList } from './legal.ts';
import {
  DRAWN,
  LAZY,
  NO_SEAT,
  NO_SUIT,
  PILE,
  RECYCLED,
  REQUIRED,
  STATUS,
  STOCK_SIZE,
  TOTALS,
  TURN,
  WINDOW,
  addToHand,
} from './state.ts';
import { hand } from '../kit/line-writer.ts';
import type { PageOneLineWriter } from './line-writer.ts';

/** Begins a deal in `state`; of what it held only the totals last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: PageOneLineWriter,
  write?: WriteLine,
): void {
  const dealt = options.deal * options.seats;
  const low = at(state, TOTALS);
  const high = at(state, TOTALS + 1);
  state.fill(0);
  state[TOTALS] = low;
  state[TOTALS + 1] = high;
  options.pack.shuffle(start.deck, dealt, chance);
  for (let i = 0; i < dealt; i += 1) {
    const seat = (start.dealer + 1 + i) % options.seats; // [PO-S5]
    const card = options.pack.at(i);
    addToHand(state, seat, card);
    if (write) writer.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }
  layStock(state, options.pack, dealt);
  begin(state, start, options);
  findOwnList(state, options);
}

/** What was not dealt is the stock [PO-S6]; its top is its last byte. */
function layStock(state: State, pack: MixedPack, dealt: number): void {
  const size = pack.cards - dealt;
  for (let i = 0; i < size; i += 1) setPackedByte(state, PILE, size - 1 - i, pack.at(dealt + i));
  state[STOCK_SIZE] = size;
}

function begin(state: State, start: Start, options: RuleOptions): void {
  state[TURN] = options.dealerLeads ? start.dealer : (start.dealer + 1) % options.seats; // [PO-S7]
  state[REQUIRED] = NO_SUIT;
  state[WINDOW] = NO_SEAT;
  state[STATUS] = (start.deal << 9) | (start.dealer << 16) | (start.deck ? 0 : LAZY);
  // The whole pack was shuffled into the stock, and each seat drew its hand from it unseen.
  state[RECYCLED] = 0x3ffffff;
  state[RECYCLED + 1] = options.joker ? 0x7ffffff : 0x3ffffff;
  for (let seat = 0; seat < options.seats; seat += 1) setPackedByte(state, DRAWN, seat, options.deal);
}
