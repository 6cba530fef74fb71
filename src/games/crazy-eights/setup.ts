/** The deal: cards one by one, the rest is the stock, and the first card is turned up [CE-S3 to CE-S5]. */
import { putIn } from '../../cards/spot-sets.ts';
import type { Chance } from '../../cards/chance.ts';
import { byteAt } from '../../cards/words.ts';
import type { Say, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import { NEED, SCORE, SEATS, STATUS, TURN, setOf, statusOf } from './state.ts';

/** Begins a deal in `state`; of what it held only the scores last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  say?: Say,
): void {
  const { mixed, piles, seats } = options;
  const dealt = options.handSize * seats;
  clear(state, options);
  mixed.shuffle(start.deck, dealt, chance);
  for (let i = 0; i < dealt; i += 1) {
    const seat = (start.dealer + 1 + i) % seats; // [CE-S3]
    const card = mixed.at(i);
    putIn(state, setOf(seat), byteAt(options.spots, card));
    if (say) writer.move(say, [card], { from: 'stock', to: hand(seat), why: 'deal' });
  }
  piles.lay(state, mixed, dealt, start.deck ? 'fixed' : 'open');
  turnUp(state, options, chance, writer, say);
  state[STATUS] = statusOf(start.deal, start.dealer);
  state[TURN] = (start.dealer + 1) % seats; // [CE-S5]
}

/** Blanks all but the scores and the piles, which are laid anew. */
function clear(state: State, options: RuleOptions): void {
  for (let i = 0; i < SEATS; i += 1) state[i] = 0;
  for (let seat = 0; seat < options.seats; seat += 1) for (let i = 0; i < SCORE; i += 1) state[setOf(seat) + i] = 0;
}

/** Turns cards up until one stays [CE-S4]; what lies under it is part of the discard. */
function turnUp(state: State, options: RuleOptions, chance: Chance, writer: LineWriter, say?: Say): void {
  let card: number;
  do {
    card = options.piles.take(state, chance);
    options.piles.putOnDiscard(state, card);
    if (say) writer.move(say, [card], { from: 'stock', to: 'discard', why: 'upcard' });
  } while (options.turnsWild && options.isWild(card));
  state[NEED] = options.needAfter(card);
}
