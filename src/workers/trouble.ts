/** Failures as messages to the page. */
import type { Failure } from '../record/result.ts';
import type { EngineMessage, ErrorMessage } from './protocol.ts';

export const trouble = (told: Failure | { why: ErrorMessage['why']; at?: number; detail?: string }): ErrorMessage => ({
  type: 'trouble',
  why: told.why,
  at: told.at ?? 0,
  detail: told.detail ?? '',
});

export const doneIf = (done: boolean | undefined): EngineMessage =>
  done === true ? { type: 'done' } : trouble({ why: 'not-now' });
