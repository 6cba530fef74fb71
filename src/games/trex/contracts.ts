/** The six contracts as data: which cards score, which may be doubled, what is counted and for how much [TX-E1 to TX-E7]. */
import { bitOf } from '../../cards/card-set.ts';
import { must } from '../../cards/must.ts';
import { ALL, CARDS, DIAMONDS_1, HEARTS_0, KING_OF_HEARTS as KING_CARD, QUEENS, SUIT_SIZE } from './cards.ts';

// Contracts as numbers, in the order of their names.
export const COMPLEX = 0;
export const DIAMONDS = 1;
export const ELTOOSH = 2;
export const GIRLS = 3;
export const KING_OF_HEARTS = 4;
export const TREX = 5;
export const NO_CONTRACT = 6;

const NAMES = ['complex', 'diamonds', 'eltoosh', 'girls', 'king-of-hearts', 'trex'] as const;
export const CONTRACTS = NAMES.length;
export const contractName = (contract: number): string => must(NAMES[contract], 'name of a contract');

/** The contracts of a kingdom as bits: the usual five, or the four in one and Trex [option contracts]. */
export const FIVE = (1 << DIAMONDS) | (1 << ELTOOSH) | (1 << GIRLS) | (1 << KING_OF_HEARTS) | (1 << TREX);
export const TWO = (1 << COMPLEX) | (1 << TREX);

/** What a seat took, counted in one word: each of these is one more of its kind. */
const DIAMOND = 1; // up to 13
export const TRICK = 1 << 4; // up to 13
export const QUEEN = 1 << 8; // 25 points each; a doubled queen counts twice: up to 8
export const KING = 1 << 12; // 75 points; a doubled king counts twice
export const BONUS = 1 << 14; // 25 points each, for doubled cards: up to 7

const ALL_DIAMONDS = 15 * DIAMOND;
const ALL_TRICKS = 15 * TRICK;
const ALL_QUEENS = 15 * QUEEN;
const ALL_KINGS = 3 * KING;
const ALL_BONUS = 15 * BONUS;

export const diamondsIn = (tally: number): number => tally & ALL_DIAMONDS;
export const tricksIn = (tally: number): number => (tally & ALL_TRICKS) >>> 4;
export const queensIn = (tally: number): number => (tally & ALL_QUEENS) >>> 8;
export const kingsIn = (tally: number): number => (tally & ALL_KINGS) >>> 12;
export const bonusIn = (tally: number): number => tally >>> 14;

/** What a card counts for the seat that takes it, by card, in all contracts at once. */
export const WORTH = Int32Array.from({ length: 64 }, (_, card) => {
  const isDiamond = Math.floor(card / SUIT_SIZE) === 2;
  const isQueen = card < CARDS && card % SUIT_SIZE === 2;
  return (isDiamond ? DIAMOND : 0) + (isQueen ? QUEEN : 0) + (card === KING_CARD ? KING : 0);
});

const KING_BIT = bitOf(KING_CARD);

/** By contract, what of a seat's tally counts in it. */
export const COUNTS = Int32Array.of(
  ALL_DIAMONDS | ALL_TRICKS | ALL_QUEENS | ALL_KINGS | ALL_BONUS,
  ALL_DIAMONDS,
  ALL_TRICKS,
  ALL_QUEENS | ALL_BONUS,
  ALL_KINGS | ALL_BONUS,
  0,
);

/** By contract, the cards that score, in two words: they are captured face up [TX-P6]. */
export const SCORING_0 = Int32Array.of(QUEENS | KING_BIT, 0, 0, QUEENS, KING_BIT, 0);
export const SCORING_1 = Int32Array.of(QUEENS | DIAMONDS_1, DIAMONDS_1, 0, QUEENS, 0, 0);

/** By contract, the cards that may be exposed, in two words [TX-P2]. */
export const DOUBLABLE_0 = Int32Array.of(QUEENS | KING_BIT, 0, 0, QUEENS, KING_BIT, 0);
export const DOUBLABLE_1 = Int32Array.of(QUEENS, 0, 0, QUEENS, 0, 0);

/** By contract, the cards that a seat must lead if it holds one: any, but in King of Hearts no heart [TX-P5]. */
export const LEADS_0 = Int32Array.of(ALL, ALL, ALL, ALL, ALL & ~HEARTS_0, ALL);
