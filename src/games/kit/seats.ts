/** Seats as lists, in their order. */
import type { Seat } from '../../cards/card.ts';

export const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The seats whose bit is set. */
export const seatsInBits = (bits: number, seats: number): Seat[] =>
  everySeat(seats).filter((seat) => ((bits >>> seat) & 1) === 1);

/** The seats with the highest or the lowest number, of numbers by seat. */
export function seatsWith(which: 'highest' | 'lowest', numbers: readonly number[]): Seat[] {
  const best = which === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return everySeat(numbers.length).filter((seat) => numbers[seat] === best);
}

/** A match that ends once somebody has reached its goal, else after its last deal: the highest total wins. */
export function matchOver(
  totals: readonly number[],
  end: { readonly reached: string | false; readonly isLastDeal: boolean },
): { winners: Seat[]; why: string } | undefined {
  if (end.reached === false && !end.isLastDeal) return undefined;
  return { winners: seatsWith('highest', totals), why: end.reached === false ? 'deals' : end.reached };
}
