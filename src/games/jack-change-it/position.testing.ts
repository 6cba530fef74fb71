/**
 * Positions of Jack Change It written in card text, for its tests. Made through the state's own words; acts are given and
 * lines told in short words.
 */
import { SUITS, type Seat, type Suit } from '../../cards/card.ts';
import type { Options } from '../../record/line.ts';
import type { Rules, State } from '../contract/contract.ts';
import { MatchingTable, layCards, layScores } from '../kit/matching.testing.ts';
import { fillOptions } from '../contract/options/values.ts';
import { Stock } from '../kit/stock.ts';
import { LineWriter } from '../kit/line-writer.ts';
import { dealTold, rulesBy } from '../kit/told.testing.ts';
import {
  COUNTS,
  DEBT,
  NAMED,
  NEED,
  ONE_ACT,
  ONE_PASS,
  REVERSED,
  STATUS,
  TURN,
  statusOf,
} from '../kit/matching/state.ts';
import { RuleOptions } from './rule-options.ts';
import { game } from './index.ts';
import { LegalActs } from './legal.ts';
import { cardsInHand } from '../kit/matching/hands.ts';
import { ACE_FLAG, setOf } from './state.ts';

/** Where the cards lie, in text. `…` at the end of one place stands for every card that is named nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly discard: string; // top first
  readonly demand?: Suit;
  readonly stock?: string; // top first
  readonly turn?: Seat; // 0 if not said
  readonly debt?: number; // P
  readonly ace?: 'flag'; // A♥ is part of it
  readonly direction?: 'left' | 'right'; // left if not said
  readonly passes?: number; // in a row
  readonly acts?: number; // made so far in this deal
  readonly deal?: number; // 1 if not said
  readonly dealer?: Seat; // 0 if not said
  readonly totals?: readonly number[];
  readonly left?: readonly number[]; // cards left in hand at the ends of earlier deals
}

export type Table = MatchingTable<RuleOptions>;

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

export const ruleOptionsOf = (options: Options | undefined, seats: number): RuleOptions =>
  new RuleOptions(fillOptions(game.options, options ?? {}, seats), seats);

/** A table in a state that was reached otherwise. */
export const tableOf = (rules: Rules, state: State, options: Options | undefined): Table =>
  new MatchingTable(rules, state, ruleOptionsOf(options, rules.seats), cardsInHand);

/** A table as the text says; whatever it leaves out lies nowhere. */
export function position(position: Position): Table {
  const seats = position.hands.length;
  const rules = rulesOf(position.options, seats);
  const options = ruleOptionsOf(position.options, seats);
  const table = new MatchingTable(rules, rules.newState(), options, cardsInHand);
  layCards(table, options, position, setOf);
  setCounters(table, options, position);
  layScores(table.state, position, scoreAt);
  const stock = new Stock(options.piles, new LineWriter(rules.pack), { recycle: true, beforeRenewal: () => undefined });
  new LegalActs(options, stock).find(table.state);
  return table;
}

/** The last word of a seat. */
const scoreAt = (seat: Seat): number => setOf(seat + 1) - 1;

function setCounters({ state }: Table, options: RuleOptions, position: Position): void {
  const { acts = 0, passes = 0, turn = 0, debt = 0, deal = 1, dealer = 0, demand } = position;
  state[NEED] = demand === undefined ? options.piles.discardCard(state, 0) : NAMED + SUITS.indexOf(demand);
  state[TURN] = turn;
  state[DEBT] = debt | (position.ace === 'flag' ? ACE_FLAG : 0);
  state[COUNTS] = acts * ONE_ACT + passes * ONE_PASS;
  state[STATUS] = statusOf(deal, dealer) | (position.direction === 'right' ? REVERSED : 0);
}

/** A deal from a deck that begins with these cards; what was told on the way, and the table after it. */
export function dealt(setup: { options?: Options; seats: number; dealer: Seat; deck?: string }): {
  readonly table: Table;
  readonly told: readonly string[];
} {
  const rules = rulesOf(setup.options, setup.seats);
  const { state, told } = dealTold(rules, setup);
  return { table: tableOf(rules, state, setup.options), told };
}
