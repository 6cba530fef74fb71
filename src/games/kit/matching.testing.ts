/**
 * Tables of matching games for tests: hands, stock and discard in card text, and what a seat remembers of them when the
 * stock has been renewed.
 */
import type { Card, Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import type { Piles } from '../../cards/piles.ts';
import { addSpot } from '../../cards/spot-sets.ts';
import { at, byteAt } from '../../cards/state-array.ts';
import { Places } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import type { Rules, State } from '../contract/contract.ts';
import { cardReader, inPackOrder, wordsIn } from './laid.testing.ts';
import { type SeatMemory, seatsOf } from './played.testing.ts';
import { ToldTable } from './told.testing.ts';

/** The options of such a game, as far as its cards depend on them. */
interface RuleOptions {
  readonly pack: readonly Card[];
  readonly piles: Piles;
  readonly spots: Uint8Array; // by card: its bit in a hand
}

/** A table of such a game in some position. */
export class MatchingTable<H extends RuleOptions = RuleOptions> extends ToldTable {
  constructor(
    rules: Rules,
    state: State,
    private readonly ruleOptions: H,
    private readonly cardsIn: (state: State, seat: Seat, ruleOptions: H) => readonly number[], // of a hand
  ) {
    super(rules, state);
  }

  /** `play 8S H` names a suit, `play AH 2S` lays a card with another. */
  protected override actionOf(words: string): Action {
    const [type = '', card = '', other = ''] = words.split(' ');
    return other.length > 1 ? { type, card, with: other } : super.actionOf(words);
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return this.text(this.cardsIn(this.state, seat, this.ruleOptions));
  }

  /** Top first. */
  get stock(): string {
    const { piles } = this.ruleOptions;
    return this.fromTop(piles.stockSize(this.state), (i) => piles.stockCard(this.state, i));
  }

  /** Top first. */
  get discard(): string {
    const { piles } = this.ruleOptions;
    return this.fromTop(piles.discardSize(this.state), (i) => piles.discardCard(this.state, i));
  }

  /** Stock, discard and all hands. */
  get everything(): string[] {
    return [this.stock, this.discard, ...seatsOf(this.rules).map((seat) => this.hand(seat))];
  }

  /** A guess at the hidden cards from what a seat may know. */
  guess(seat: Seat, seed: number): MatchingTable<H> {
    const into = this.rules.newState();
    this.rules.guess(this.rules.see(this.state, seat), new FastChance(seed), into);
    return new MatchingTable(this.rules, into, this.ruleOptions, this.cardsIn);
  }

  /** All cards that seat 0 thinks possible in the hand of `seat`. */
  possible(seat: Seat): Set<string> {
    const cards = new Set<string>();
    for (let seed = 1; seed <= 400; seed += 1)
      for (const card of wordsIn(this.guess(0, seed).hand(seat))) cards.add(card);
    return cards;
  }
}

/** Lays hands, stock and discard as the texts say; `handAt` is the first word of a hand in the state. */
export function layCards(
  { rules, state }: ToldTable,
  options: RuleOptions,
  texts: { hands: readonly string[]; discard: string; stock?: string },
  handAt: (seat: Seat) => number,
): void {
  const cardsIn = cardReader(rules.pack, [...texts.hands, texts.stock, texts.discard]);
  layPiles(state, options, cardsIn(texts.stock), cardsIn(texts.discard));
  for (const [seat, text] of texts.hands.entries())
    for (const card of cardsIn(text)) addSpot(state, handAt(seat), byteAt(options.spots, card));
}

/** Stock and discard out of a pack that lies in this order. */
function layPiles(state: State, options: RuleOptions, stock: readonly number[], discard: readonly number[]): void {
  const pack = new MixedPack(options.pack.length);
  const others = options.pack.map((_, card) => card).filter((card) => !stock.includes(card));
  pack.shuffle(Uint8Array.from([...others, ...stock]), 0, new FastChance(1));
  options.piles.lay(state, pack, others.length, 'fixed');
  for (const card of [...discard].reverse()) options.piles.putOnDiscard(state, card);
}

/** Totals, and the cards left in hand at the ends of earlier deals, where each seat has one word for both. */
export function layScores(
  state: State,
  { totals = [], left = [] }: { totals?: readonly number[]; left?: readonly number[] },
  scoreAt: (seat: Seat) => number,
): void {
  for (const [seat, total] of totals.entries()) state[scoreAt(seat)] = total;
  for (const [seat, cards] of left.entries()) state[scoreAt(seat)] = at(state, scoreAt(seat)) | (cards << 16);
}

/** Stock, discard and all hands as the lines say. */
export const everythingIn = (places: Places, rules: Rules): string[] => [
  places.cards('stock').join(' '),
  places.cards('discard').join(' '),
  ...seatsOf(rules).map((seat) => inPackOrder(places.cards(`hand/${String(seat)}`), rules.pack)),
];

/**
 * What a seat remembers, kept from its redacted lines alone: the cards that lay in hands when the stock was renewed, and
 * how many of them each seat has left.
 */
export class RenewalMemory implements SeatMemory {
  readonly places = new Places();
  readonly old = new Set<string>();
  readonly oldLeft: number[];

  constructor(private readonly rules: Rules) {
    this.oldLeft = Array<number>(rules.seats).fill(0);
  }

  take(line: Line): void {
    if (line.type === 'move' && line.why === 'recycle') this.renew();
    if (line.type === 'move' && line.why === 'play') this.played(Number(line.from.slice(5)), line.cards);
    this.places.apply(line);
  }

  private played(seat: Seat, cards: readonly string[]): void {
    for (const card of cards) if (this.old.delete(card)) this.oldLeft[seat] = (this.oldLeft[seat] ?? 0) - 1;
  }

  /** All that is not in the discard lies in hands now. */
  private renew(): void {
    this.old.clear();
    for (const card of this.rules.pack) if (!this.places.cards('discard').includes(card)) this.old.add(card);
    for (const seat of seatsOf(this.rules)) this.oldLeft[seat] = this.places.cards(`hand/${String(seat)}`).length;
  }
}

/**
 * Where a guessed table differs from what the seat has seen; undefined if it agrees. `lacks`: does the seat know that another
 * one does not hold this card?
 */
export function disagreement(
  guessed: Pick<MatchingTable, 'rules' | 'stock' | 'discard' | 'hand'>,
  { places, old, oldLeft }: RenewalMemory,
  seat: Seat,
  lacks: (other: Seat, card: string) => boolean,
): string | undefined {
  const all = [guessed.stock, guessed.discard].flatMap(wordsIn);
  if (guessed.discard !== places.cards('discard').join(' ')) return `discard ${guessed.discard}`;
  if (wordsIn(guessed.stock).length !== places.cards('stock').length) return `stock ${guessed.stock}`;
  for (const other of seatsOf(guessed.rules)) {
    const cards = wordsIn(guessed.hand(other));
    const hand = `hand ${String(other)} has ${cards.join(' ')}`;
    if (cards.length !== places.cards(`hand/${String(other)}`).length) return `${hand}: not its number`;
    if (cards.filter((card) => old.has(card)).length !== oldLeft[other])
      return `${hand}: not ${String(oldLeft[other])} old`;
    const wrong = other === seat ? undefined : cards.find((card) => lacks(other, card));
    if (wrong !== undefined) return `${hand}: but it had no ${wrong}`;
    all.push(...cards);
  }
  const own = places.cards(`hand/${String(seat)}`);
  if (wordsIn(guessed.hand(seat)).some((card) => !own.some((one) => one === card))) return 'not its own hand';
  return all.sort().join(' ') === [...guessed.rules.pack].sort().join(' ') ? undefined : `cards ${all.join(' ')}`;
}
