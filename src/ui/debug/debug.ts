/** Shows `?debug` over the table, in the dev server only: nothing of this folder is in a build. */
import type { DebuggedTable } from './debugged-table.ts';

/** Shows this table; returns a function that ends it. Does nothing without `?debug` in the address. */
export function debugTable(table: DebuggedTable): (() => void) | undefined {
  if (!new URLSearchParams(location.search).has('debug')) return undefined;
  let isGone = false;
  let close: (() => void) | undefined;
  void import('./overlay.svelte.ts').then(({ overlay }) => {
    if (!isGone) close = overlay(table);
  });
  return () => {
    isGone = true;
    close?.();
  };
}
