/**
 * Positions of One Card written in card text, for its tests. Made through the state's own words; acts are given and lines
 * told in short words, so that a test reads like the dossier's worked examples.
 */
import { SUITS, type Seat, type Suit } from '../../cards/card.ts';
import type { Action, Options } from '../../record/line.ts';
import type { State } from '../contract/contract.ts';
import { cardNumbers, cardReader } from '../kit/laid.testing.ts';
import { ToldTable, dealTold, rulesBy } from '../kit/told.testing.ts';
import { game } from './index.ts';
import { wantedBy } from './play.ts';
import {
  ALL_CARDS,
  BID,
  BIDDER,
  DEAL,
  DEALER,
  DOWNTOWN,
  HAND,
  JOKER_BIT,
  KITTY,
  NOBODY,
  NO_TRUMP,
  ORDER,
  PASSED,
  PHASE,
  PLAYING,
  TOTALS,
  TRICK,
  TRICK_CARDS,
  TRICK_SIZE,
  TRUMP,
  TURN,
  UNFIXED,
  WANTED,
  WON,
  handOf,
  wonBy,
} from './state.ts';

/** Where the cards lie, in text; what is named nowhere lies nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly bid?: readonly [Seat, number]; // the highest so far, and whose; nobody's if not said
  readonly passed?: readonly Seat[];
  /** Of a deal in play: its trump, `none` where all passed, `open` before the bidder's first card. Left out: the auction. */
  readonly trump?: Suit | 'none' | 'open' | undefined;
  readonly order?: 'down' | undefined; // uptown if not said
  readonly trick?: string; // in the order played
  readonly turn?: Seat; // who leads, or led; who speaks in the auction; 0 if not said
  readonly won?: readonly string[]; // by seat
  readonly kitty?: string;
  readonly dealer?: Seat; // 0 if not said
  readonly deal?: number; // 1 if not said
  readonly totals?: readonly number[];
}

const setOf = (text: string, pack: readonly string[]): number =>
  cardNumbers(text, pack).reduce((set, card) => set | (1 << card), 0);

/** A table of One Card in some position. */
export class Table extends ToldTable {
  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.cards(handOf(this.state, seat));
  }

  won(seat: Seat): string {
    return this.cards(wonBy(this.state, seat));
  }

  get kitty(): string {
    return this.cards(this.state[KITTY]);
  }

  get trick(): string {
    return this.cards(this.state[TRICK_CARDS]);
  }

  /** `bid 8`, `play QH`. */
  protected override actionOf(words: string): Action {
    const [type = '', points] = words.split(' ');
    return type === 'bid' ? { type, points: Number(points) } : super.actionOf(words);
  }

  /** The cards of a set, in card order. */
  cards(set: number): string {
    return this.cardsWhere((card) => (set & (1 << card)) !== 0);
  }
}

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says. */
export function position(position: Position): Table {
  const rules = rulesOf(position.options, position.hands.length);
  const { pack } = rules;
  cardReader(pack, [...position.hands, ...(position.won ?? []), position.trick, position.kitty]);
  const state = rules.newState();
  layCards(state, position, pack);
  layAuction(state, position);
  layPlay(state, position, pack);
  return new Table(rules, state);
}

function layCards(state: State, position: Position, pack: readonly string[]): void {
  for (const [seat, text] of position.hands.entries()) state[HAND + seat] = setOf(text, pack);
  for (const [seat, text] of (position.won ?? []).entries()) state[WON + seat] = setOf(text, pack);
  for (const [seat, total] of (position.totals ?? []).entries()) state[TOTALS + seat] = total;
  state[KITTY] = setOf(position.kitty ?? '', pack);
}

function layAuction(state: State, { dealer = 0, deal = 1, turn = 0, bid = [NOBODY, 0], passed = [] }: Position): void {
  state[DEALER] = dealer;
  state[DEAL] = deal;
  state[TURN] = turn;
  [state[BIDDER], state[BID]] = bid;
  for (const seat of passed) state[PASSED] = state[PASSED] | (1 << seat);
  state[TRUMP] = UNFIXED;
}

function layPlay(state: State, position: Position, pack: readonly string[]): void {
  if (position.trump === undefined) return;
  const trick = cardNumbers(position.trick ?? '', pack);
  state[PHASE] = PLAYING;
  if (position.trump === 'open') state[WANTED] = ALL_CARDS & ~JOKER_BIT;
  else state[TRUMP] = position.trump === 'none' ? NO_TRUMP : SUITS.indexOf(position.trump);
  if (position.order === 'down') state[ORDER] = DOWNTOWN;
  for (const [i, card] of trick.entries()) state[TRICK] = state[TRICK] | (card << (8 * i));
  state[TRICK_CARDS] = setOf(position.trick ?? '', pack);
  state[TRICK_SIZE] = trick.length;
  state[TURN] = (state[TURN] + trick.length) % position.hands.length;
  if (trick[0] !== undefined) state[WANTED] = wantedBy(trick[0], state[TRUMP]);
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
