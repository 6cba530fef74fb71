/** What `?debug` is shown of a table. */
import type { Seat } from '../../cards/card.ts';
import type { Felt } from '../../felt/felt.ts';
import type { Action, Line } from '../../record/line.ts';

/** What lies on the felt now, and what may be done. */
export interface DebuggedTable {
  readonly felt: Felt;
  readonly lines: readonly Line[]; // as this seat sees them
  readonly seat: Seat | undefined;
  readonly legal: readonly Action[];
}
