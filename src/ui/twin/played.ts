/** Which seat laid each card in a place of the table, from the lines. Pure. */
import type { Seat, SeenCard } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';

export interface CardPlayed {
  readonly card: SeenCard;
  readonly seat: Seat | undefined; // undefined: it did not come from a seat's place
}

const seatOf = (place: string): Seat | undefined => {
  const seat = place.split('/')[1];
  return seat === undefined ? undefined : Number(seat);
};

/** The cards that lie in `place`, in the order in which they were laid, each with the seat that laid it. */
export function playedBy(lines: readonly Line[], place: string): readonly CardPlayed[] {
  let played: CardPlayed[] = [];
  const start = Math.max(
    0,
    lines.findLastIndex((line) => line.type === 'deal'),
  );
  for (const line of lines.slice(start)) {
    if (line.type !== 'move') continue;
    if (line.from === place) played = without(played, line.cards);
    if (line.to === place) played.push(...line.cards.map((card) => ({ card, seat: seatOf(line.from) })));
  }
  return played;
}

function without(played: readonly CardPlayed[], cards: readonly SeenCard[]): CardPlayed[] {
  const left = [...played];
  for (const card of cards) {
    const i = left.findIndex((entry) => entry.card === card);
    left.splice(i < 0 ? left.length - 1 : i, 1);
  }
  return left;
}
