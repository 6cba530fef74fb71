/** How often the discard was taken in a row, and whether it may be taken again [TO-P4]. */
import type { Places } from '../../../record/fold.ts';
import type { Action } from '../../../record/line.ts';

const endsTaking = ({ type, from }: Action): boolean => type.startsWith('slap') || from === 'stock';

/** Nobody may take the discard before somebody has drawn from the stock, or has slapped. */
export function isCapped({ acts, game }: Places): boolean {
  const last = acts.findLastIndex(({ action }) => endsTaking(action));
  const takes = acts.slice(last + 1).filter(({ action }) => action.type === 'draw');
  return game !== undefined && takes.length >= 2 * game.seats;
}
