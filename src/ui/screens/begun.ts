/** Whether a new game would clear away something that the person has played. */
import type { TableSession } from '../../client/table-session.svelte.ts';

export const isBegun = ({ phase, lines, seat }: TableSession): boolean =>
  (phase === 'deal' || phase === 'between') && lines.some((line) => line.type === 'act' && line.seat === seat);
