/**
 * Positions of Newmarket written in card text, for its tests. Made through the state's own words; acts are given and lines
 * told in short words, so that a test reads like the dossier's worked examples.
 */
import { putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { Action, Options } from '../../record/line.ts';
import type { State } from '../contract/contract.ts';
import { cardNumbers, deckAround } from '../kit/laid.testing.ts';
import { fillOptions } from '../contract/options/values.ts';
import { ToldTable, dealTold, rulesBy } from '../kit/told.testing.ts';
import { RuleOptions } from './rule-options.ts';
import { game } from './index.ts';
import {
  ALL_SUITS,
  BEFORE,
  BID,
  BIDDER,
  DEAL,
  DEALER,
  DECIDING,
  DUE,
  EXTRA,
  HAND,
  KITTY,
  LEADING,
  LEADS,
  LIMITS,
  NO_CARD,
  NO_SEAT,
  PHASE,
  PLAYED,
  POT,
  PURSE,
  SWAPPER,
  TURN,
  WINNER,
  cardsInSet,
  setLimit,
} from './state.ts';

/** How the cards and the chips lie, in text. A card that is named nowhere was played before. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly extra?: string; // the widow, or the dead hand; empty if not said
  readonly swapper?: Seat; // who gave the dead hand away; nobody if not said
  readonly deciding?: true; // the dealer has the choice; else somebody leads
  readonly turn?: Seat; // who leads, any suit; 0 if not said
  readonly purses?: readonly number[]; // 100 each if not said
  readonly pots?: Readonly<Record<string, number>>; // by pay card, or `kitty`; 4 on each pay card if not said
  readonly deal?: number; // 1 if not said
  readonly dealer?: Seat; // the last seat if not said
}

/** A table of Newmarket in some position. */
export class Table extends ToldTable {
  /** `bid 3`, `play 5S`. */
  protected override actionOf(words: string): Action {
    const [type = '', amount] = words.split(' ');
    return type === 'bid' ? { type, amount: Number(amount) } : super.actionOf(words);
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.textOf(HAND + 2 * seat);
  }

  /** The cards of the extra hand. */
  get extra(): string {
    return this.textOf(EXTRA);
  }

  /** The cards before all seats, in card order. */
  get played(): string {
    return this.textOf(PLAYED);
  }

  private textOf(set: number): string {
    return this.text(cardsInSet(this.state, set));
  }

  get purses(): readonly number[] {
    return this.rules.standing(this.state).totals;
  }

  /** On each pay card in their order, then on the kitty. */
  get pots(): readonly number[] {
    return Array.from(this.state.subarray(POT, KITTY + 1));
  }
}

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says, in the middle of a deal. */
export function position(position: Position): Table {
  const seats = position.hands.length;
  const rules = rulesOf(position.options, seats);
  const state = rules.newState();
  const dealer = position.dealer ?? seats - 1;
  state[DEAL] = position.deal ?? 1;
  state[DEALER] = dealer;
  state[BIDDER] = state[WINNER] = NO_SEAT;
  state[SWAPPER] = position.swapper ?? NO_SEAT;
  state[BID] = 0;
  state[DUE] = NO_CARD;
  state[PHASE] = position.deciding ? DECIDING : LEADING;
  state[TURN] = position.deciding ? dealer : (position.turn ?? 0);
  state[LEADS] = position.deciding ? 0 : ALL_SUITS;
  layChips(state, position);
  layCards(state, position, rules.pack);
  return new Table(rules, state);
}

function layChips(state: State, position: Position): void {
  const seats = position.hands.length;
  for (let seat = 0; seat < seats; seat += 1)
    state[PURSE + seat] = state[BEFORE + seat] = position.purses ? must(position.purses[seat], 'purse') : 100;
  const { payCards } = new RuleOptions(fillOptions(game.options, position.options ?? {}, seats), seats, []);
  for (const [i, card] of payCards.entries()) state[POT + i] = position.pots?.[card] ?? 4;
  state[KITTY] = position.pots?.['kitty'] ?? 0;
}

function layCards(state: State, position: Position, pack: readonly string[]): void {
  const named = [...position.hands, position.extra ?? ''].flatMap((text) => cardNumbers(text, pack));
  if (new Set(named).size !== named.length) throw new Error('a card lies in two places');
  for (const [card] of pack.entries()) if (!named.includes(card)) putIn(state, PLAYED, card);
  for (const card of cardNumbers(position.extra ?? '', pack)) putIn(state, EXTRA, card);
  for (const [seat, text] of position.hands.entries()) {
    for (const card of cardNumbers(text, pack)) putIn(state, HAND + 2 * seat, card);
    for (let suit = 0; suit < 4; suit += 1) setLimit(state, seat, suit, 13);
  }
  for (let word = LIMITS; word < PURSE; word += 1) if (at(state, word) === 0) state[word] = 0xdddddddd | 0;
}

/** A deal from a deck that gives each seat, as far as they are said, these cards; what was told on the way. */
export function dealt(setup: {
  options?: Options;
  seats: number;
  dealer: Seat;
  hands?: readonly string[]; // by seat; the extra hand after the last
}): { readonly table: Table; readonly told: readonly string[] } {
  const { seats, dealer, hands = [] } = setup;
  const rules = rulesOf(setup.options, seats);
  const { state, told } = dealTold(rules, {
    dealer,
    deck: deckAround(rules.pack, { seats, dealer, hands, extra: true }),
  });
  return { table: new Table(rules, state), told };
}
