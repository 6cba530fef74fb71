/** Everything around and on the felt, fetched together once the first cards are drawn. */
import { FocusKeeper } from '../twin/focus.ts';
import { TableLog } from '../twin/table-log.svelte.ts';
import TableInWords from '../twin/TableInWords.svelte';
import Edge from './Edge.svelte';
import OnFelt from './OnFelt.svelte';

export const tablePieces = { Edge, FocusKeeper, OnFelt, TableInWords, TableLog };

/** The words may need signs later, when nothing can be fetched any more. */
void document.fonts.load('1em Signs', '♠').catch(() => undefined);
