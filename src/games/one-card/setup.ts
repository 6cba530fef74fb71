/** The deal: cards one by one, the last one into the middle, and who opens the auction [OC-S4, OC-A1]. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { type LineWriter, hand } from '../kit/line-writer.ts';
import type { RuleOptions } from './rule-options.ts';
import { BIDDER, CARDS, DEAL, DEALER, HAND, KITTY, NOBODY, TOTALS, TRUMP, TURN, UNFIXED } from './state.ts';

/** Begins a deal in `state`; of what it held only the totals last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  const eldest = options.left(start.dealer);
  state.fill(0, 0, TOTALS);
  options.pack.shuffle(start.deck, CARDS - 1, chance);
  let seat = eldest;
  for (let first = 0; first < options.seats; first += 1) {
    state[HAND + seat] = dealtFrom(first, options);
    seat = options.left(seat);
  }
  state[KITTY] = 1 << options.pack.at(CARDS - 1);
  state[DEALER] = start.dealer;
  state[DEAL] = start.deal;
  state[TURN] = eldest;
  state[BIDDER] = NOBODY;
  state[TRUMP] = UNFIXED;
  if (write) tell(eldest, options, writer, write);
}

/** The cards of a seat that is dealt its first one from this place of the pack: one in every round. */
function dealtFrom(first: number, options: RuleOptions): number {
  let cards = 0;
  for (let i = first; i < CARDS - 1; i += options.seats) cards |= 1 << options.pack.at(i);
  return cards;
}

function tell(eldest: Seat, options: RuleOptions, writer: LineWriter, write: WriteLine): void {
  let seat = eldest;
  for (let i = 0; i < CARDS - 1; i += 1) {
    writer.move(write, [options.pack.at(i)], { from: 'stock', to: hand(seat), why: 'deal' });
    seat = options.left(seat);
  }
  writer.move(write, [options.pack.at(CARDS - 1)], { from: 'stock', to: 'kitty', why: 'deal' });
}
