/** Whether a new game would replace one that the person has begun. */
import type { TableSession } from '../../client/table-session.svelte.ts';

export const isBegun = ({ phase, lines, seat }: TableSession): boolean =>
  (phase === 'deal' || phase === 'between') && lines.some((line) => line.type === 'act' && line.seat === seat);
