/**
 * Positions of Tonk written in card text, for its tests. Made through the state's own words; acts are given and lines
 * told in short words, so that a test reads like the dossier's worked examples.
 */
import type { Seat } from '../../cards/card.ts';
import { cardsOf, putIn } from '../../cards/card-set.ts';
import { MELDS } from '../../cards/melds.ts';
import { must } from '../../cards/must.ts';
import { at, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, Rules, State } from '../contract/contract.ts';
import { cardNumbers, cardReader } from '../kit/laid.testing.ts';
import { NO_CHANCE, TableInWords, dealTold, rulesBy } from '../kit/told.testing.ts';
import { PACK } from './acts.ts';
import { game } from './index.ts';
import {
  BARRED,
  DISCARDED,
  DISCARDER,
  LAZY,
  NO_CARD,
  NO_SEAT,
  ORDER,
  PHASE,
  PLAY,
  PURSES,
  RESULT,
  SPREADS_LAID,
  START,
  STATUS,
  STOCK,
  STOCK_SIZE,
  TAKEN,
  TAKES,
  TOP,
  TURN,
  barredTurns,
  handOf,
  meldAt,
  publicOf,
  setMeld,
} from './state.ts';

/** Where the cards lie, in text. `…` at the end of one place stands for every card that is named nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly turn?: Seat; // the dealer's left if not said
  readonly step?: 'start' | 'play'; // 'start' if not said
  readonly spreads?: readonly string[]; // meld/0, meld/1 …, the owner first: `2: QH JH TH`
  readonly stock?: string; // top first
  readonly discard?: string; // top first
  readonly discarder?: Seat; // who has just discarded: the window is open
  readonly taken?: string; // the card that was drawn off the pile in this turn
  readonly takes?: number; // draws of the discard in a row
  readonly barred?: Readonly<Record<Seat, number>>; // turns by seat
  readonly deal?: number; // 1 if not said
  readonly dealer?: Seat; // 0 if not said
  readonly purses?: readonly number[]; // 100 each if not said; or points
}

const text = (cards: readonly number[]): string => cards.map((card) => PACK[card] ?? '?').join(' ');

/** A table of Tonk in some position. */
export class Table extends TableInWords {
  /** Who may do what, by type: `{ 1: 'draw discard, stock; drop', 2: 'slap 9H meld/0' }`. */
  legal(): Record<Seat, string> {
    return Object.fromEntries(Object.entries(this.lists()).map(([seat, list]) => [seat, byType(list)]));
  }

  /** The acts of a seat of one type: `KH meld/0, 9H meld/0`; nothing if it has none. */
  legalOf(seat: Seat, type: string): string | undefined {
    const groups = this.legal()[seat]?.split('; ') ?? [];
    return groups.find((group) => group.split(' ', 1)[0] === type)?.slice(type.length + 1);
  }

  /** `hit KH meld/0` as the record's object. */
  protected override actionOf(said: string): Action {
    const [type = '', ...rest] = said.split(' ');
    const [first = '', second = ''] = rest;
    if (type === 'spread' || type === 'slap-spread') return { type, cards: rest };
    if (type === 'hit' || type === 'slap') return { type, card: first, spread: second };
    if (type === 'draw') return { type, from: first };
    return type === 'discard' ? { type, card: first } : { type };
  }

  /** The number of an act, for a seat that may do anything with it. */
  number(said: string): Act {
    return must(this.rules.parse(this.state, 0, this.actionOf(said)), said);
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.set(handOf(seat));
  }

  /** The cards that all know to be in the hand of a seat. */
  known(seat: Seat): string {
    return this.set(publicOf(seat));
  }

  /** In card order. */
  get stock(): string {
    return this.set(STOCK);
  }

  /** In the order in which it will be drawn, where that is fixed. */
  get order(): string {
    const size = this.state[STOCK_SIZE];
    return text(Array.from({ length: size }, (_, depth) => packedByte(this.state, ORDER, size - 1 - depth)));
  }

  /** In card order. */
  get discard(): string {
    return this.set(DISCARDED);
  }

  /** `meld/k`, in card order. */
  spread(k: number): string {
    return k < this.state[SPREADS_LAID] ? text(MELDS[meldAt(this.state, k)]?.cards ?? []) : '';
  }

  barred(seat: Seat): number {
    return barredTurns(this.state, seat);
  }

  get purses(): readonly number[] {
    return this.rules.standing(this.state).totals;
  }

  private set(index: number): string {
    return text(cardsOf(at(this.state, index), at(this.state, index + 1)));
  }
}

/** Acts grouped by type, which is said once. */
function byType(list: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const act of list) {
    const [type = '', ...fields] = act.split(' ');
    groups.set(type, [...(groups.get(type) ?? []), fields.join(' ')]);
  }
  return [...groups].map(([type, acts]) => `${type} ${acts.join(', ')}`.trim()).join('; ');
}

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says; whatever it leaves out lies nowhere. */
export function position(position: Position): Table {
  const rules = rulesOf(position.options, position.hands.length);
  const spreads = (position.spreads ?? []).map((one) => one.slice(3));
  const cardsIn = cardReader(PACK, [...position.hands, position.stock, position.discard, ...spreads]);
  const state = bareDeal(rules, position);
  for (const [seat, hand] of position.hands.entries())
    for (const card of cardsIn(hand)) putIn(state, handOf(seat), card);
  layPiles(state, cardsIn(position.stock), cardsIn(position.discard));
  for (const [k, one] of spreads.entries())
    laySpread(state, k, Number(position.spreads?.[k]?.slice(0, 1)), cardNumbers(one, PACK));
  for (const [seat, turns] of Object.entries(position.barred ?? {})) setPackedByte(state, BARRED, Number(seat), turns);
  setTurn(state, position);
  return new Table(rules, state);
}

function setTurn(state: State, position: Position): void {
  const {
    step = 'start',
    dealer = 0,
    turn = (dealer + 1) % position.hands.length,
    discarder = NO_SEAT,
    takes = 0,
  } = position;
  state[PHASE] = step === 'play' ? PLAY : START;
  state[TURN] = turn;
  state[DISCARDER] = discarder;
  state[TAKES] = takes;
  if (position.taken === undefined) return;
  state[TAKEN] = must(cardNumbers(position.taken, PACK)[0], 'a taken card');
  putIn(state, publicOf(turn), state[TAKEN]);
}

/** A deal of which only its number, its dealer and the purses are left: all cards are still to be laid. */
function bareDeal(rules: Rules, { deal = 1, dealer = 0, purses }: Position): State {
  const [state, bare] = [rules.newState(), rules.newState()];
  const deck = Uint8Array.from(PACK, (_, card) => card);
  rules.open(state);
  rules.deal(state, { deal, dealer, deck }, NO_CHANCE);
  for (const word of [STATUS, RESULT]) bare[word] = at(state, word);
  for (let seat = 0; seat < rules.seats; seat += 1) bare[PURSES + seat] = purses?.[seat] ?? at(state, PURSES + seat);
  bare[TAKEN] = NO_CARD;
  return bare;
}

function layPiles(state: State, stock: readonly number[], discard: readonly number[]): void {
  for (const [i, card] of [...stock].reverse().entries()) {
    putIn(state, STOCK, card);
    setPackedByte(state, ORDER, i, card);
  }
  state[STOCK_SIZE] = stock.length;
  for (const card of discard) putIn(state, DISCARDED, card);
  state[TOP] = discard[0] ?? NO_CARD;
}

function laySpread(state: State, k: number, owner: Seat, cards: readonly number[]): void {
  const sorted = [...cards].sort((a, b) => a - b).join();
  const meld = MELDS.findIndex((one) => one.cards.join() === sorted);
  if (meld < 0) throw new Error(`${text(cards)} is no spread`);
  setMeld(state, k, meld, owner);
  state[SPREADS_LAID] = k + 1;
}

/** A deal from a deck that begins with these cards; what was told on the way, and the table after it. */
export function dealt(setup: { options?: Options; seats: number; dealer: Seat; deck?: string }): {
  readonly table: Table;
  readonly told: readonly string[];
} {
  const rules = rulesOf(setup.options, setup.seats);
  const { state, told } = dealTold(rules, setup);
  return { table: new Table(rules, state), told };
}

/** A fresh deal with these hands of five, seat by seat; the rest of the deck follows in card order, or as `then` begins. */
export function handsDealt(
  hands: readonly string[],
  setup: { options?: Options; dealer?: Seat; then?: string } = {},
): Table {
  const { dealer = 0, then = '' } = setup;
  const cards = hands.map((hand) => hand.split(' '));
  const order = hands.map((_, i) => (dealer + 1 + i) % hands.length);
  const deck = [0, 1, 2, 3, 4].flatMap((i) => order.map((seat) => must(cards[seat]?.[i], 'five cards'))).join(' ');
  return dealt({ ...setup, seats: hands.length, dealer, deck: `${deck} ${then}` }).table;
}

/** Any of the stock may come: as in a guess. */
export const isOpen = (state: State): boolean => (state[STATUS] & LAZY) !== 0;
