/**
 * Cards as numbers. A face is its suit (0–3 for S H D C) times 16 plus its rank (0 for the ace, king 1 … two 12), a card
 * four times its face plus its copy; so both ascend in card order, in one pack as in two, and jokers come last. A set of
 * faces without jokers is two words of bits: spades in bits 0–12 and hearts in bits 16–28 of the first, diamonds and clubs
 * in the second. The bits free above each suit have room for the ace once more, below the two, where a run may need it.
 */
import { lowestBit } from '../../cards/bits.ts';
import { RANKS, SUITS, type Card, type Face, printCard } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';

export const JOKER = 63;
/** Of a face that is none. */
export const NO_FACE = 15;
/** No face has this number or a higher one, and no card CARD_NUMBERS. */
export const FACE_NUMBERS = 64;
export const CARD_NUMBERS = 256;
const MOST_COPIES = 4;

export const faceOf = (card: number): number => card >> 2;
/** 0 for the only or the first copy. */
export const copyOf = (card: number): number => card & 3;
export const cardOf = (face: number, copy: number): number => (face << 2) | copy;
export const isJoker = (card: number): boolean => card >> 2 === JOKER;

/** Not for jokers. */
export const suitOf = (face: number): number => face >> 4;
export const rankOf = (face: number): number => face & 15;
export const faceIn = (suit: number, rank: number): number => (suit << 4) | rank;
/** The face at a place of a suit's run: 1 is the low ace, 2 … 13 are two to king, 14 is the high ace [FR-M2]. */
export const faceAt = (suit: number, place: number): number => faceIn(suit, place === 1 ? 0 : 14 - place);

/** All faces but the joker, in card order. */
export const FACES: readonly number[] = SUITS.flatMap((_, suit) => RANKS.map((__, rank) => faceIn(suit, rank)));

/** One suit of a word. */
export const SUIT = 0x1fff;
const BOTH_SUITS = 0x1fff_1fff;
const ACES = 0x0001_0001;

/** Which of the two words of a set has this face, 0 or 1. */
export const halfOf = (face: number): number => face >> 5;
/** The face's bit in its word; none for the joker and for NO_FACE. */
export const bitOf = (face: number): number => (1 << face) & BOTH_SUITS;
/** The same for the first word alone, and for the second: none where the face belongs into the other one. */
export const lowBit = (face: number): number => (1 << face) & BOTH_SUITS & ((face - 32) >> 31);
export const highBit = (face: number): number => (1 << face) & BOTH_SUITS & ((31 - face) >> 31);
/** The face of the lowest bit of a word of a set; `half` says which word. */
export const lowestFace = (half: number, word: number): number => (half << 5) | lowestBit(word);

/** The bit of a place of `faceAt` in one suit of `withLowAces`. */
export const bitAtPlace = (place: number): number => 1 << (14 - place);
/** A word of a set with each ace also below the two: bit 13 and bit 29. */
export const withLowAces = (word: number): number => word | ((word & ACES) << 13);
/** Takes that back: a low ace is the ace. */
export const foldAces = (word: number): number => (word & BOTH_SUITS) | ((word >>> 13) & ACES);

/** The text of a face, and of every card that any pack has, by their numbers. */
export const FACE_TEXTS: Face[] = [];
export const CARD_TEXTS: Card[] = [];
const NUMBERS = new Map<string, number>();
for (const face of [...FACES, JOKER]) {
  FACE_TEXTS[face] = face === JOKER ? 'JK' : `${must(RANKS[rankOf(face)], 'rank')}${must(SUITS[suitOf(face)], 'suit')}`;
  for (let copy = 0; copy < MOST_COPIES; copy += 1) {
    const text = printCard(FACE_TEXTS[face], copy + 1);
    CARD_TEXTS[cardOf(face, copy)] = text;
    NUMBERS.set(text, cardOf(face, copy));
  }
}

/** The number of a card in text; nothing where it is none. */
export const cardNumber = (text: string): number | undefined => NUMBERS.get(text);
