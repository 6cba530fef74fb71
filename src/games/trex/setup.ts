/** The deal: thirteen cards each, and whose kingdom it is [TX-S2 to TX-S6]. */
import { bit0, bit1, putIn } from '../../cards/card-set.ts';
import type { Chance } from '../../cards/chance.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import { CARDS, HAND_SIZE, SEVEN_OF_HEARTS } from './cards.ts';
import { NO_CONTRACT } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { isKingdomOver } from './score.ts';
import { CONTRACT, KING, KINGDOM, KNOWN, SCORED, SEATS, TOTALS, TURN, handOf, holderOf, rightOf } from './state.ts';
import type { TrexLineWriter } from './line-writer.ts';

/** Begins a deal in `state`; totals, kingdom and what was scored in it last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: TrexLineWriter,
  write?: WriteLine,
): void {
  state.fill(0, 0, TOTALS);
  state[CONTRACT] = NO_CONTRACT;
  if (start.deck) dealCards(state, start, options, chance, writer, write);
  else dealAny(state, options, chance);
  beginKingdom(state, options, writer, write);
  state[TURN] = state[KING];
}

/** Where none has begun, or all contracts of the last one are scored, a kingdom begins and is told [TX-S5, TX-S6]. */
function beginKingdom(state: State, options: RuleOptions, writer: TrexLineWriter, write?: WriteLine): void {
  if (state[KINGDOM] === 0) crownFirst(state, writer, write);
  else if (isKingdomOver(state, options)) state[KING] = rightOf(state[KING]);
  else return;
  state[KINGDOM] = state[KINGDOM] + 1;
  state[SCORED] = 0;
  if (write) writer.note(write, state[KING], 'kingdom', { number: state[KINGDOM] });
}

/** One by one in the order of next, from next(dealer) on [TX-S2]. */
function dealCards(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: TrexLineWriter,
  write?: WriteLine,
): void {
  options.pack.shuffle(start.deck, CARDS, chance);
  for (let i = 0, seat = start.dealer; i < CARDS; i += 1) {
    seat = options.next(seat);
    const card = options.pack.at(i);
    putIn(state, handOf(seat), card);
    if (write) writer.dealt(write, seat, card);
  }
}

/** Any thirteen cards for each: without a record nobody asks in which order they came. The last hand is what is left. */
function dealAny(state: State, { pack }: RuleOptions, chance: Chance): void {
  pack.shuffle(undefined, CARDS - HAND_SIZE, chance);
  for (let seat = 0, i = 0; seat < SEATS; seat += 1) {
    let low = 0;
    let high = 0;
    for (const end = i + HAND_SIZE; i < end; i += 1) {
      low |= bit0(pack.at(i));
      high |= bit1(pack.at(i));
    }
    state[handOf(seat)] = low;
    state[handOf(seat) + 1] = high;
  }
}

/** The holder of 7♥ shows it and is king of the first kingdom [TX-S3]. */
function crownFirst(state: State, writer: TrexLineWriter, write?: WriteLine): void {
  const king = holderOf(state, SEVEN_OF_HEARTS);
  putIn(state, KNOWN, SEVEN_OF_HEARTS);
  state[KING] = king;
  if (write) writer.shown(write, king, [SEVEN_OF_HEARTS]);
}
