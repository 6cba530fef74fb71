/** Points, sequences and sets as they are called in English. */
import type { Card } from '../../../cards/card.ts';
import { SUIT_SIGNS, english as en, shortCard } from '../../face/speech.ts';
import { type Combination, type CombinationKind, combined, valueOf } from './combinations.ts';

const SEQUENCES = ['', '', '', 'tierce', 'quart', 'quint', 'sixième', 'septième', 'huitième'];
const RANKS: Readonly<Record<string, string>> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven',
}; // prettier-ignore

export const rank = (of: unknown): string => RANKS[String(of)] ?? 'card';
/** `tierce`, `quint` */
const sequence = (count: number): string => SEQUENCES[count] ?? 'sequence';
/** `three aces` */
const set = (count: number, of: unknown): string => `${en.number(count)} ${rank(of)}s`;
export const points = (n: number): string => en.count(n, 'point');

/** `point of five`, `tierce`, `three aces`: as it is declared. */
export function declared(kind: CombinationKind, count: number, of: unknown): string {
  if (kind === 'point') return `point of ${en.number(count)}`;
  return kind === 'sequence' ? sequence(count) : set(count, of);
}

/** … with its article. */
export const aDeclared = (kind: CombinationKind, count: number, of: unknown): string =>
  `${kind === 'set' ? '' : 'a '}${declared(kind, count, of)}`;

/** `five spades`, `tierce to the king of hearts`, `three aces`: all of it. */
export function whole({ kind, cards, rank: top, suit }: Combination): string {
  if (kind === 'point') return `${en.number(cards.length)} ${en.suit(suit)}`;
  if (kind === 'set') return set(cards.length, top);
  return `${sequence(cards.length)} to the ${rank(top)} of ${en.suit(suit)}`;
}

/** `Point of 5`, `Tierce to the king`, `Three aces`: on a button. */
export function short({ kind, cards, rank: top }: Combination): string {
  if (kind === 'point') return `Point of ${String(cards.length)}`;
  return en.capital(kind === 'set' ? set(cards.length, top) : `${sequence(cards.length)} to the ${rank(top)}`);
}

/** `9♠ 8♠ 7♠` */
export const cardSigns = (cards: readonly Card[]): string => cards.map(shortCard).join(' ');

/** `♠ A K Q: together 31`, `K♥ Q♥ J♥`: what it is made of. */
export function madeOf({ kind, cards, suit }: Combination): string {
  const ranks = cards.map((card) => shortCard(card).slice(0, -1)).join(' ');
  if (kind === 'set') return cardSigns(cards);
  return kind === 'point'
    ? `${SUIT_SIGNS[suit]} ${ranks}, worth ${String(valueOf(cards))} together`
    : `${SUIT_SIGNS[suit]} ${ranks}`;
}

/** What was shown, in words. */
export const shown = (kind: CombinationKind, cards: readonly Card[]): string =>
  `${kind === 'sequence' ? 'a ' : ''}${whole(combined(kind, cards))}`;

/** What a kind is about, for who has never heard of it. */
export const ABOUT: Readonly<Record<CombinationKind, string>> = {
  point: 'Point: most cards of one suit',
  sequence: 'Sequence: three or more in a row in one suit',
  set: 'Set: three or four of a kind, tens or higher',
};

export const KIND: Readonly<Record<CombinationKind, string>> = { point: 'point', sequence: 'sequence', set: 'set' };
