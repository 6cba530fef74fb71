/** The cut for the first deal and the deal [PQ-S1 to PQ-S3]. */
import type { Seat } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import type { MixedPack } from '../../cards/mixed-pack.ts';
import { at, setPackedByte } from '../../cards/state-array.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import {
  DEAL,
  DEALER,
  ELDER_EXCHANGES,
  HAND,
  HOLD,
  OVER,
  PACK,
  PHASE,
  TALON,
  TALON_SIZE,
  TOTAL,
  TURN,
  rankOf,
} from './state.ts';
import type { PiquetLineWriter } from './line-writer.ts';

const HALF = PACK / 2;
const DEALT = PACK - TALON_SIZE;

/** What a deal is made with. */
export interface PiquetDealing {
  readonly options: RuleOptions;
  readonly writer: PiquetLineWriter;
  readonly pack: MixedPack;
}

/** Begins a deal in `state`; of what it held only the totals last. Deal 0 is the cut. */
export function deal(
  state: State,
  start: Start,
  { options, writer, pack }: PiquetDealing,
  chance: Chance,
  write?: WriteLine,
): void {
  const [first, second] = [at(state, TOTAL), at(state, TOTAL + 1)];
  state.fill(0);
  state[TOTAL] = first;
  state[TOTAL + 1] = second;
  state[DEAL] = start.deal;
  pack.shuffle(start.deck, PACK - 1, chance); // the last card needs no choice
  if (start.deal === 0) {
    cut(state, pack, writer, write);
    return;
  }
  state[DEALER] = start.dealer;
  state[TURN] = 1 - start.dealer;
  state[PHASE] = ELDER_EXCHANGES;
  state[HOLD] = options.afterLead ? 1 : 0;
  dealHands(state, pack, writer, write);
  for (let place = 0; place < TALON_SIZE; place += 1) setPackedByte(state, TALON, place, pack.at(DEALT + place));
}

/** The bottom cards of both halves say who deals first [PQ-S2]. */
function cut(state: State, pack: MixedPack, writer: PiquetLineWriter, write?: WriteLine): void {
  const cards = [pack.at(HALF - 1), pack.at(PACK - 1)];
  const dealer = winsCut(pack.at(HALF - 1), pack.at(PACK - 1)) ? 0 : 1;
  state[PHASE] = OVER;
  state[DEALER] = dealer;
  if (write) write({ type: 'note', what: 'cut', cards: writer.cards(cards), dealer });
}

/** The higher rank, or the better suit: card numbers ascend by suit, ranks within it downwards. */
const winsCut = (one: number, other: number): boolean =>
  rankOf(one) === rankOf(other) ? one < other : rankOf(one) < rankOf(other);

/** Twelve cards each, two at a time, elder first [PQ-S3]. */
function dealHands(state: State, pack: MixedPack, writer: PiquetLineWriter, write?: WriteLine): void {
  const elder: Seat = state[TURN];
  for (let i = 0; i < DEALT; i += 1) {
    const seat = (i & 2) === 0 ? elder : 1 - elder;
    const card = pack.at(i);
    state[HAND + seat] = at(state, HAND + seat) | (1 << card);
    if (write) writer.dealt(write, seat, card);
  }
}
