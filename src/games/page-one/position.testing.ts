/**
 * Positions of Page One written in card text, for its tests. Made through the state's own words; acts are given and
 * lines told in short words, so that a test reads like the dossier's worked examples.
 */
import { bit0, bit1, isIn } from '../../cards/card-set.ts';
import { SUITS, type Seat, type Suit } from '../../cards/card.ts';
import { at, packedByte, setPackedByte } from '../../cards/state-array.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, Rules, State } from '../contract/contract.ts';
import { cardReader } from '../kit/laid.testing.ts';
import { fillOptions } from '../contract/options/values.ts';
import { NO_CHANCE, ToldTable, dealTold, rulesBy } from '../kit/told.testing.ts';
import { game } from './index.ts';
import { RuleOptions, findOwnList } from './legal.ts';
import {
  CHALLENGE,
  DISCARD_SIZE,
  DRAWN,
  HAND,
  NO_SEAT,
  NO_SUIT,
  PILE,
  RECYCLED,
  REQUIRED,
  STATUS,
  STOCK_SIZE,
  SUIT_OF,
  TOTALS,
  TRICK,
  TRICK_SIZE,
  TURN,
  WINDOW,
  addToHand,
  discardCard,
  putOnDiscard,
  trickCard,
} from './state.ts';

/** Where the cards lie, in text. `…` at the end of one place stands for every card that is named nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly trick?: string; // in the order played, the leader's card first
  readonly leader?: Seat; // 0 if not said
  readonly suit?: Suit; // that the leader named with a joker
  readonly stock?: string; // top first
  readonly discard?: string; // top first
  readonly window?: Seat; // whose call is due
  readonly liable?: readonly Seat[];
  readonly tricks?: number; // ended so far in this deal
  readonly deal?: number; // 1 if not said
  readonly dealer?: Seat; // 0 if not said
  readonly totals?: readonly number[];
}

/** A table of Page One in some position. */
export class Table extends ToldTable {
  /** `play JK as H`, `challenge 2`. */
  protected override words(act: Act, from: Seat): string {
    const { type, card, suit, seat } = this.rules.print(this.state, from, act);
    const words = [type, card, suit === undefined ? undefined : `as ${String(suit)}`, seat];
    return words.filter((word) => word !== undefined).join(' ');
  }

  protected override actionOf(words: string): Action {
    const [type = '', object, , suit] = words.split(' ');
    if (object === undefined) return { type };
    if (type === 'challenge') return { type, seat: Number(object) };
    return suit === undefined ? { type, card: object } : { type, card: object, suit };
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.cardsWhere((card) => isIn(this.state, HAND + 2 * seat, card));
  }

  /** Top first. */
  get stock(): string {
    return this.fromTop(at(this.state, STOCK_SIZE), (i) =>
      packedByte(this.state, PILE, this.state[STOCK_SIZE] - 1 - i),
    );
  }

  /** Top first. */
  get discard(): string {
    return this.fromTop(at(this.state, DISCARD_SIZE), (i) => discardCard(this.state, i));
  }

  /** In the order played. */
  get trick(): string {
    return this.fromTop(at(this.state, TRICK_SIZE), (i) => trickCard(this.state, i));
  }
}

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says; whatever it leaves out lies nowhere. */
export function position(position: Position): Table {
  const seats = position.hands.length;
  const rules = rulesOf(position.options, seats);
  const cardsIn = cardReader(rules.pack, [...position.hands, position.trick, position.stock, position.discard]);
  const state = bareDeal(rules, position);
  layPiles(state, cardsIn(position.stock), cardsIn(position.discard));
  for (const [seat, text] of position.hands.entries()) layHand(state, seat, cardsIn(text));
  layTrick(state, cardsIn(position.trick), position);
  state[WINDOW] = position.window ?? NO_SEAT;
  for (const seat of position.liable ?? []) state[CHALLENGE] = state[CHALLENGE] | (1 << seat);
  findOwnList(state, new RuleOptions(fillOptions(game.options, position.options ?? {}, seats), seats));
  return new Table(rules, state);
}

/** A deal of which only the counters and the totals are left: all cards are still to be laid. */
function bareDeal(rules: Rules, { deal = 1, dealer = 0, totals = [], tricks = 0 }: Position): State {
  const [state, bare] = [rules.newState(), rules.newState()];
  const deck = Uint8Array.from(rules.pack, (_, card) => card);
  rules.deal(state, { deal, dealer, deck }, NO_CHANCE);
  bare[STATUS] = state[STATUS] + tricks; // tricks are counted in its lowest bits
  for (const [seat, total] of totals.entries()) setPackedByte(bare, TOTALS, seat, total);
  return bare;
}

function layPiles(state: State, stock: readonly number[], discard: readonly number[]): void {
  for (const [i, card] of [...stock].reverse().entries()) setPackedByte(state, PILE, i, card);
  state[STOCK_SIZE] = stock.length;
  for (const card of [...discard].reverse()) putOnDiscard(state, card);
  for (const card of stock) isUnseen(state, card);
}

/** Nobody but its owner has seen a card of a hand. */
function layHand(state: State, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    addToHand(state, seat, card);
    isUnseen(state, card);
  }
  setPackedByte(state, DRAWN, seat, cards.length);
}

function isUnseen(state: State, card: number): void {
  state[RECYCLED] = state[RECYCLED] | bit0(card);
  state[RECYCLED + 1] = at(state, RECYCLED + 1) | bit1(card);
}

function layTrick(state: State, cards: readonly number[], position: Position): void {
  for (const [i, card] of cards.entries()) setPackedByte(state, TRICK, i, card);
  state[TRICK_SIZE] = cards.length;
  state[TURN] = ((position.leader ?? 0) + cards.length) % position.hands.length;
  const suits = cards.slice(0, 2).map((card) => SUIT_OF[card] ?? NO_SUIT);
  const named = position.suit === undefined ? undefined : SUITS.indexOf(position.suit);
  state[REQUIRED] = named ?? suits.find((suit) => suit !== NO_SUIT) ?? NO_SUIT;
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
