/** Where motion begins when a table is shown anew. Pure. */
import type { Line } from '../../record/line.ts';

/**
 * How many of the lines are simply there when the table opens; the rest is played as motion. Before anybody has acted in
 * the newest deal it is dealt before one's eyes; afterwards everything lies where it lies.
 */
export function dealtSoFar(lines: readonly Line[]): number {
  const deal = lines.findLastIndex((line) => line.type === 'deal');
  if (deal < 0) return lines.length;
  const begun = lines.slice(deal).some((line) => line.type === 'act');
  return begun ? lines.length : deal + 1;
}
