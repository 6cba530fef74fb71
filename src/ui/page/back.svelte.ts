/**
 * The browser's Back closes what lies over the table, the last opened first. Each of these has an entry in the history, which
 * is taken back when it is closed otherwise. In a frame and in a portal the history is theirs: nothing is added to it.
 */
import { untrack } from 'svelte';
import { isFields } from '../../record/guards.ts';
import type { Page } from './page.svelte.ts';
import { forgetSent } from './opened-link.ts';

const KEY = 'over'; // of an entry's state: how many things lie over the table

/** How many things lay over the table at this entry. */
function depthOf(state: unknown): number {
  const depth = isFields(state) ? state[KEY] : undefined;
  return typeof depth === 'number' ? depth : 0;
}

/** The open sheets, the last opened at the end: what closes each. */
let sheets = $state.raw<readonly (() => void)[]>([]);

/** A sheet is open: `close` closes it. Returns what tells that it is closed. */
export function closedByBack(close: () => void): () => void {
  sheets = [...untrack(() => sheets), close];
  return () => (sheets = sheets.filter((one) => one !== close));
}

/** Call while the page's components are made. */
export function backCloses(page: Page): void {
  if (window.parent !== window || import.meta.env.PORTAL !== '') return;
  let address: string | undefined; // to be kept while entries are taken back
  const replay = (): boolean => page.watched !== undefined && page.embed?.frame.ui !== 'replay';
  const open = (): number => Number(replay()) + Math.max(sheets.length, Number(page.screen !== undefined));

  /** Adds the missing entries, or takes back those that are too many: then the browser tells when it is there. */
  function settle(depth: number): void {
    if (address !== undefined) return;
    for (let at = depthOf(history.state); at < depth; at += 1) history.pushState({ [KEY]: at + 1 }, '');
    const over = depthOf(history.state) - depth;
    if (over <= 0) return;
    address = location.href;
    history.go(-over);
  }

  function closeLast(): void {
    const last = sheets.at(-1);
    if (last) last();
    else if (page.screen) page.close();
    else if (replay()) {
      page.watched = undefined;
      forgetSent();
    }
  }

  function moved({ state }: PopStateEvent): void {
    if (address === undefined) for (let over = open() - depthOf(state); over > 0; over -= 1) closeLast();
    else if (address !== location.href) history.replaceState(state, '', address);
    address = undefined;
    settle(open()); // Forward leads to something that is closed: back again
  }

  $effect(() => {
    const depth = open();
    const timer = setTimeout(() => settle(depth)); // one sheet may be closed for another
    return () => clearTimeout(timer);
  });
  $effect(() => {
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  });
}
