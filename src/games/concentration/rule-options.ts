/** The options of a Concentration table as the rules ask for them, resolved once: its cards, and which of them match. */
import { type Card, RANKS, SUITS, parseCard } from '../../cards/card.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { must } from '../../cards/must.ts';
import { makePack } from '../../cards/pack.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { OptionValue, Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { Grid } from './state.ts';

const JOKERS_A_DECK = 2;
const IDLE_TURNS_A_CARD = 8; // after this many without a pair the deal is over [CO-E1]

export class RuleOptions extends TableOptions {
  readonly pack: readonly Card[]; // [CO-S2]
  readonly deck: MixedPack;
  readonly grid: Grid;
  readonly again: boolean; // who finds a pair goes on [CO-P4]
  readonly deals: number;
  readonly turnLimit: number; // Infinity for none [CO-P7]
  readonly hasClock: boolean; // [CO-P7]
  readonly idleLimit: number; // turns in a row without a pair [CO-E1]
  /** What kind of card each is, and the kind that it makes a pair with, by card: two match if one is the other's mate. */
  readonly kind: Uint8Array;
  readonly mate: Uint8Array;
  /** The act of running out of time: it stands behind the flips of all spots. */
  readonly timeUp: number;

  constructor(options: Options, seats: number) {
    super(options, seats);
    const decks = Number(options['decks']);
    this.pack = makePack({
      copies: decks,
      ranks: RANKS.slice(0, Number(options['ranks'])),
      jokers: options['jokers'] === true ? JOKERS_A_DECK * decks : 0,
    });
    this.deck = new MixedPack(this.pack.length);
    this.grid = new Grid(this.pack.length);
    this.again = options['again'] === true;
    this.deals = Number(options['deals']);
    this.turnLimit = Number(options['turnLimit']) || Infinity;
    this.hasClock = Number(options['clock']) > 0;
    this.idleLimit = IDLE_TURNS_A_CARD * this.pack.length;
    const kinds = this.pack.map((card) => kindOf(card, options['match']));
    this.kind = Uint8Array.from(kinds, ({ kind }) => kind);
    this.mate = Uint8Array.from(kinds, ({ mate }) => mate);
    this.timeUp = this.pack.length;
  }

  /** Do these two cards make a pair? [CO-P3] */
  isPair(one: number, other: number): boolean {
    return byteAt(this.mate, one) === byteAt(this.kind, other);
  }
}

/** Every kind of card has a number below this one. */
export const KINDS = 53;
const JOKER = 52;

/** What kind of card this is where cards match like this, and which kind its mates are [CO-P3]. */
function kindOf(card: Card, match: OptionValue | undefined): { readonly kind: number; readonly mate: number } {
  const { rank, suit } = must(parseCard(card), `card ${card}`);
  if (rank === undefined || suit === undefined) return { kind: JOKER, mate: JOKER };
  const number = RANKS.indexOf(rank);
  const isRed = suit === 'H' || suit === 'D';
  const black = 2 * number;
  const red = black + 1;
  if (match === 'rank-color') return isRed ? { kind: red, mate: red } : { kind: black, mate: black };
  if (match === 'zebra') return isRed ? { kind: red, mate: black } : { kind: black, mate: red };
  const same = match === 'rank-suit' ? 4 * number + SUITS.indexOf(suit) : number;
  return { kind: same, mate: same };
}
