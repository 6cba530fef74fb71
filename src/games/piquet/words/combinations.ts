/** What a hand holds of each kind, for the words on its owner's own buttons: point, sequences, sets [PQ-D1 to PQ-D3]. */
import { type KINDS, SEQUENCE_POINTS, SET_POINTS, cardValue } from './points.ts';
import { type Card, type Suit, SUITS, parseCard } from '../../../cards/card.ts';

export type CombinationKind = (typeof KINDS)[number];

/** One combination: its cards high to low, of a set in suit order. */
export interface Combination {
  readonly kind: CombinationKind;
  readonly cards: readonly Card[];
  readonly rank: string; // of its first card
  readonly suit: Suit; // of its first card; a set has one of each
}

const RANKS = 'AKQJT987';
const SET_RANKS = ['A', 'K', 'Q', 'J', 'T'];
const LEAST = 3; // cards of a sequence or a set

const rankOf = (card: Card): string => parseCard(card)?.rank ?? '';
const suitOf = (card: Card): Suit => parseCard(card)?.suit ?? 'S';

/** These cards as a combination of that kind. */
export const combined = (kind: CombinationKind, cards: readonly Card[]): Combination => {
  const [first] = cards;
  return { kind, cards, rank: first ? rankOf(first) : '', suit: first ? suitOf(first) : 'S' };
};

/** What the cards of a point count together [PQ-D1]. */
export const valueOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

/** What one combination makes. */
export function pointsOf({ kind, cards }: Combination): number {
  if (kind === 'point') return cards.length;
  if (kind === 'sequence') return SEQUENCE_POINTS[cards.length] ?? 0;
  return SET_POINTS[cards.length] ?? 0;
}

const inSuit = (hand: readonly Card[], suit: Suit): Card[] =>
  hand.filter((card) => suitOf(card) === suit).sort((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)));

/** The cards of a suit, high to low, cut where one is missing. */
function runsIn(cards: readonly Card[]): Card[][] {
  const runs: Card[][] = [];
  for (const card of cards) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && RANKS.indexOf(rankOf(card)) === RANKS.indexOf(rankOf(before)) + 1) run.push(card);
    else runs.push([card]);
  }
  return runs.filter((run) => run.length >= LEAST);
}

/** How strong: first how many cards, then what is told of it after `equal`. */
const strength = ({ kind, cards, rank }: Combination): number =>
  cards.length * 100 + (kind === 'point' ? valueOf(cards) : RANKS.length - RANKS.indexOf(rank));

/** All that a hand holds of a kind, the strongest first; of the point only one counts. */
export function combinationsOf(kind: CombinationKind, hand: readonly Card[]): readonly Combination[] {
  const suits = SUITS.map((suit) => inSuit(hand, suit));
  const sets = SET_RANKS.map((rank) => SUITS.flatMap((suit) => hand.filter((card) => card === rank + suit)));
  const found =
    kind === 'point' ? suits : kind === 'sequence' ? suits.flatMap(runsIn) : sets.filter((set) => set.length >= LEAST);
  return found
    .filter((cards) => cards.length > 0)
    .map((cards) => combined(kind, cards))
    .sort((a, b) => strength(b) - strength(a)); // stable: of equal ones the first of S H D C
}
