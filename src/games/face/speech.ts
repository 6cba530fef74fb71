/** Cards, suits, numbers and people as they are said at a table, in English and in Japanese. Every game's words use them. */
import { type Rank, type Seat, type SeenCard, type Suit, parseCard } from '../../cards/card.ts';
import type { TableView } from './game-face.ts';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card in as few signs as there are: `7♥`, `10♣`, a star for the joker, a question mark for a hidden one. */
export function shortCard(card: SeenCard): string {
  const parts = parseCard(card);
  if (!parts) return '?';
  if (!parts.suit || !parts.rank) return '★';
  return (parts.rank === 'T' ? '10' : parts.rank) + SUIT_SIGNS[parts.suit];
}

/** A name that can be read out; seats without one are counted from one. */
const nameOf = (view: TableView, seat: Seat, otherwise: string): string => view.names[seat] ?? otherwise;

const EN_RANKS: Readonly<Record<Rank, string>> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight',
  7: 'seven', 6: 'six', 5: 'five', 4: 'four', 3: 'three', 2: 'two',
}; // prettier-ignore
const EN_SUITS: Readonly<Record<Suit, string>> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };
const EN_NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const enCard = (card: SeenCard): string => {
  const parts = parseCard(card);
  if (!parts) return 'card';
  return parts.suit && parts.rank ? `${EN_RANKS[parts.rank]} of ${EN_SUITS[parts.suit]}s` : 'joker';
};

export const english = {
  /** `seven of hearts`, `joker`; copies of a card are called the same. */
  card: enCard,
  /** `the seven of hearts`, `the joker`; `a card` where the face is hidden. */
  theCard: (card: SeenCard): string => `${parseCard(card) ? 'the' : 'a'} ${enCard(card)}`,
  /** `the seven of hearts and the joker` */
  theCards: (cards: readonly SeenCard[]): string => english.list(cards.map(english.theCard)),
  /** `hearts` */
  suit: (suit: Suit): string => `${EN_SUITS[suit]}s`,
  /** `a heart` */
  aSuit: (suit: Suit): string => `a ${EN_SUITS[suit]}`,
  /** `three`; `no` for 0; from 13 on in figures. */
  number: (n: number): string => EN_NUMBERS[n] ?? String(n),
  /** `five cards`, `one card`, `no cards`; any noun that takes an s. */
  count: (n: number, noun: string): string => `${english.number(n)} ${noun}${n === 1 ? '' : 's'}`,
  /** `a, b and c` */
  list: (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.slice(-1).join('')}`,
  /** The first letter large. */
  capital: (text: string): string => text.charAt(0).toUpperCase() + text.slice(1),
  /** `you`, or the seat's name. */
  who: (view: TableView, seat: Seat): string =>
    seat === view.seat ? 'you' : nameOf(view, seat, `seat ${String(seat + 1)}`),
  /** The seat doing something, to begin a sentence: `You play`, `Kaede plays`. */
  does: (view: TableView, seat: Seat, you: string, other: string): string =>
    `${english.capital(english.who(view, seat))} ${seat === view.seat ? you : other}`,
} as const;

const JA_RANKS: Readonly<Partial<Record<Rank, string>>> = {
  A: 'エース',
  K: 'キング',
  Q: 'クイーン',
  J: 'ジャック',
  T: '10',
};
const JA_SUITS: Readonly<Record<Suit, string>> = { S: 'スペード', H: 'ハート', D: 'ダイヤ', C: 'クラブ' };

export const japanese = {
  /** `ハートの7`、`スペードのキング`、`ジョーカー`; `カード` where the face is hidden. */
  card: (card: SeenCard): string => {
    const parts = parseCard(card);
    if (!parts) return 'カード';
    return parts.suit && parts.rank ? `${JA_SUITS[parts.suit]}の${JA_RANKS[parts.rank] ?? parts.rank}` : 'ジョーカー';
  },
  /** `ハートの7、ジョーカー` */
  cards: (cards: readonly SeenCard[]): string => japanese.list(cards.map(japanese.card)),
  /** `ハート` */
  suit: (suit: Suit): string => JA_SUITS[suit],
  /** `5枚` */
  count: (n: number): string => `${String(n)}枚`,
  /** `甲、乙、丙` */
  list: (words: readonly string[]): string => words.join('、'),
  /** `あなた`, or the seat's name as the table gives it. */
  who: (view: TableView, seat: Seat): string =>
    seat === view.seat ? 'あなた' : nameOf(view, seat, `席${String(seat + 1)}`),
} as const;
