/** The deal: cards one by one, the rest is the stock, and who leads first [PO-S4 to PO-S7]. */
import type { Chance } from '../../cards/chance.ts';
import { byteAt, setPackedByte } from '../../cards/words.ts';
import type { Say, Start, State } from '../contract.ts';
import { type House, findOwnList } from './legal.ts';
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
import { type Telling, hand } from './telling.ts';

/**
 * Cards in the order of the stock, top first. In playouts it is never sorted again: each deal goes on mixing the order
 * in which the last one left it, which is as good as new.
 */
const order = Uint8Array.from({ length: 53 }, (_, card) => card);

/** Begins a deal in `state`, which may hold anything before. */
export function deal(state: State, start: Start, house: House, chance: Chance, telling: Telling, say?: Say): void {
  const cards = house.joker ? 53 : 52;
  const dealt = house.deal * house.seats;
  state.fill(0);
  if (start.deck) order.set(start.deck);
  else drawLazily(chance, cards, dealt);
  for (let i = 0; i < dealt; i += 1) {
    const seat = (start.dealer + 1 + i) % house.seats; // [PO-S5]
    const card = byteAt(order, i);
    addToHand(state, seat, card);
    if (say) telling.move(say, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }
  layStock(state, cards, dealt);
  begin(state, start, house);
  findOwnList(state, house);
}

/** Brings `dealt` cards drawn by chance to the front; a pack without joker must first have it at the back. */
function drawLazily(chance: Chance, cards: number, dealt: number): void {
  if (cards < 53) {
    const place = order.indexOf(52);
    order[place] = byteAt(order, 52);
    order[52] = 52;
  }
  for (let i = 0; i < dealt; i += 1) {
    const j = i + chance.below(cards - i);
    const card = byteAt(order, j);
    order[j] = byteAt(order, i);
    order[i] = card;
  }
}

/** What was not dealt is the stock [PO-S6]; its top is its last byte. */
function layStock(state: State, cards: number, dealt: number): void {
  const size = cards - dealt;
  for (let i = 0; i < size; i += 1) setPackedByte(state, PILE, size - 1 - i, byteAt(order, dealt + i));
  state[STOCK_SIZE] = size;
}

function begin(state: State, start: Start, house: House): void {
  state[TURN] = house.dealerLeads ? start.dealer : (start.dealer + 1) % house.seats; // [PO-S7]
  state[REQUIRED] = NO_SUIT;
  state[WINDOW] = NO_SEAT;
  state[STATUS] = (start.deal << 9) | (start.dealer << 16) | (start.deck ? 0 : LAZY);
  // The whole pack was shuffled into the stock, and each seat drew its hand from it unseen.
  state[RECYCLED] = 0x3ffffff;
  state[RECYCLED + 1] = house.joker ? 0x7ffffff : 0x3ffffff;
  for (let seat = 0; seat < house.seats; seat += 1) {
    setPackedByte(state, DRAWN, seat, house.deal);
    setPackedByte(state, TOTALS, seat, start.totals[seat] ?? 0);
  }
}
