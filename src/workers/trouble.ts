/** Failures as the page is told of them. */
import type { Failure } from '../record/result.ts';
import type { TroubleTold } from './protocol.ts';

export const trouble = (told: Failure | { why: TroubleTold['why']; at?: number; detail?: string }): TroubleTold => ({
  type: 'trouble',
  why: told.why,
  at: told.at ?? 0,
  detail: told.detail ?? '',
});
