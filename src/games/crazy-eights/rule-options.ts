/** The options of a Crazy Eights table as the rules ask for them, resolved once, and the tables of its cards. */
import { pipValue } from '../../cards/pip-value.ts';
import { type Card, RANKS, parseCard } from '../../cards/card.ts';
import { HandKnowledge, type HandLayout } from '../../cards/hand-knowledge.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { must } from '../../cards/must.ts';
import { makePack } from '../../cards/pack.ts';
import { Piles } from '../../cards/piles.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { NAMED, SUIT_NEEDED } from '../kit/matching/state.ts';
import { Plays } from './acts.ts';
import { ANYTHING, JOKER_SPOTS, SEATS, SEAT_WORDS, SLOTS, layoutFor } from './state.ts';

export const EIGHT = RANKS.indexOf('8');
export const ACE = RANKS.indexOf('A');
export const QUEEN = RANKS.indexOf('Q');
export const TWO = RANKS.indexOf('2');
/** As a rank: a joker's. */
export const JOKER_RANK = 13;
export const NO_CARD = 255;
const NO_LIMIT = 1000; // more cards than there are

/** The slots of all twos, as bits of either word of a set. */
export const TWOS = [SLOTS.ranks[0][TWO] ?? 0, SLOTS.ranks[1][TWO] ?? 0] as const;

/** By what is needed (NEED): the slots that fit it, as bits of either word of a set; jokers fit always [CE-P1]. */
export const FITS = [fitting(0), fitting(1)] as const;

function fitting(word: 0 | 1): Int32Array {
  const suits = SLOTS.suits[word];
  const ranks = SLOTS.ranks[word];
  const eights = ranks[EIGHT] ?? 0;
  return Int32Array.from({ length: ANYTHING + 1 }, (_, need) => {
    if (need === ANYTHING) return suits.reduce((all, suit) => all | suit, 0);
    const suit = suits[byteAt(SUIT_NEEDED, need)] ?? 0;
    return suit | (need < NAMED ? (ranks[need % 13] ?? 0) : 0) | eights;
  });
}

// Kinds of cards, as bits, for what a hand was shown not to hold: four suits, thirteen ranks, the joker.
/** One single card, which LACKS names. */
export const LACK = 1 << 18;
const kindOfRank = (rank: number): number => 1 << (4 + rank);

/** By what is needed: the kinds of cards that fit it. */
export const KINDS_FITTING = Int32Array.from({ length: ANYTHING + 1 }, (_, need) => {
  const wild = kindOfRank(EIGHT) | kindOfRank(JOKER_RANK);
  if (need === ANYTHING) return 15 | wild;
  return (1 << byteAt(SUIT_NEEDED, need)) | (need < NAMED ? kindOfRank(need % 13) : 0) | wild;
});

/** What a card counts that is left in a hand [CE-E2]. */
function pointsOf(card: Card): number {
  const rank = parseCard(card)?.rank;
  return rank === undefined || rank === '8' ? 50 : pipValue(card, 1);
}

/** One table: its options, its pack, and where its cards are in a state. */
export class RuleOptions extends TableOptions {
  readonly pack: readonly Card[];
  readonly mixed: MixedPack;
  readonly piles: Piles;
  readonly layout: HandLayout;
  readonly knowledge: HandKnowledge;
  readonly plays: Plays;
  readonly words: number; // of a state
  readonly shift: number; // a card's number shifted right by this is its face: 0 for one pack, 1 for two
  readonly firstJoker: number; // as a card: those from here on are jokers
  readonly spots: Uint8Array; // by card
  readonly ranks: Uint8Array; // by card: 0–12 for A K Q … 2, JOKER_RANK
  readonly kinds: Int32Array; // by card: what it is of, as bits
  readonly lowerCopies: Uint8Array; // by card: the copy before it, which who plays this one does not hold; NO_CARD
  readonly values: Uint8Array; // by spot [CE-E2]
  readonly deals: number;
  readonly target: number; // 0 for none
  readonly scoring: 'wins' | 'points' | 'penalty';
  readonly handSize: number;
  readonly turnsWild: boolean; // firstCard "redraw": an eight or a joker does not stay up
  readonly mostDraws: number; // K
  readonly mayDraw: boolean;
  readonly mayStop: boolean; // who drew may pass with a card that fits [CE-P7]
  readonly recycle: boolean;
  readonly specials: boolean;

  constructor(options: Options, seats: number) {
    super(options, seats);
    const decks = Number(options['decks']);
    this.shift = decks - 1;
    this.firstJoker = 52 * decks;
    this.pack = makePack({ jokers: Number(options['jokers']), copies: decks }); // [CE-S1]
    this.mixed = new MixedPack(this.pack.length);
    this.piles = new Piles(SEATS + SEAT_WORDS * seats, this.pack.length);
    this.layout = layoutFor(seats, decks);
    this.knowledge = new HandKnowledge(this.layout);
    this.plays = new Plays(this.pack, this.shift);
    this.words = SEATS + SEAT_WORDS * seats + this.piles.words;
    this.spots = Uint8Array.from(this.pack, (_, card) => this.spotOf(card));
    this.ranks = Uint8Array.from(this.pack, (_, card) => (this.isJoker(card) ? JOKER_RANK : this.faceOf(card) % 13));
    this.kinds = Int32Array.from(this.pack, (_, card) => this.kindsOf(card));
    this.lowerCopies = Uint8Array.from(this.pack, (text, card) => (parseCard(text)?.copy === 1 ? NO_CARD : card - 1));
    this.values = new Uint8Array(128);
    for (const [card, text] of this.pack.entries()) this.values[byteAt(this.spots, card)] = pointsOf(text);
    this.deals = Number(options['deals']);
    this.target = Number(options['target']);
    this.scoring = options['scoring'] === 'points' || options['scoring'] === 'penalty' ? options['scoring'] : 'wins';
    this.handSize = Number(options['handSize']);
    this.turnsWild = options['firstCard'] === 'redraw';
    this.mostDraws = options['drawRule'] === 'one' ? 1 : options['drawRule'] === 'three' ? 3 : NO_LIMIT;
    this.mayDraw = options['mayDraw'] === true;
    this.mayStop = this.mayDraw && options['drawRule'] !== 'until';
    this.recycle = options['recycle'] === true;
    this.specials = options['specials'] === true;
  }

  isJoker(card: number): boolean {
    return card >= this.firstJoker;
  }

  isWild(card: number): boolean {
    return this.isJoker(card) || byteAt(this.ranks, card) === EIGHT;
  }

  /** What is needed when this card was turned up: its own suit or rank, or anything after a joker [CE-S4]. */
  needAfter(card: number): number {
    return this.isJoker(card) ? ANYTHING : this.faceOf(card);
  }

  /** The number, 0–51, of a card that is no joker among all faces. */
  private faceOf(card: number): number {
    return card >> this.shift;
  }

  private spotOf(card: number): number {
    if (this.isJoker(card)) return must(JOKER_SPOTS[card - this.firstJoker], 'spot of a joker');
    return 64 * (card & this.shift) + byteAt(SLOTS.slotOf, this.faceOf(card));
  }

  private kindsOf(card: number): number {
    const suit = this.isJoker(card) ? 0 : 1 << Math.floor(this.faceOf(card) / 13);
    return suit | kindOfRank(byteAt(this.ranks, card));
  }
}
