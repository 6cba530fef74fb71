/** Hands at a table of a matching game, and the deal that fills them. */
import type { Card, Seat } from '../../../cards/card.ts';
import type { Chance } from '../../../cards/chance.ts';
import type { HiddenTable } from '../../../cards/hidden-cards.ts';
import type { MixedPack } from '../../../cards/mixed-pack.ts';
import { hasSpot, addSpot, sizeOfSet } from '../../../cards/spot-sets.ts';
import { byteAt } from '../../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../../contract/contract.ts';
import { type LineWriter, hand } from '../line-writer.ts';
import { STATUS, TURN, handAt, scoreAt, statusOf } from './state.ts';

/** The options of the table: its cards, and the length of a match. */
export interface MatchingOptions extends HiddenTable {
  readonly seats: number;
  readonly pack: readonly Card[];
  readonly mixed: MixedPack;
  readonly handSize: number; // dealt to each seat
  readonly deals: number;
  readonly target: number; // 0 for none
}

export const handSize = (state: State, seat: Seat, { layout }: Pick<HiddenTable, 'layout'>): number =>
  sizeOfSet(state, handAt(layout, seat), layout.setWords);

/** The cards of a hand, in card order. */
export const cardsInHand = (
  state: State,
  seat: Seat,
  { pack, layout, spots }: Pick<MatchingOptions, 'pack' | 'layout' | 'spots'>,
): number[] => [...pack.keys()].filter((card) => hasSpot(state, handAt(layout, seat), byteAt(spots, card)));

/** Begins a deal: cards one by one from the left of the dealer, who acts next; the rest is the stock. Only scores last. */
export function dealHands(
  state: State,
  start: Start,
  options: MatchingOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  const { mixed, layout, seats, spots } = options;
  const dealt = options.handSize * seats;
  for (let i = 0; i < layout.hands; i += 1) state[i] = 0; // so few that `fill` takes longer
  for (let seat = 0; seat < seats; seat += 1)
    for (let i = handAt(layout, seat); i < scoreAt(layout, seat); i += 1) state[i] = 0;
  mixed.shuffle(start.deck, dealt, chance);
  const eldest = start.dealer + 1 < seats ? start.dealer + 1 : 0;
  for (let i = 0, seat = eldest; i < dealt; i += 1) {
    const card = mixed.at(i);
    addSpot(state, handAt(layout, seat), byteAt(spots, card));
    if (write) writer.move(write, [card], { from: 'stock', to: hand(seat), why: 'deal' });
    seat = seat + 1 < seats ? seat + 1 : 0;
  }
  options.piles.lay(state, mixed, dealt, start.deck ? 'fixed' : 'open');
  state[STATUS] = statusOf(start.deal, start.dealer);
  state[TURN] = eldest;
}

/** Turns up the top of the stock onto the discard; returns the card. */
export function turnUp(
  state: State,
  { piles }: MatchingOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): number {
  const card = piles.take(state, chance);
  piles.putOnDiscard(state, card);
  if (write) writer.move(write, [card], { from: 'stock', to: 'discard', why: 'upcard' });
  return card;
}
