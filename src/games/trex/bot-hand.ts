/**
 * What a hand is good for before the first card: which contract it suits, which cards it can afford to expose, whether
 * Trex is better abandoned. Tables in points of the own score over the mean of all four, fitted to 16,000 deals of each
 * contract among plain players; a usual hand is worth about 0 in each of them.
 */
import { cardsOf } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { countBits, lowestBit } from '../../cards/bits.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import { EXPOSED_0, EXPOSED_1 } from './acts.ts';
import { CARDS, HALF, KING_OF_HEARTS, SUIT_0, SUIT_1, SUIT_SIZE, rankOf, suitOf } from './cards.ts';
import { COMPLEX, DIAMONDS, ELTOOSH, GIRLS, KING_OF_HEARTS as KING_CONTRACT, TREX } from './contracts.ts';
import type { RuleOptions } from './rule-options.ts';
import { CONTRACT, handOf } from './state.ts';

/** Worth of a hand in one contract: of its cards A K Q J T 9 … 2, and of suits of none, one and two cards. */
interface Fit {
  readonly ranks: readonly number[];
  readonly special?: { readonly suit: number; readonly ranks: readonly number[] }; // other values in one suit
  readonly short: readonly number[];
}

const HEART_SUIT = 1;
const DIAMOND_SUIT = 2;

const WANTED_DIAMONDS: Fit = {
  ranks: [4, 2, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
  special: { suit: DIAMOND_SUIT, ranks: [35, 30, 12, -1, -5, -6, -6, -6, -6, -6, -6, -6, -6] },
  short: [5, 2, 0],
};
const UNWANTED_DIAMONDS: Fit = {
  ranks: [-5, -4, -3, -4, -3, -3, -3, -2, -2, 0, 0, 1, 3],
  special: { suit: DIAMOND_SUIT, ranks: [-11, -10, -8, -6, -4, -1, 2, 6, 10, 14, 18, 19, 20] },
  short: [11, 9, 5],
};
const FEW_TRICKS: Fit = { ranks: [-11, -10, -9, -7, -5, -3, -1, 2, 4, 6, 8, 8, 9], short: [17, 17, 5] };
const NO_QUEENS: Fit = { ranks: [-13, -11, -2, -2, -2, -1, -1, 0, 0, 1, 1, 4, 6], short: [27, 22, 11] };
/** The king itself is a gain where it can be doubled: it is thrown onto somebody else's trick. */
const NO_KING: Fit = {
  ranks: [-13, -11, -10, -8, -8, -8, -6, -6, -4, -2, 0, 4, 10],
  special: { suit: HEART_SUIT, ranks: [2, 83, 5, 5, 5, 5, 7, 7, 6, 7, 8, 5, 6] },
  short: [8, 7, 6],
};
const NO_QUEENS_UNDOUBLED: Fit = { ranks: [-7, -6, -8, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4], short: [14, 10, 5] };
const NO_KING_UNDOUBLED: Fit = {
  ranks: [-5, -4, -4, -3, -3, -3, -2, -2, -1, 0, 1, 3, 6],
  special: { suit: HEART_SUIT, ranks: [0, 6, 3, 3, 2, 3, 3, 3, 4, 4, 5, 4, 4] },
  short: [4, 3, 3],
};
const FIRST_OUT: Fit = { ranks: [3, 4, 5, 4, 6, 6, 5, 4, 3, 0, -4, -12, -27], short: [-6, 3, 2] };

/** What it is worth to keep a contract for a better hand, by contract [Strategy 2]; of two contracts none. */
const WAITING = Float64Array.of(28, 24, 22, 18, 32, 28);
const WAITING_UNDOUBLED = Float64Array.of(28, 24, 22, 11, 16, 28);

export class HandSense {
  private readonly cards: Float64Array; // worth of a card, by contract and card
  private readonly short: Float64Array; // worth of a suit of none, one or two cards, by contract and number
  private readonly waiting: Float64Array; // by contract

  constructor({ diamond, doubling }: RuleOptions) {
    const diamonds = diamond > 0 ? WANTED_DIAMONDS : UNWANTED_DIAMONDS;
    const queens = doubling ? NO_QUEENS : NO_QUEENS_UNDOUBLED;
    const king = doubling ? NO_KING : NO_KING_UNDOUBLED;
    const fits: Fit[][] = [];
    fits[COMPLEX] = [diamonds, FEW_TRICKS, queens, king];
    fits[DIAMONDS] = [diamonds];
    fits[ELTOOSH] = [FEW_TRICKS];
    fits[GIRLS] = [queens];
    fits[KING_CONTRACT] = [king];
    fits[TREX] = [FIRST_OUT];
    const sums = (length: number, worth: (fit: Fit, i: number) => number | undefined): Float64Array =>
      Float64Array.from(fits.flatMap((all) => Array.from({ length }, (_, i) => sum(all, (fit) => worth(fit, i) ?? 0))));
    this.cards = sums(CARDS, ({ ranks, special }, card) =>
      (special?.suit === suitOf(card) ? special.ranks : ranks).at(rankOf(card)),
    );
    this.short = sums(SUIT_SIZE + 1, ({ short }, length) => short[length]);
    this.waiting = doubling ? WAITING : WAITING_UNDOUBLED;
  }

  /** How glad a king is to play this contract now [Strategy 1, 2]. */
  choice(array: StateArray, seat: Seat, contract: number): number {
    return this.suits(array, seat, contract) - this.waited(contract);
  }

  /** What waiting with this contract was worth to the king. */
  waited(contract: number): number {
    return this.waiting[contract] ?? 0;
  }

  /** Points over the mean that the hand promises in a contract. */
  suits(array: StateArray, seat: Seat, contract: number): number {
    const ofCard = contract * CARDS;
    let worth = 0;
    for (let rest = at(array, handOf(seat)); rest !== 0; rest &= rest - 1)
      worth += this.cards[ofCard + lowestBit(rest)] ?? 0;
    for (let rest = at(array, handOf(seat) + 1); rest !== 0; rest &= rest - 1)
      worth += this.cards[ofCard + HALF + lowestBit(rest)] ?? 0;
    for (let suit = 0; suit < 4; suit += 1)
      worth += this.short[contract * (SUIT_SIZE + 1) + lengthOf(array, seat, suit)] ?? 0;
    return worth;
  }

  /** Of the cards to expose, those that the hand can afford raise its worth, the others lower it. */
  exposure(array: StateArray, seat: Seat, exposure: number): number {
    let worth = 0;
    for (const card of cardsOf(at(EXPOSED_0, exposure), at(EXPOSED_1, exposure)))
      worth += isGuarded(array, seat, card) ? 1 : -1;
    return worth;
  }
}

const sum = (fits: readonly Fit[], worth: (fit: Fit) => number): number =>
  fits.reduce((all, fit) => all + worth(fit), 0);

const lengthOf = (array: StateArray, seat: Seat, suit: number): number =>
  countBits(at(array, handOf(seat)) & at(SUIT_0, suit)) + countBits(at(array, handOf(seat) + 1) & at(SUIT_1, suit));

/**
 * Will this card hardly be caught [Strategy 5]? It is with three more of its suit, or with two and a suit that is soon
 * void. Hearts are not led in King of Hearts: there one more will do.
 */
function isGuarded(array: StateArray, seat: Seat, card: number): boolean {
  const suit = suitOf(card);
  const guards = lengthOf(array, seat, suit) - 1;
  if (card === KING_OF_HEARTS && array[CONTRACT] === KING_CONTRACT) return guards > 0;
  const isSoonVoid = [0, 1, 2, 3].some((other) => other !== suit && lengthOf(array, seat, other) < 2);
  return guards > 2 || (guards === 2 && isSoonVoid);
}
