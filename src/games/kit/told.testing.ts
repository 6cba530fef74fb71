/**
 * Tables in card text for the tests of games: acts are given and lines told in short words, so that a test reads like
 * the worked examples of a dossier.
 */
import type { Seat } from '../../cards/card.ts';
import { type Chance, FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import type { Action, FieldValue, Line, Options } from '../../record/line.ts';
import { type Act, Acts, type Game, type Rules, type State } from '../contract/contract.ts';
import { cardNumbers, deckFrom } from './laid.testing.ts';
import type { Asked } from './reasoning.ts';
import { fillOptions } from '../contract/options/values.ts';

/** Decks are told; nothing else is left to chance. */
export const NO_CHANCE: Chance = {
  below: () => {
    throw new Error('this test leaves nothing to chance');
  },
  shuffle: () => {
    throw new Error('nothing is shuffled after the deal');
  },
};

/** Shuffles as a test tells them, `…` for the others as they lay; nothing else is left to chance. */
class ToldChance implements Chance {
  constructor(
    private readonly pack: readonly string[],
    private readonly orders: string[],
  ) {}

  below(): never {
    throw new Error('this test leaves nothing to chance');
  }

  shuffle(cards: Uint8Array, count: number): void {
    const text = must(this.orders.shift(), 'order of a shuffle');
    const lying = [...cards.subarray(0, count)];
    const first = cardNumbers(text, this.pack);
    const order = [...first, ...(text.endsWith('…') ? lying.filter((card) => !first.includes(card)) : [])];
    const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
    if (sorted(order) !== sorted(lying))
      throw new Error(`this shuffle is of other cards: ${lying.map((card) => this.pack[card]).join(' ')}`);
    cards.set(order);
  }
}

const inWords = (field: FieldValue): string =>
  typeof field === 'object' ? field.map(inWords).join(' ') : String(field);

/**
 * A line in short words: `stock → hand/1: 5D (draw)`, `pot/JS → purse/1: 4 (collect)`, `suit seat 0 suit D`,
 * `deal-end winners 2 why out totals 0 0 1`.
 */
export function tell(line: Line): string {
  if (line.type === 'move') return `${line.from} → ${line.to}: ${line.cards.join(' ')} (${line.why})`;
  if (line.type === 'chips') return `${line.from} → ${line.to}: ${String(line.amount)} (${line.why})`;
  if (line.type === 'shuffle') return `shuffle ${line.place}: ${line.cards.join(' ')}`;
  const { type, ...rest } = line;
  const fields = Object.entries(rest).filter(([key]) => key !== 'what');
  const words = fields.map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : String(value)}`.trim());
  return [line.type === 'note' ? line.what : type, ...words].join(' ');
}

/** The rules of a table of this game, by what of the options differs from the defaults. */
export const rulesBy =
  (game: Game) =>
  (options: Options | undefined, seats: number): Rules =>
    game.table(fillOptions(game.options, options ?? {}, seats), seats);

/** A table in some position, to be acted upon. A game says how its acts are written, where they are more than a card. */
export class TableInWords {
  protected readonly acts = new Acts();

  constructor(
    readonly rules: Rules,
    readonly state: State,
  ) {}

  /** Who may do what, each act in short words. */
  lists(): Record<Seat, string[]> {
    this.rules.legal(this.state, this.acts);
    const lists: Record<Seat, string[]> = {};
    for (let i = 0; i < this.acts.length; i += 1) (lists[this.acts.seat(i)] ??= []).push(this.wordsAt(i));
    return lists;
  }

  private wordsAt(i: number): string {
    return this.words(this.acts.act(i), this.acts.seat(i));
  }

  /** An act in short words: its type and its fields, `play 8S H`. */
  protected words(act: Act, seat: Seat): string {
    return Object.values(this.rules.print(this.state, seat, act))
      .map(inWords)
      .join(' ')
      .trim();
  }

  /** `play 8S H` as the record's object. */
  protected actionOf(words: string): Action {
    const [type = '', card, suit] = words.split(' ');
    if (card === undefined) return { type };
    return suit === undefined ? { type, card } : { type, card, suit };
  }

  /** A line in short words. */
  protected tell(line: Line): string {
    return tell(line);
  }

  /** Acts as the seat says, `play 5S`; the lines told. Exactly the shuffles in `orders` must happen. */
  act(seat: Seat, words: string, ...orders: string[]): string[] {
    const told: string[] = [];
    const chance = new ToldChance(this.rules.pack, orders);
    const act = must(this.rules.parse(this.state, seat, this.actionOf(words)), words);
    this.rules.act(this.state, seat, act, chance, (line) => told.push(this.tell(line)));
    if (orders.length > 0) throw new Error(`${String(orders.length)} shuffles were not due`);
    return told;
  }

  /** Several acts in a row, each as `0 play 5S`; all lines told. */
  row(...all: string[]): string[] {
    return all.flatMap((one) => this.act(Number(one.slice(0, 1)), one.slice(2)));
  }

  /** What the plain player of a seat (of the first that may act) does here; nothing if it lets its chance pass. */
  plainChoice(seat?: Seat, seed = 1): string | undefined {
    const { rules, state } = this;
    const own = this.actsOf(seat);
    const asked = seat ?? this.acts.seat(0);
    const turn = rules.onTurn(state);
    const chosen = rules.brain.plain(
      rules.see(state, asked),
      own,
      turn !== undefined && turn !== asked,
      new FastChance(seed),
    );
    return chosen === undefined ? undefined : this.lists()[asked]?.[chosen];
  }

  /** What the plain player does here, and what the quick policy of playouts does. */
  choices(seat?: Seat): (string | undefined)[] {
    return [this.plainChoice(seat), this.quickChoice(seat)];
  }

  /** What the quick policy of playouts does here; nothing if it is another seat's act. */
  private quickChoice(seat?: Seat): string | undefined {
    this.rules.legal(this.state, this.acts);
    const chosen = this.rules.brain.rollout(this.state, this.acts, new FastChance(1));
    return this.acts.seat(chosen) === (seat ?? this.acts.seat(0)) ? this.wordsAt(chosen) : undefined;
  }

  /** The question whose answer is these words, for a seat or the first that may act, as reasons look at it. */
  asked(words: string, options: Options = {}, seat?: Seat): Asked {
    const { rules, state } = this;
    const acts = this.actsOf(seat);
    const asked = seat ?? this.acts.seat(0);
    const index = (this.lists()[asked] ?? []).indexOf(words);
    const actions = acts.map((act) => rules.print(state, asked, act));
    const seats = rules.standing(state).totals.length;
    const view = rules.see(state, asked);
    return { act: must(acts[index], words), action: must(actions[index], words), view, acts, actions, options, seats };
  }

  /** The acts of a seat, or of the first that has some. */
  private actsOf(seat: Seat | undefined): Act[] {
    this.rules.legal(this.state, this.acts);
    const places = Array.from({ length: this.acts.length }, (_, i) => i);
    return places.filter((i) => this.acts.seat(i) === (seat ?? this.acts.seat(0))).map((i) => this.acts.act(i));
  }

  /** The cards of these numbers, in their order. */
  protected text(cards: readonly number[]): string {
    return cards.map((card) => this.rules.pack[card] ?? '?').join(' ');
  }

  /** So many cards of a pile, top first. */
  protected fromTop(size: number, card: (i: number) => number): string {
    return this.text(Array.from({ length: size }, (_, i) => card(i)));
  }

  /** The cards that lie there, in card order. */
  protected cardsWhere(lies: (card: number) => boolean): string {
    return this.rules.pack.filter((_, card) => lies(card)).join(' ');
  }
}

/** One that tells all that may be done in one text a seat. */
export class ToldTable extends TableInWords {
  /** Who may do what: `{ 0: 'draw, play 9S, play 8D H' }`. */
  legal(): Record<Seat, string> {
    return Object.fromEntries(Object.entries(this.lists()).map(([seat, list]) => [seat, list.join(', ')]));
  }
}

/** Deals from a deck that begins with these cards, or from this one; what was told on the way, and the state after it. */
export function dealTold(
  rules: Rules,
  setup: { readonly dealer: Seat; readonly deck?: string | Uint8Array; readonly deal?: number },
): { readonly state: State; readonly told: readonly string[] } {
  const { dealer, deck = '', deal = 1 } = setup;
  const told: string[] = [];
  const state = rules.newState();
  rules.open(state);
  const start = { deal, dealer, deck: typeof deck === 'string' ? deckFrom(deck, rules.pack) : deck };
  rules.deal(state, start, NO_CHANCE, (line) => told.push(tell(line)));
  return { state, told };
}
