/** The options of a Jack Change It table as the rules ask for them, resolved once, and the tables of its cards. */
import { type Card, RANKS } from '../../cards/card.ts';
import { HandKnowledge, type HandLayout } from '../../cards/hand-knowledge.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { makePack } from '../../cards/pack.ts';
import { Piles } from '../../cards/piles.ts';
import { at } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { NAMED, NEEDS, SUIT_NEEDED } from '../kit/matching/state.ts';
import { SEATS, SEAT_WORDS, SLOTS, layoutFor } from './state.ts';

const ACE = RANKS.indexOf('A');
const QUEEN = RANKS.indexOf('Q');
export const JACK = RANKS.indexOf('J');
export const EIGHT = RANKS.indexOf('8');
export const TWO = RANKS.indexOf('2');
export const ACE_OF_HEARTS = 13;
export const FIVE_OF_HEARTS = 13 + RANKS.indexOf('5');

/** The slots of twos, of A♥ and of 5♥ as bits of a set's words; A♥ and 5♥ are in the first. */
export const TWOS = [at(SLOTS.ranks[0], TWO), at(SLOTS.ranks[1], TWO)] as const;
export const ACE_BIT = at(SLOTS.ranks[0], ACE) & at(SLOTS.suits[0], 1);
export const FIVE_BIT = at(SLOTS.ranks[0], RANKS.indexOf('5')) & at(SLOTS.suits[0], 1);

/** 0–12 for A K Q … 2, by card. */
export const RANK_OF = Uint8Array.from({ length: 52 }, (_, card) => card % 13);
// Kinds of cards, as bits, for what a hand was shown not to hold: suits, ranks, and of plain cards suits and the ace.
// A single card in hand that was not played may be a trick card that would match [JC-P2].
const kindOfSuit = (suit: number): number => 1 << suit;
const kindOfRank = (rank: number): number => 1 << (4 + rank);
const kindOfPlainSuit = (suit: number): number => 1 << (17 + suit);
const PLAIN_ACE = 1 << 21;
/** Kinds from this bit on are free for a guess to give. */
export const MORE_KINDS = 22;

/** One table: its options, and what they make of the cards. */
export class RuleOptions extends TableOptions {
  readonly pack: readonly Card[] = makePack({ jokers: 0 }); // [JC-S1]
  readonly mixed = new MixedPack(52);
  readonly piles: Piles;
  readonly layout: HandLayout;
  readonly knowledge: HandKnowledge;
  readonly words: number; // of a state
  readonly spots = SLOTS.slotOf.slice(0, 52); // by card
  readonly kinds: Int32Array; // by card: what it is of, as bits
  /** By what is needed: the slots that match it, as bits of either word of a set [JC-P1]. */
  readonly matches: readonly [Int32Array, Int32Array];
  /** By what is needed: the kinds of cards that are legal plays, and those that are even as the whole hand [JC-P2]. */
  readonly playable: Int32Array;
  readonly playableLast: Int32Array;
  readonly tricks: readonly [number, number]; // the trick cards, as bits of a set's words
  /** Jack slots that may be named in, as bits of either word: all others too [JC-P9]. */
  readonly nameable: readonly [number, number];
  readonly handSize = 7; // [JC-S3]
  readonly deals: number;
  readonly target: number; // 0 for none
  readonly countsCards: boolean; // scoring "cards"
  readonly firstCard: 'redraw' | 'plain' | 'active';
  readonly mayDraw: boolean;
  readonly playDrawn: boolean;
  readonly playsAfterPenalty: boolean; // afterPenalty "play"
  readonly stackAce: boolean;
  readonly comboTwos: number; // the suits of the twos that may go with A♥, as bits
  readonly jackOnJack: boolean; // also whenever any jack matches
  readonly jackAlways: boolean; // jackWhen "any"
  readonly lastTrick: boolean;

  constructor(options: Options, seats: number) {
    super(options, seats);
    this.piles = new Piles(SEATS + SEAT_WORDS * seats, 52);
    this.layout = layoutFor(seats);
    this.knowledge = new HandKnowledge(this.layout);
    this.words = SEATS + SEAT_WORDS * seats + this.piles.words;
    this.deals = Number(options['deals']);
    this.target = Number(options['target']);
    this.countsCards = options['scoring'] === 'cards';
    const first = options['firstCard'];
    this.firstCard = first === 'plain' || first === 'active' ? first : 'redraw';
    this.mayDraw = options['mayDraw'] === true;
    this.playDrawn = options['playDrawn'] === true;
    this.playsAfterPenalty = options['afterPenalty'] === 'play';
    this.stackAce = options['stackAce'] === true;
    this.comboTwos = options['combo'] === 'any2' ? 15 : options['combo'] === '2H' ? 2 : 0;
    this.jackAlways = options['jackWhen'] === 'any';
    this.jackOnJack = this.jackAlways || options['jackOnJack'] === true;
    this.lastTrick = options['lastTrick'] === true;
    this.tricks = [this.tricksIn(0), this.tricksIn(1)];
    this.nameable = options['jackNames'] === 'any' ? [-1, -1] : [othersNamed(0), othersNamed(1)];
    this.kinds = Int32Array.from(this.pack, (_, card) => this.kindsOf(card));
    this.matches = [this.matching(0), this.matching(1)];
    this.playable = Int32Array.from({ length: NEEDS }, (_, need) => this.kindsPlayable(need));
    this.playableLast = Int32Array.from({ length: NEEDS }, (_, need) => this.kindsPlayableLast(need));
  }

  /** Every 2, 8 and jack, A♥, and with three or more seats every queen. */
  isTrick(card: number): boolean {
    return card === ACE_OF_HEARTS || this.isTrickRank(card % 13);
  }

  /** Is every card of this rank a trick card? */
  private isTrickRank(rank: number): boolean {
    return rank === TWO || rank === EIGHT || rank === JACK || this.isTurning(rank);
  }

  /** With two seats a queen is an ordinary card [JC-P9]. */
  isTurning(rank: number): boolean {
    return rank === QUEEN && this.seats > 2;
  }

  /** Is this card a legal play by itself of a hand that holds others, when nothing is to be drawn [JC-P3]? */
  isPlayable(need: number, card: number): boolean {
    return (at(this.playable, need) & at(this.kinds, card)) !== 0;
  }

  private tricksIn(word: 0 | 1): number {
    let tricks = 0;
    for (let card = 26 * word; card < 26 * word + 26; card += 1)
      if (this.isTrick(card)) tricks |= 1 << (SLOTS.slotOf[card] ?? 0);
    return tricks;
  }

  private matching(word: 0 | 1): Int32Array {
    const [suits, ranks] = [SLOTS.suits[word], SLOTS.ranks[word]];
    return Int32Array.from({ length: NEEDS }, (_, need) => {
      const jacks = (need < NAMED ? this.jackAlways : this.jackOnJack) ? at(ranks, JACK) : 0;
      return at(suits, SUIT_NEEDED[need] ?? 0) | (need < NAMED ? at(ranks, need % 13) : 0) | jacks;
    });
  }

  private kindsOf(card: number): number {
    const [suit, rank] = [Math.floor(card / 13), card % 13];
    const plain = this.isTrick(card) ? 0 : kindOfPlainSuit(suit) | (rank === ACE ? PLAIN_ACE : 0);
    return kindOfSuit(suit) | kindOfRank(rank) | plain;
  }

  private kindsPlayable(need: number): number {
    const suit = SUIT_NEEDED[need] ?? 0;
    const jacks = (need < NAMED ? this.jackAlways : this.jackOnJack) ? kindOfRank(JACK) : 0;
    return kindOfSuit(suit) | kindOfPlainSuit(suit) | jacks | (need < NAMED ? ofRank(need % 13) : 0);
  }

  private kindsPlayableLast(need: number): number {
    if (this.lastTrick) return this.kindsPlayable(need);
    const rank = need % 13;
    const plain = need >= NAMED ? 0 : rank === ACE ? PLAIN_ACE : this.isTrickRank(rank) ? 0 : kindOfRank(rank);
    return kindOfPlainSuit(SUIT_NEEDED[need] ?? 0) | plain;
  }
}

/** All cards of a rank; of aces also what is left of them without A♥. */
const ofRank = (rank: number): number => kindOfRank(rank) | (rank === ACE ? PLAIN_ACE : 0);

/** All slots but those where a jack names its own suit [JC-P9]. */
function othersNamed(word: 0 | 1): number {
  let slots = -1;
  for (let i = 0; i < 2; i += 1) slots &= ~(1 << (16 * i + SLOTS.first + 2 * word + i));
  return slots;
}
