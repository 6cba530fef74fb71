/**
 * Positions of Fan Tan written in card text, for its tests. Made through the state's own words; acts are given and lines
 * told in short words, so that a test reads like the dossier's worked examples.
 */
import { isIn, putIn, takeOut } from '../../cards/card-set.ts';
import { SUITS, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import type { State } from '../contract/contract.ts';
import { cardNumbers, deckAround } from '../kit/laid.testing.ts';
import { ToldTable, dealTold, rulesBy } from '../kit/told.testing.ts';
import { game } from './index.ts';
import {
  BEFORE,
  DEAL,
  DEALER,
  HAND,
  HIGH_ROW,
  LOW_ROW,
  NEXT_0,
  NEXT_1,
  NO_SEAT,
  OPEN,
  POT,
  PURSE,
  SEVEN,
  SEVENS,
  SUIT_SIZE,
  TABLE,
  TURN,
  WINNER,
  holds,
} from './state.ts';

/** How the cards and the chips lie, in text. `…` at the end of one hand stands for every card that is named nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly rows?: string; // from their lowest card to their highest: `S 5-9, H 7`; none if not said
  readonly turn?: Seat; // 0 if not said
  readonly purses?: readonly number[]; // 50 each if not said
  readonly pot?: number; // 0 if not said
  readonly deal?: number; // 1 if not said
  readonly dealer?: Seat; // 0 if not said
}

/** A table of Fan Tan in some position. */
export class Table extends ToldTable {
  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.cardsWhere((card) => holds(this.state, seat, card));
  }

  /** The cards in the rows, in card order. */
  get rows(): string {
    return this.cardsWhere((card) => isIn(this.state, TABLE, card));
  }

  get purses(): readonly number[] {
    return this.rules.standing(this.state).totals;
  }

  get pot(): number {
    return this.state[POT];
  }
}

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says, in the middle of a deal; a card that it leaves out lies nowhere. */
export function position(position: Position): Table {
  const seats = position.hands.length;
  const rules = rulesOf(position.options, seats);
  const state = rules.newState();
  state[WINNER] = NO_SEAT;
  state[TURN] = position.turn ?? 0;
  state[DEAL] = position.deal ?? 1;
  state[DEALER] = position.dealer ?? 0;
  state[POT] = position.pot ?? 0;
  for (let seat = 0; seat < seats; seat += 1)
    state[PURSE + seat] = state[BEFORE + seat] = position.purses ? must(position.purses[seat], 'purse') : 50;
  layRows(state, position.rows ?? '');
  layHands(state, position.hands, rules.pack);
  return new Table(rules, state);
}

/** Where each row begins and ends is said by rank; what can be added to it follows. */
function layRows(state: State, text: string): void {
  state[OPEN] = state[OPEN + 1] = SEVENS;
  for (const row of text.split(', ').filter((one) => one !== '')) {
    const [suit = '', ranks = ''] = row.split(' ');
    const [lowest = '', highest = lowest] = ranks.split('-');
    for (const place of [SEVEN, ...upTo(lowest, LOW_ROW), ...upTo(highest, HIGH_ROW)])
      lay(state, SUIT_SIZE * SUITS.findIndex((one) => one === suit) + place);
  }
}

function lay(state: State, card: number): void {
  if (!isIn(state, OPEN, card)) throw new Error(`no row has come to card ${String(card)}`);
  putIn(state, TABLE, card);
  takeOut(state, OPEN, card);
  state[OPEN] = state[OPEN] | at(NEXT_0, card);
  state[OPEN + 1] = at(state, OPEN + 1) | at(NEXT_1, card);
}

const RANKS = 'AKQJT98765432';

/** The part of a half row that ends with this rank; nothing of it where the rank is not in it. */
const upTo = (rank: string, row: readonly number[]): readonly number[] =>
  row.slice(0, row.indexOf(RANKS.indexOf(rank)) + 1);

function layHands(state: State, hands: readonly string[], pack: readonly string[]): void {
  const named = hands.flatMap((text) => cardNumbers(text, pack));
  const isFree = (card: number): boolean => !named.includes(card) && !isIn(state, TABLE, card);
  if (new Set(named).size !== named.length || named.some((card) => isIn(state, TABLE, card)))
    throw new Error('a card lies in two places');
  const rest = pack.map((_, card) => card).filter(isFree);
  for (const [seat, text] of hands.entries())
    for (const card of [...cardNumbers(text, pack), ...(text.endsWith('…') ? rest : [])])
      putIn(state, HAND + 2 * seat, card);
}

/** A deal from a deck that gives each seat, as far as they are said, these cards; what was told on the way. */
export function dealt(setup: { options?: Options; seats: number; dealer: Seat; hands?: readonly string[] }): {
  readonly table: Table;
  readonly told: readonly string[];
} {
  const { seats, dealer, hands = [] } = setup;
  const rules = rulesOf(setup.options, seats);
  const { state, told } = dealTold(rules, { dealer, deck: deckAround(rules.pack, { seats, dealer, hands }) });
  return { table: new Table(rules, state), told };
}
