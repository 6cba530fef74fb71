/** What can be read off a Fifty-One table by anybody who sits at it: no rules of play, only what the cards count. */
import { pipValue } from '../../../cards/pip-value.ts';
import { SUITS, type Seat, type SeenCard, type Suit, parseCard } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { seatOfPlace } from '../../face/fields.ts';
import { may } from '../../face/wording.ts';

/** The value of a card [FI-E1]; a joker counts with the suit that it helps. */
const valueOf = (card: SeenCard): number => pipValue(card, 11);

export interface Count {
  readonly suit: Suit;
  readonly points: number;
}

/**
 * What a hand counts as it is: its long suit less everything else [FI-E1], or with `onlyFlush` nothing if it is not of one
 * suit [FI-E3]; a joker as the best card that is missing.
 */
export function countOf(cards: readonly SeenCard[], onlyFlush: boolean): Count | undefined {
  if (cards.length === 0 || cards.includes('??')) return undefined;
  const joker = cards.some((card) => card.startsWith('JK'));
  const total = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const counts = SUITS.map((suit) => {
    const own = cards.filter((card) => parseCard(card)?.suit === suit);
    const best = own.some((card) => card.startsWith('A')) ? 10 : 11;
    const value = own.reduce((sum, card) => sum + valueOf(card), 0) + (joker ? best : 0);
    return { suit, length: own.length + (joker ? 1 : 0), points: 2 * value - total - (joker ? best : 0) };
  });
  const longest = Math.max(...counts.map(({ length }) => length));
  const among = counts.filter(({ length }) => length === longest);
  const [first] = among;
  if (onlyFlush && first && longest < cards.length) return { suit: first.suit, points: 0 };
  return among.reduce((a, b) => (b.points > a.points ? b : a));
}

/** Who has called Stop in this deal. */
export const callerOf = (view: TableView): Seat | undefined =>
  view.places.notes.find(({ what }) => what === 'stop')?.seat;

/** The card that a seat took last; all have seen it. */
export function lastTaken(view: TableView, seat: Seat): SeenCard | undefined {
  const deal = view.lines.findLastIndex(({ type }) => type === 'deal');
  const line = view.lines.findLast(
    (one, i) => i > deal && one.type === 'move' && one.why === 'take' && seatOfPlace(one.to) === seat,
  );
  return line?.type === 'move' ? line.cards.at(-1) : undefined;
}

/** Is the exchange of this turn still to be made? */
export const isExchange = (view: TableView): boolean => may(view, 'swap');
