/**
 * Positions of 500 Rummy written in card text, for its tests. Made through the state's own words; acts are given and lines
 * told in short words, so that a test reads like the dossier's worked examples: `JK=9H` is a joker that stands for 9H.
 */
import { isCard, parseCard, type Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { packedByte } from '../../cards/state-array.ts';
import type { Action, FieldValue, Options } from '../../record/line.ts';
import type { Act, State } from '../contract/contract.ts';
import { TableInWords, dealTold, rulesBy } from '../kit/told.testing.ts';
import { cardNumber, CARD_TEXTS, faceOf } from './cards.ts';
import { fillingOf, BEGINS } from './fillings.ts';
import { game } from './index.ts';
import { HIGH, LOW, cardsBefore, grown } from './melds.ts';
import {
  PILE,
  PILE_BYTES,
  STATUS,
  addMeld,
  addToTotal,
  beginTurn,
  cardsOf,
  endDraw,
  freshStatus,
  makePublic,
  pileCard,
  pileSize,
  putInHand,
  putOnPile,
  putUnderStock,
  setStockSize,
  stockSize,
  tablePoints,
} from './state.ts';

/** Where the cards lie, in text. `…` at the end of one place stands for every card that is named nowhere. */
export interface Position {
  readonly options?: Options; // what differs from the defaults
  readonly hands: readonly string[]; // by seat: as many as play
  readonly melds?: readonly string[]; // in the order in which they were begun: the first three cards, then the others
  readonly pile?: string; // top first
  readonly stock?: string; // top first
  readonly turn?: Seat; // 0 if not said
  readonly start?: true; // of the turn: nothing is drawn yet
  readonly window?: Seat; // whose discard can be called for, at the start of a turn
  readonly obliged?: string; // the card that the next act must lay
  readonly totals?: readonly number[];
  readonly deal?: number; // 1 if not said
  readonly dealer?: Seat; // 0 if not said
}

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '' && word !== '…');
const numberOf = (card: string): number => must(cardNumber(card), `card ${card}`);
/** `JK#2=9H`: the card JK#2, as 9H. */
const splitCard = (word: string): [card: string, as: string] => {
  const [card = '', as] = word.split('=');
  return [card, as ?? must(parseCard(card)?.face, `card ${card}`)];
};

/** A table of 500 Rummy in some position. */
export class Table extends TableInWords {
  /** Who may do what, as one text a seat: `{ 0: 'draw; take 8H', 2: 'rummy TD' }`. */
  legal(): Record<Seat, string> {
    return Object.fromEntries(Object.entries(this.lists()).map(([seat, list]) => [seat, list.join('; ')]));
  }

  /** What the seat on turn may put on the table: its melds and lay-offs. */
  lays(): string[] {
    const list = this.lists()[must(this.rules.onTurn(this.state), 'seat on turn')] ?? [];
    return list.filter((words) => /^(?:meld|layoff)/.test(words));
  }

  protected override words(act: Act, seat: Seat): string {
    const { type, card, meld, end, cards, as } = this.rules.print(this.state, seat, act);
    const laid = pairs(cards, as).map(([one, face]) => (parseCard(one)?.face === face ? one : `${one}=${face}`));
    return [type, card, meld, end, ...laid].filter((word) => word !== undefined).join(' ');
  }

  /** `meld 9S JK=9H 9D` or `layoff 0 high 8H` as the record's object. */
  protected override actionOf(words: string): Action {
    const [type = '', ...rest] = words.split(' ');
    if (type === 'meld') return { type, ...laidIn(rest) };
    if (type !== 'layoff') return super.actionOf(words);
    const [meld, end] = rest;
    const isSet = end !== 'high' && end !== 'low';
    return { type, meld: Number(meld), ...(isSet ? {} : { end }), ...laidIn(rest.slice(isSet ? 1 : 2)) };
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return textOf(cardsOf(this.state, seat));
  }

  /** What a seat's cards on the table are worth. */
  points(seat: Seat): number {
    return tablePoints(this.state, seat);
  }

  /** Top first. */
  get stock(): string {
    const size = stockSize(this.state);
    return textOf(Array.from({ length: size }, (_, i) => packedByte(this.state, PILE, size - 1 - i)));
  }

  /** Top first. */
  get pile(): string {
    return textOf(Array.from({ length: pileSize(this.state) }, (_, i) => pileCard(this.state, i)));
  }
}

const textOf = (cards: readonly number[]): string => cards.map((card) => CARD_TEXTS[card] ?? '?').join(' ');

const textsIn = (list: FieldValue | undefined): string[] =>
  typeof list === 'object' ? list.filter((one) => typeof one === 'string') : [];

/** Cards with what they stand for. */
const pairs = (cards: FieldValue | undefined, as: FieldValue | undefined): [string, string][] =>
  textsIn(cards).map((card, i) => [card, must(textsIn(as)[i], `what ${card} stands for`)]);

const laidIn = (words: readonly string[]): { cards: string[]; as: string[] } => ({
  cards: words.map((word) => splitCard(word)[0]),
  as: words.map((word) => splitCard(word)[1]),
});

/** The rules of a table with these options. */
export const rulesOf = rulesBy(game);

/** A table as the text says; whatever it leaves out lies nowhere. */
export function position(position: Position): Table {
  const rules = rulesOf(position.options, position.hands.length);
  const cardsIn = cardsOfTexts(position, rules.pack);
  const state = rules.newState();
  rules.open(state);
  begin(state, position);
  for (const [seat, text] of position.hands.entries()) for (const card of cardsIn(text)) putInHand(state, seat, card);
  for (const meld of position.melds ?? []) layMeld(state, meld);
  for (const card of cardsIn(position.pile).reverse()) {
    putOnPile(state, card);
    makePublic(state, card);
  }
  layStock(state, cardsIn(position.stock));
  beginTurn(state, position.turn ?? 0, position.window);
  if (position.start === undefined) endDraw(state, position.obliged === undefined ? -1 : numberOf(position.obliged));
  return new Table(rules, state);
}

function begin(state: State, { deal = 1, dealer = 0, totals = [] }: Position): void {
  state[STATUS] = freshStatus(deal, dealer);
  for (const [seat, total] of totals.entries()) addToTotal(state, seat, total);
}

/** Reads the texts of a position: `…` at the end stands for all cards of the pack that it names nowhere. */
function cardsOfTexts(position: Position, pack: readonly string[]): (text: string | undefined) => number[] {
  const texts = [...position.hands, ...(position.melds ?? []), position.pile ?? '', position.stock ?? ''];
  const named = texts.flatMap(wordsIn).map((word) => splitCard(word)[0]);
  if (new Set(named).size !== named.length) throw new Error('a card lies in two places');
  const strange = named.find((card) => !isCard(card) || !pack.includes(card));
  if (strange !== undefined) throw new Error(`no card ${strange} in this pack`);
  const rest = pack.filter((card) => !named.includes(card)).map(numberOf);
  return (text = '') => [...wordsIn(text).map(numberOf), ...(text.endsWith('…') ? rest : [])];
}

function layStock(state: State, stock: readonly number[]): void {
  if (stock.length + pileSize(state) > PILE_BYTES) throw new Error('more cards lie in stock and pile than ever can');
  for (const [i, card] of stock.entries()) putUnderStock(state, i, stock.length, card);
  setStockSize(state, stock.length);
}

/** A meld that lies there already; it scores for nobody. */
function layMeld(state: State, text: string): void {
  const words = wordsIn(text).map(splitCard);
  const as = words.map(([, face]) => faceOf(numberOf(face)));
  const three = as.slice(0, 3);
  let meld = must(BEGINS[must(fillingOf(three, three), text)], text);
  for (const face of as.slice(3)) meld = grown(meld, cardsBefore(meld, HIGH, face) === 0 ? HIGH : LOW, 1);
  addMeld(state, meld);
  for (const [card] of words) makePublic(state, numberOf(card));
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
