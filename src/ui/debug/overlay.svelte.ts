/** The overlay of `?debug`: one for the whole visit, which shows the table on the felt. */
import { mount } from 'svelte';
import DebugOverlay from './DebugOverlay.svelte';
import type { DebuggedTable } from './debugged-table.ts';

class OverlaidTable {
  table = $state.raw<DebuggedTable>();
}

const shown = new OverlaidTable();
mount(DebugOverlay, { target: document.body, props: { shown } });

/** Shows this table until another one is shown; returns a function that ends it. */
export function overlay(table: DebuggedTable): () => void {
  shown.table = table;
  return () => {
    if (shown.table === table) shown.table = undefined;
  };
}
