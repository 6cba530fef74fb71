/**
 * Positions of Page One written in card text, for its tests. Made through the state's own words; acts are given and
 * lines told in short words, so that a test reads like the dossier's worked examples.
 */
import { SUITS, type Seat, type Suit } from '../../cards/card.ts';
import type { Chance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { at, packedByte, setPackedByte } from '../../cards/words.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import { type Act, Acts, type Rules, type Start, type State } from '../contract.ts';
import { fillOptions } from '../options.ts';
import { game } from './index.ts';
import { House, findOwnList } from './legal.ts';
import {
  CHALLENGE,
  DISCARD_SIZE,
  DRAWN,
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
  bit0,
  bit1,
  discardCard,
  holds,
  putOnDiscard,
  stockCard,
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

/** Shuffles as a test tells them; nothing else is left to chance. */
class Told implements Chance {
  constructor(
    private readonly pack: readonly string[],
    private readonly orders: string[],
  ) {}

  below(): never {
    throw new Error('this test leaves nothing to chance');
  }

  shuffle(cards: Uint8Array, count: number): void {
    const order = numbers(must(this.orders.shift(), 'order of a shuffle'), this.pack);
    const before = [...cards.subarray(0, count)].sort((a, b) => a - b);
    if (JSON.stringify([...order].sort((a, b) => a - b)) !== JSON.stringify(before))
      throw new Error(`this shuffle is of other cards: ${before.map((card) => this.pack[card]).join(' ')}`);
    cards.set(order);
  }
}

/** The cards of a text as numbers. */
const numbers = (text: string, pack: readonly string[]): number[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && word !== '…')
    .map((word) => {
      const card = pack.indexOf(word);
      if (card < 0) throw new Error(`no card ${word}`);
      return card;
    });

/** A table in some position, to be asked and acted upon. */
export class Table {
  private readonly acts = new Acts();

  constructor(
    readonly rules: Rules,
    readonly state: State,
  ) {}

  /** Who may do what: `{ 0: 'call', 1: 'play 9S, play 5S' }`. */
  legal(): Record<Seat, string> {
    this.rules.legal(this.state, this.acts);
    const lists: Record<Seat, string[]> = {};
    for (let i = 0; i < this.acts.length; i += 1) (lists[this.acts.seat(i)] ??= []).push(this.words(this.acts.act(i)));
    return Object.fromEntries(Object.entries(lists).map(([seat, list]) => [seat, list.join(', ')]));
  }

  private words(act: Act): string {
    const { type, card, suit, seat } = this.rules.print(act);
    const words = [type, card, suit === undefined ? undefined : `as ${String(suit)}`, seat];
    return words.filter((word) => word !== undefined).join(' ');
  }

  /** Acts as the seat says, `play 5S`; the lines told. Exactly the shuffles in `orders` must happen. */
  act(seat: Seat, words: string, ...orders: string[]): string[] {
    const told: string[] = [];
    const chance = new Told(this.rules.pack, orders);
    const act = must(this.rules.parse(actionOf(words)), words);
    this.rules.act(this.state, seat, act, chance, (line) => told.push(tell(line)));
    if (orders.length > 0) throw new Error(`${String(orders.length)} shuffles were not due`);
    return told;
  }

  /** Several acts in a row, each as `0 play 5S`; all lines told. */
  row(...all: string[]): string[] {
    return all.flatMap((one) => this.act(Number(one.slice(0, 1)), one.slice(2)));
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.rules.pack.filter((_, card) => holds(this.state, seat, card)).join(' ');
  }

  /** Top first. */
  get stock(): string {
    return this.list(at(this.state, STOCK_SIZE), (i) => stockCard(this.state, i));
  }

  /** Top first. */
  get discard(): string {
    return this.list(at(this.state, DISCARD_SIZE), (i) => discardCard(this.state, i));
  }

  /** In the order played. */
  get trick(): string {
    return this.list(at(this.state, TRICK_SIZE), (i) => trickCard(this.state, i));
  }

  private list(size: number, card: (i: number) => number): string {
    return Array.from({ length: size }, (_, i) => this.rules.pack[card(i)] ?? '?').join(' ');
  }
}

/** `play JK as H` as the record's object. */
function actionOf(words: string): Action {
  const [type = '', object, , suit] = words.split(' ');
  if (object === undefined) return { type };
  if (type === 'challenge') return { type, seat: Number(object) };
  return suit === undefined ? { type, card: object } : { type, card: object, suit };
}

/** A line in short words: `stock → hand/1: 5D (draw)`, `forgot seat 0 by 1`, `deal-end winners 2 why out totals 0 0 1`. */
function tell(line: Line): string {
  if (line.type === 'move') return `${line.from} → ${line.to}: ${line.cards.join(' ')} (${line.why})`;
  if (line.type === 'shuffle') return `shuffle ${line.place}: ${line.cards.join(' ')}`;
  const { type, ...rest } = line;
  const fields = Object.entries(rest).filter(([key]) => key !== 'what');
  const words = fields.map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : String(value)}`);
  return [line.type === 'note' ? line.what : type, ...words].join(' ');
}

/** The rules of a table with these options. */
export const rulesOf = (options: Options | undefined, seats: number): Rules =>
  game.table(fillOptions(game.options, options ?? {}), seats);

/** A table as the text says; whatever it leaves out lies nowhere. */
export function position(of: Position): Table {
  const seats = of.hands.length;
  const rules = rulesOf(of.options, seats);
  const pack = rules.pack;
  const named = [...of.hands, of.trick, of.stock, of.discard].flatMap((text) => numbers(text ?? '', pack));
  if (new Set(named).size !== named.length) throw new Error('a card lies in two places');
  const rest = pack.map((_, card) => card).filter((card) => !named.includes(card));
  const cardsIn = (text = ''): number[] => [...numbers(text, pack), ...(text.endsWith('…') ? rest : [])];
  const state = bareDeal(rules, of);
  layPiles(state, cardsIn(of.stock), cardsIn(of.discard));
  for (const [seat, text] of of.hands.entries()) layHand(state, seat, cardsIn(text));
  layTrick(state, cardsIn(of.trick), of);
  state[WINDOW] = of.window ?? NO_SEAT;
  for (const seat of of.liable ?? []) state[CHALLENGE] = state[CHALLENGE] | (1 << seat);
  findOwnList(state, new House(fillOptions(game.options, of.options ?? {}), seats));
  return new Table(rules, state);
}

/** A deal of which only the counters and the totals are left: all cards are still to be laid. */
function bareDeal(rules: Rules, { deal = 1, dealer = 0, totals = [], tricks = 0 }: Position): State {
  const [state, bare] = [rules.newState(), rules.newState()];
  const deck = Uint8Array.from(rules.pack, (_, card) => card);
  rules.deal(state, { deal, dealer, totals, deck }, new Told(rules.pack, []));
  bare[STATUS] = state[STATUS] + tricks; // tricks are counted in its lowest bits
  for (const seat of totals.keys()) setPackedByte(bare, TOTALS, seat, packedByte(state, TOTALS, seat));
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

function layTrick(state: State, cards: readonly number[], of: Position): void {
  for (const [i, card] of cards.entries()) setPackedByte(state, TRICK, i, card);
  state[TRICK_SIZE] = cards.length;
  state[TURN] = ((of.leader ?? 0) + cards.length) % of.hands.length;
  const suits = cards.slice(0, 2).map((card) => SUIT_OF[card] ?? NO_SUIT);
  const named = of.suit === undefined ? undefined : SUITS.indexOf(of.suit);
  state[REQUIRED] = named ?? suits.find((suit) => suit !== NO_SUIT) ?? NO_SUIT;
}

/** A deal from a deck that begins with these cards; what was told on the way, and the table after it. */
export function dealt(
  of: Omit<Start, 'deck' | 'deal' | 'totals'> & { options?: Options; seats: number; deck?: string },
): {
  readonly table: Table;
  readonly told: readonly string[];
} {
  const rules = rulesOf(of.options, of.seats);
  const top = numbers(of.deck ?? '', rules.pack);
  const deck = Uint8Array.from([...top, ...rules.pack.map((_, card) => card).filter((card) => !top.includes(card))]);
  const told: string[] = [];
  const start: Start = { deal: 1, dealer: of.dealer, totals: [], deck };
  const table = new Table(rules, rules.newState());
  rules.deal(table.state, start, new Told(rules.pack, []), (line) => told.push(tell(line)));
  return { table, told };
}
