/** What is different between two objects of plain values, so that only that is sent. */
import type { Fields } from '../record/guards.ts';

/** The fields of `now` that `before` has otherwise or not at all; `null` for those that are gone. */
export function changesIn(before: Fields, now: Fields): Fields {
  const out: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)]))
    if (JSON.stringify(before[name]) !== JSON.stringify(now[name])) out[name] = now[name] ?? null;
  return out;
}

/** The object that was `before`, with its changes. */
export const withChanges = (before: Fields, changes: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
