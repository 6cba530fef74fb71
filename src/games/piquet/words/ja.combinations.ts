/** Points, sequences and sets as they are called in Japanese. */
import type { Card } from '../../../cards/card.ts';
import { SUIT_SIGNS, japanese as ja, shortCard } from '../../face/speech.ts';
import { type Combination, type CombinationKind, combined, valueOf } from './combinations.ts';

const RANKS: Readonly<Record<string, string>> = { A: 'エース', K: 'キング', Q: 'クイーン', J: 'ジャック', T: '10' };

export const rank = (of: unknown): string => RANKS[String(of)] ?? String(of);
const sequence = (count: number): string => `${String(count)}枚続き`;
const set = (count: number, of: unknown): string => `${rank(of)}${String(count)}枚`;
export const points = (n: number): string => `${String(n)}点`;

/** `5枚のポイント`、`3枚続き`、`エース3枚`: as it is declared. */
export function declared(kind: CombinationKind, count: number, of: unknown): string {
  if (kind === 'point') return `ポイント${String(count)}枚`;
  return kind === 'sequence' ? sequence(count) : set(count, of);
}

/** `スペード5枚`、`ハートのキングから3枚続き`、`エース3枚`: all of it. */
export function whole({ kind, cards, rank: top, suit }: Combination): string {
  if (kind === 'point') return `${ja.suit(suit)}${String(cards.length)}枚`;
  return kind === 'set' ? set(cards.length, top) : `${ja.suit(suit)}の${rank(top)}から${sequence(cards.length)}`;
}

/** On a button. */
export function short({ kind, cards, rank: top }: Combination): string {
  if (kind === 'point') return `ポイント${String(cards.length)}枚`;
  return kind === 'set' ? set(cards.length, top) : `${rank(top)}から${sequence(cards.length)}`;
}

export const cardSigns = (cards: readonly Card[]): string => cards.map(shortCard).join(' ');

/** What it is made of. */
export function madeOf({ kind, cards, suit }: Combination): string {
  const ranks = cards.map((card) => shortCard(card).slice(0, -1)).join(' ');
  if (kind === 'set') return cardSigns(cards);
  return kind === 'point'
    ? `${SUIT_SIGNS[suit]} ${ranks}（数の合計${String(valueOf(cards))}）`
    : `${SUIT_SIGNS[suit]} ${ranks}`;
}

export const shown = (kind: CombinationKind, cards: readonly Card[]): string => whole(combined(kind, cards));

/** What a kind is about, for who has never heard of it. */
export const ABOUT: Readonly<Record<CombinationKind, string>> = {
  point: 'ポイント：同じマークの枚数',
  sequence: 'シークエンス：同じマークの3枚以上の続き',
  set: 'セット：10以上の同じ数字が3枚か4枚',
};

export const KIND: Readonly<Record<CombinationKind, string>> = {
  point: 'ポイント',
  sequence: 'シークエンス',
  set: 'セット',
};
