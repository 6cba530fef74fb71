/** Where chips are: pots on the table, and the purses of seats. Pure. */
import type { Box } from '../../games/face/layout/box.ts';
import type { FeltLayout } from './hints.ts';

/** The box of a purse: a pot on the table, or a seat's plate. */
export function purseBox(
  { spots, plates }: FeltLayout,
  purse: string,
  stemOfSeats: string | undefined,
): Box | undefined {
  const [stem, seat] = purse.split('/');
  return spots[purse] ?? (stem === stemOfSeats ? plates[Number(seat)] : undefined);
}
