/** Cards as text, the way a record writes them: `AS`, `TH`, `JK`, and `5C#2` for a second copy. */

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Face = `${Rank}${Suit}` | 'JK';
export type Card = Face | `${Face}#${number}`;
/** A card in a view: `??` if its face is hidden. */
export type SeenCard = Card | '??';
/** Where a player sits: 0 to n−1, clockwise. The player to the left of seat s is `(s + 1) % n`. */
export type Seat = number;

export interface CardParts {
  readonly face: Face;
  readonly suit: Suit | undefined; // none for a joker
  readonly rank: Rank | undefined;
  readonly copy: number; // 1 for the only or the first copy
}

const CARD = /^(?:(JK)|([AKQJT98765432])([SHDC]))(?:#([2-9]))?$/;
const isSuit = (text: string | undefined): text is Suit => SUITS.some((suit) => suit === text);
const isRank = (text: string | undefined): text is Rank => RANKS.some((rank) => rank === text);

const parsed = new Map<string, CardParts>(); // every card is read once

/** The parts of a card's text; undefined if it is not one. */
export function parseCard(text: string): CardParts | undefined {
  const known = parsed.get(text);
  if (known) return known;
  const parts = readCard(text);
  if (parts) parsed.set(text, parts);
  return parts;
}

function readCard(text: string): CardParts | undefined {
  const match = CARD.exec(text);
  if (!match) return undefined;
  const [, joker, rank, suit, copy] = match;
  const nth = copy === undefined ? 1 : Number(copy);
  if (joker !== undefined) return { face: 'JK', suit: undefined, rank: undefined, copy: nth };
  if (!isRank(rank) || !isSuit(suit)) return undefined;
  return { face: `${rank}${suit}`, suit, rank, copy: nth };
}

/** The text of the `copy`th card with this face: the first copy has no number. */
export const printCard = (face: Face, copy = 1): Card => (copy === 1 ? face : `${face}#${copy}`);

export const isCard = (text: string): text is Card => parseCard(text) !== undefined;

/**
 * A card's place in card order, as a number that only compares: suits S H D C, in each A K Q … 2,
 * jokers last, lower copies first. Hidden cards (`??`) come after all others.
 */
export function cardOrder(card: string): number {
  const parts = parseCard(card);
  if (!parts) return 1000;
  const face = parts.suit && parts.rank ? SUITS.indexOf(parts.suit) * 13 + RANKS.indexOf(parts.rank) : 52;
  return face * 10 + parts.copy;
}

export const compareCards = (a: string, b: string): number => cardOrder(a) - cardOrder(b);
