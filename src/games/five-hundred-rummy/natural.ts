/** What goes together without a joker: runs, sets and pairs in a set of faces, found for whole suits at once. */
import { countBits } from '../../cards/bits.ts';
import { SUIT, foldAces, withLowAces } from './cards.ts';

/** A set of ranks, as spades, in both suits of a word. */
const inBothSuits = (ranks: number): number => Math.imul(ranks, 0x0001_0001);
/** The first and second suit of both words, as spades. */
const spadesOf = (low: number): number => low & SUIT;
const heartsOf = (low: number): number => low >>> 16;

/** The highest cards of all runs of three in the two suits of a word, as a line with low aces. */
const runTops = (word: number): number => {
  const line = withLowAces(word);
  return line & (line >>> 1) & (line >>> 2);
};

/** The low cards of all runs of three that the two suits of a word hold, an ace on either side. */
export const runStarts = (word: number): number => foldAces(runTops(word) << 2);

/** All cards of a word that are part of a run. */
const inRuns = (word: number): number => {
  const tops = runTops(word);
  return foldAces(tops | (tops << 1) | (tops << 2));
};

/** The spades and hearts with which a set of three begins; diamonds never begin one. */
export function setStarts(low: number, high: number): number {
  const spades = spadesOf(low);
  const hearts = heartsOf(low);
  const diamonds = spadesOf(high);
  const clubs = heartsOf(high);
  return (spades & ((hearts & (diamonds | clubs)) | (diamonds & clubs))) | ((hearts & diamonds & clubs) << 16);
}

/** The ranks of which three suits or more are there, as spades. */
function fullRanks(low: number, high: number): number {
  const spades = spadesOf(low);
  const hearts = heartsOf(low);
  const diamonds = spadesOf(high);
  const clubs = heartsOf(high);
  return (spades & hearts & (diamonds | clubs)) | (diamonds & clubs & (spades | hearts));
}

/** The ranks of which two suits or more are there, as spades. */
function pairedRanks(low: number, high: number): number {
  const spades = spadesOf(low);
  const hearts = heartsOf(low);
  const diamonds = spadesOf(high);
  const clubs = heartsOf(high);
  return (spades & hearts) | ((spades | hearts) & (diamonds | clubs)) | (diamonds & clubs);
}

/** All places of the first word at which a card is or would be part of a set or a run that is there. */
export const meldedLow = (low: number, high: number): number => inRuns(low) | inBothSuits(fullRanks(low, high));
/** All such places of the second word. */
export const meldedHigh = (low: number, high: number): number => inRuns(high) | inBothSuits(fullRanks(low, high));

/** All places of a word that stand next to a card in its suit. */
export const beside = (word: number): number => {
  const line = withLowAces(word);
  return foldAces(((line << 1) | (line >>> 1)) & 0x3fff3fff);
};

/** All places of a word that stand within two of a card in its suit, so that both go into one run of three. */
const near = (word: number): number => {
  const line = withLowAces(word);
  return foldAces(((line << 1) | (line >>> 1) | (line << 2) | (line >>> 2)) & 0x3fff3fff);
};

/** The faces of the first word of which another is there that goes into the same target. */
export const pairedLow = (low: number, high: number): number => low & (near(low) | inBothSuits(pairedRanks(low, high)));
/** Such faces of the second word. */
export const pairedHigh = (low: number, high: number): number =>
  high & (near(high) | inBothSuits(pairedRanks(low, high)));

/** Are there two faces that go into one target: of one rank, or at most two apart in a suit? */
export const hasPair = (low: number, high: number): boolean => (pairedLow(low, high) | pairedHigh(low, high)) !== 0;

/** In how many suits a rank is there, 0 for the aces. */
export const suitsWith = (rank: number, low: number, high: number): number => {
  const ranks = inBothSuits(1) << rank;
  return countBits((low & ranks) | ((high & ranks) << 1));
};
