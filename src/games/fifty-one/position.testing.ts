/**
 * Positions of Fifty-One written in card text, for its tests. Made through the state's own words; acts are given and
 * lines told in short words, so that a test reads like the dossier's worked examples.
 */
import { bit0, bit1, isIn, putIn } from '../../cards/card-set.ts';
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { packedByte } from '../../cards/state-array.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, State } from '../contract/contract.ts';
import { cardNumbers, cardReader } from '../kit/laid.testing.ts';
import { TableInWords, dealTold, rulesBy } from '../kit/told.testing.ts';
import { game } from './index.ts';
import {
  CALL,
  CALLER,
  CLEARED,
  DEAL,
  DEALER,
  DISCARD_SIZE,
  EXCHANGE,
  NOBODY,
  PHASE,
  PILE,
  ROUND,
  STOCK_SIZE,
  TOTALS,
  TURN,
  discardCard,
  handOf,
  layInSlot,
  putOnDiscard,
  putOnStock,
  slotCard,
  takenBy,
} from './state.ts';
import { pointsOf, shownAs } from './worth.ts';

/** Where the cards lie, in text. `…` at the end of stock or discard stands for every card that is named nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly taken?: readonly string[]; // by seat: the cards of its hand that all saw it take
  readonly board?: string; // `board/0` first
  readonly stock?: string; // top first
  readonly discard?: string; // top first
  readonly turn?: Seat; // 0 if not said
  readonly round?: number; // own turn number of that seat; 1 if not said
  readonly phase?: 'exchange' | 'cleared' | 'call'; // the first if not said
  readonly caller?: Seat; // nobody if not said
  readonly dealer?: Seat; // the last seat if not said
  readonly deal?: number; // 1 if not said
  readonly totals?: readonly number[];
}

/** A table of Fifty-One in some position. */
export class Table extends TableInWords {
  /** The same, swaps left out but for their number: `{ 1: 'clear, 25 swaps' }`. */
  legal(): Record<Seat, string> {
    return Object.fromEntries(Object.entries(this.lists()).map(([seat, list]) => [seat, summary(list)]));
  }

  protected override words(act: Act, seat: Seat): string {
    const { type, take, give } = this.rules.print(this.state, seat, act);
    return take === undefined ? type : `${type} ${String(take)} for ${String(give)}`;
  }

  /** `swap KH for 4C` as the record's object. */
  protected override actionOf(words: string): Action {
    const [type = '', take, , give] = words.split(' ');
    return take === undefined || give === undefined ? { type } : { type, take, give };
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.cardsIn(handOf(seat));
  }

  /** The cards of its hand that all saw it take. */
  taken(seat: Seat): string {
    return this.cardsIn(takenBy(seat));
  }

  private cardsIn(set: number): string {
    return this.cardsWhere((card) => isIn(this.state, set, card));
  }

  /** `board/0` first. */
  get board(): string {
    return this.fromTop(5, (i) => slotCard(this.state, i));
  }

  /** Top first. */
  get stock(): string {
    const size = this.state[STOCK_SIZE];
    return this.fromTop(size, (i) => packedByte(this.state, PILE, size - 1 - i));
  }

  /** Top first. */
  get discard(): string {
    return this.fromTop(this.state[DISCARD_SIZE], (i) => discardCard(this.state, i));
  }
}

function summary(list: readonly string[]): string {
  const swaps = list.filter((one) => one.startsWith('swap '));
  const others = list.map((one) => (one === swaps[0] ? `${String(swaps.length)} swaps` : one));
  return others.filter((one) => !one.startsWith('swap ')).join(', ');
}

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says; whatever it leaves out lies nowhere. */
export function position(position: Position): Table {
  const rules = rulesOf(position.options, position.hands.length);
  const cardsIn = cardReader(rules.pack, [...position.hands, position.board, position.stock, position.discard]);
  const state = rules.newState();
  for (const [seat, text] of position.hands.entries())
    for (const card of cardsIn(text)) putIn(state, handOf(seat), card);
  for (const [seat, text] of (position.taken ?? []).entries())
    for (const card of cardsIn(text)) putIn(state, takenBy(seat), card);
  for (const [slot, card] of cardsIn(position.board).entries()) layInSlot(state, slot, card);
  for (const card of cardsIn(position.stock).reverse()) putOnStock(state, card);
  for (const card of cardsIn(position.discard).reverse()) putOnDiscard(state, card);
  layTurn(state, position);
  return new Table(rules, state);
}

function layTurn(state: State, position: Position): void {
  const { turn = 0, round = 1, phase = 'exchange', caller = NOBODY, deal = 1, totals = [] } = position;
  state[TURN] = turn;
  state[ROUND] = round;
  state[PHASE] = { exchange: EXCHANGE, cleared: CLEARED, call: CALL }[phase];
  state[CALLER] = caller;
  state[DEALER] = position.dealer ?? position.hands.length - 1;
  state[DEAL] = deal;
  for (const [seat, total] of totals.entries()) state[TOTALS + seat] = total;
}

/** A deal from a deck that begins with these cards; what was told on the way, and the table after it. */
export function dealt(setup: { options?: Options; seats: number; dealer: Seat; deck?: string; deal?: number }): {
  readonly table: Table;
  readonly told: readonly string[];
} {
  const rules = rulesOf(setup.options, setup.seats);
  const { state, told } = dealTold(rules, setup);
  return { table: new Table(rules, state), told };
}

/** A hand as it would be shown: `S 51`, with the joker's card after it. */
export function shown(text: string, onlyFlush = false): string {
  const { pack } = rulesOf({ joker: true }, 2);
  const cards = cardNumbers(text, pack);
  const low = cards.reduce((set, card) => set | bit0(card), 0);
  const high = cards.reduce((set, card) => set | bit1(card), 0);
  const { suit, joker } = shownAs(low, high, onlyFlush);
  const stands = text.includes('JK') ? ` ${must(pack[joker], 'joker')}` : '';
  return `${must(SUITS[suit], 'suit')} ${String(pointsOf(low, high, onlyFlush))}${stands}`;
}
