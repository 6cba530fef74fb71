/** The deal: cards one by one, the rest is the stock, and the first card is turned up [CE-S3 to CE-S5]. */
import { putIn } from '../../cards/spot-sets.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/words.ts';
import type { Say, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/telling.ts';
import type { RuleOptions } from './rule-options.ts';
import { NEED, SCORE, SEATS, STATUS, TURN, setOf, statusOf } from './state.ts';

/** Begins a deal in `state`; of what it held only the scores last. */
export function deal(
  state: State,
  start: Start,
  house: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  say?: Say,
): void {
  const { mixed, piles, seats } = house;
  const dealt = house.handSize * seats;
  clear(state, house);
  mixed.shuffle(start.deck, dealt, chance);
  for (let i = 0; i < dealt; i += 1) {
    const seat = (start.dealer + 1 + i) % seats; // [CE-S3]
    const card = mixed.at(i);
    putIn(state, setOf(seat), byteAt(house.spots, card));
    if (say) writer.move(say, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }
  piles.lay(state, mixed, dealt, start.deck ? 'fixed' : 'open');
  turnUp(state, house, chance, writer, say);
  state[STATUS] = statusOf(start.deal, start.dealer);
  state[TURN] = (start.dealer + 1) % seats; // [CE-S5]
}

/** Blanks all but the scores and the piles, which are laid anew. */
function clear(state: State, house: RuleOptions): void {
  for (let i = 0; i < SEATS; i += 1) state[i] = 0;
  for (let seat = 0; seat < house.seats; seat += 1) for (let i = 0; i < SCORE; i += 1) state[setOf(seat) + i] = 0;
}

/** Turns cards up until one stays [CE-S4]; what lies under it is part of the discard. */
function turnUp(state: State, house: RuleOptions, chance: Chance, writer: LineWriter, say?: Say): void {
  let card: number;
  do {
    card = house.piles.take(state, chance);
    house.piles.putOnDiscard(state, card);
    if (say) writer.move(say, [card], { from: 'stock', to: 'discard', why: 'upcard' });
  } while (house.turnsWild && house.isWild(card));
  state[NEED] = house.needAfter(card);
}
