/** How everybody stands after a deal: places one to n. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { EndLine } from '../../record/line.ts';
import type { DealRow } from './score-sheet.ts';

export interface StandingRow {
  readonly seat: Seat;
  readonly place: number; // from 1; equal ones share the better place
  readonly change: number; // in this deal
  readonly total: number;
}

/** All seats, the best first; after a game its winners before all others, whatever the totals. */
export function standings({ type, winners, totals }: EndLine, { changes }: Pick<DealRow, 'changes'>): StandingRow[] {
  const isOver = type === 'game-end';
  const better = isLowBest(isOver ? totals : changes, winners, isOver) ? -1 : 1;
  const rank = (seat: Seat): number => (isOver && winners.includes(seat) ? Infinity : better * (totals[seat] ?? 0));
  const ranks = totals.map((_, seat) => rank(seat));
  return totals
    .map((total, seat): StandingRow => {
      const place = 1 + ranks.filter((other) => other > rank(seat)).length;
      return { seat, place, change: changes[seat] ?? 0, total };
    })
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Are few points better? A deal says so only if whoever won it got none and others did. */
function isLowBest(points: readonly number[], winners: readonly Seat[], isOver: boolean): boolean {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const isLeast = winners.length > 0 && least < most && winners.every((seat) => points[seat] === least);
  return isLeast && (isOver || least === 0);
}
