/** Where motion begins when a table is opened. Pure. */
import type { Line } from '../../record/line.ts';

/**
 * How many of the lines appear at once when the table opens; the rest is shown as motion. If nobody has acted in the newest
 * deal, its dealing is shown; else everything appears at once.
 */
export function dealtSoFar(lines: readonly Line[]): number {
  const deal = lines.findLastIndex((line) => line.type === 'deal');
  if (deal < 0) return lines.length;
  const begun = lines.slice(deal).some((line) => line.type === 'act');
  return begun ? lines.length : deal + 1;
}
