/**
 * Positions of Trex written in card text, for its tests. Made through the state's own words; acts are given and lines
 * told in short words, so that a test reads like the dossier's worked examples.
 */
import { isIn, putIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import type { Rules } from '../contract/contract.ts';
import { cardNumbers } from '../kit/laid.testing.ts';
import { fillOptions } from '../contract/options/values.ts';
import { NO_CHANCE, ToldTable, tell } from '../kit/told.testing.ts';
import { CONTRACTS, NO_CONTRACT, contractName } from './contracts.ts';
import { game } from './index.ts';
import { wantLayable } from './layout.ts';
import {
  ABANDONED,
  CONTRACT,
  EXPOSED,
  EXPOSING,
  KING,
  KINGDOM,
  KNOWN,
  PHASE,
  PLAYED,
  PLAYING,
  SCORED,
  SEATS,
  TOTALS,
  TURN,
  handOf,
  isOver,
  pointsOf,
} from './state.ts';

/**
 * A deal as it lies, in text. `…` at the end of one hand stands for every card that is named nowhere; else these were
 * played to tricks before, or, in Trex, lie nowhere.
 */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly contract?: string; // none: the king still has to choose
  readonly hands: readonly [string, string, string, string]; // by seat, without the exposed cards
  readonly exposed?: Readonly<Record<Seat, string>>;
  readonly laid?: string; // on the layout
  readonly king?: Seat; // 0 if not said
  readonly leader?: Seat; // who plays first from here: the king if not said
  readonly kingdom?: number; // 1 if not said
  readonly scored?: string; // contracts of this kingdom
  readonly abandoned?: number; // deals of this game
  readonly totals?: readonly number[];
}

/** A table of Trex in some position. */
export class Table extends ToldTable {
  /** `expose QS QD` as the record's object. */
  protected override actionOf(words: string): Action {
    const [type = '', ...rest] = words.split(' ');
    if (type === 'expose') return { type, cards: rest };
    return type === 'contract' ? { type, contract: rest[0] ?? '' } : super.actionOf(words);
  }

  /** A whole trick, the cards in the order played; the lines told. */
  trick(cards: string): string[] {
    return cards.split(' ').flatMap((card) => this.act(must(this.rules.onTurn(this.state), 'turn'), `play ${card}`));
  }

  /** Every seat is asked and answers the same: `keep`, `expose`. */
  everybody(words: string): string[] {
    return [1, 2, 3, 4].flatMap(() => this.act(must(this.rules.onTurn(this.state), 'turn'), words));
  }

  /** Plays the deal to its end by the first act of each list; the lines told. */
  playOut(): string[] {
    const told: string[] = [];
    while (!isOver(this.state)) {
      this.rules.legal(this.state, this.acts);
      const say = (line: Line): void => void told.push(tell(line));
      this.rules.act(this.state, this.acts.seat(0), this.acts.act(0), NO_CHANCE, say);
    }
    return told;
  }

  /** The next deal, in which the seats get at least these cards; the lines told but for the cards that are dealt. */
  deal(number: number, hands: readonly string[] = []): string[] {
    const dealer = number === 1 ? 0 : this.rules.standing(this.state).nextDealer;
    const told: string[] = [];
    const deck = this.deckFor(dealer, hands);
    this.rules.deal(this.state, { deal: number, dealer, deck }, NO_CHANCE, (line) => told.push(tell(line)));
    return told.filter((line) => !line.endsWith('(deal)'));
  }

  /** A deck that gives each seat at least these cards; the rest in card order. */
  private deckFor(dealer: Seat, hands: readonly string[]): Uint8Array {
    const { pack } = this.rules;
    const wanted = [0, 1, 2, 3].map((seat) => cardNumbers(hands[seat] ?? '', pack));
    const rest = pack.map((_, card) => card).filter((card) => !wanted.flat().includes(card));
    for (const cards of wanted) cards.push(...rest.splice(0, 13 - cards.length));
    const order = this.orderOfDealing(dealer);
    return Uint8Array.from(pack, (_, i) => must(wanted[must(order[i % 4], 'seat')]?.[Math.floor(i / 4)], 'card'));
  }

  private orderOfDealing(dealer: Seat): Seat[] {
    const told: string[] = [];
    const state = this.rules.newState();
    const deck = Uint8Array.from(this.rules.pack, (_, card) => card);
    this.rules.deal(state, { deal: 1, dealer, deck }, NO_CHANCE, (line) => told.push(tell(line)));
    return told.slice(0, 4).map((line) => Number(/hand\/(\d)/.exec(line)?.[1]));
  }

  /** The cards in `hand/s`, in card order. */
  hand(seat: Seat): string {
    return this.cardsWhere((card) => isIn(this.state, handOf(seat), card) && !isIn(this.state, EXPOSED, card));
  }

  /** The cards in `exposed/s`, in card order. */
  exposed(seat: Seat): string {
    return this.cardsWhere((card) => isIn(this.state, handOf(seat), card) && isIn(this.state, EXPOSED, card));
  }

  /** Of the deal that is over, by seat. */
  get points(): number[] {
    return [0, 1, 2, 3].map((seat) => pointsOf(this.state, seat));
  }

  get totals(): readonly number[] {
    return this.rules.standing(this.state).totals;
  }

  get isOver(): boolean {
    return this.rules.standing(this.state).dealOver;
  }
}

/** The rules of a table with these options. */
export const rulesOf = (options: Options = {}): Rules => game.table(fillOptions(game.options, options, SEATS), SEATS);

/** A table before its first deal. */
export function opened(options?: Options): Table {
  const rules = rulesOf(options);
  const state = rules.newState();
  rules.open(state);
  return new Table(rules, state);
}

const contractNumber = (name: string): number => {
  const found = Array.from({ length: CONTRACTS }, (_, contract) => contractName(contract)).indexOf(name);
  if (found < 0) throw new Error(`no contract ${name}`);
  return found;
};

/**
 * A table as the text says. With a contract everybody has exposed what is named as exposed, or kept the hand, and the
 * first card is due; `asked` stops before the first of these questions.
 */
export function position(position: Position, until: 'asked' | 'playing' = 'playing'): Table {
  const table = opened(position.options);
  const { state } = table;
  table.deal(1);
  state.fill(0);
  layHands(table, position);
  state[CONTRACT] = NO_CONTRACT;
  state[KING] = position.king ?? 0;
  state[TURN] = state[KING];
  state[KINGDOM] = position.kingdom ?? 1;
  state[ABANDONED] = position.abandoned ?? 0;
  const scored = (position.scored ?? '').split(' ').filter(Boolean).map(contractNumber);
  state[SCORED] = scored.reduce((set, contract) => set | (1 << contract), 0);
  for (const [seat, total] of (position.totals ?? []).entries()) state[TOTALS + seat] = total;
  if (position.contract === undefined) return table;
  table.act(state[KING], `contract ${position.contract}`);
  if (until === 'asked') return table;
  answerAll(table, position);
  if (position.contract === 'trex') layOut(table, position);
  state[TURN] = position.leader ?? state[KING];
  return table;
}

function layHands({ rules, state }: Table, { hands, exposed = {}, contract }: Position): void {
  const held = hands.map((text, seat) => cardNumbers(`${text} ${exposed[seat] ?? ''}`, rules.pack));
  const named = held.flat();
  if (new Set(named).size !== named.length) throw new Error('a card lies in two places');
  const rest = rules.pack.map((_, card) => card).filter((card) => !named.includes(card));
  const taker = hands.findIndex((text) => text.endsWith('…'));
  if (taker >= 0) held[taker]?.push(...rest);
  for (const [seat, cards] of held.entries()) for (const card of cards) putIn(state, handOf(seat), card);
  if (taker < 0 && contract !== 'trex') for (const card of rest) putIn(state, PLAYED, card);
}

function answerAll(table: Table, { exposed = {} }: Position): void {
  const { rules, state } = table;
  for (let seat = rules.onTurn(state) ?? 0; state[PHASE] !== PLAYING; seat = rules.onTurn(state) ?? 0)
    table.act(seat, state[PHASE] === EXPOSING ? `expose ${exposed[seat] ?? ''}`.trim() : 'keep');
}

/** In Trex: what is laid, and the twos that were shown. */
function layOut({ rules, state }: Table, { exposed = {}, laid = '' }: Position): void {
  for (const card of cardNumbers(laid, rules.pack)) putIn(state, PLAYED, card);
  for (const card of cardNumbers(Object.values(exposed).join(' '), rules.pack)) {
    putIn(state, EXPOSED, card);
    putIn(state, KNOWN, card);
  }
  wantLayable(state);
}
