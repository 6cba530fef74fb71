/** What `?debug` shows of a table. */
import type { Seat } from '../../cards/card.ts';
import type { Felt } from '../../felt/felt.ts';
import type { Action } from '../../record/line.ts';
import type { Timeline } from '../../record/timeline.ts';

/** What lies on the felt now, and what may be done. */
export interface DebuggedTable {
  readonly felt: Felt;
  readonly timeline: Timeline; // as this seat sees it
  readonly count: number; // number of its lines that the felt has
  readonly seat: Seat | undefined;
  readonly legal: readonly Action[];
}
