/** Whether a new game would clear away something that the person has played. */
import type { Table } from '../../client/table.svelte.ts';

export const isBegun = ({ phase, lines, seat }: Table): boolean =>
  (phase === 'deal' || phase === 'between') && lines.some((line) => line.type === 'act' && line.seat === seat);
