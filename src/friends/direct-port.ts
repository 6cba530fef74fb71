/**
 * What goes over the port between the engine's worker and the page, for a table without a relay: only a page can have peer
 * connections. The worker speaks first.
 */
import type { Bytes } from '../codec/bytes.ts';

/** From the worker. */
export type ToPage =
  | { readonly type: 'self'; readonly address: string } // of this end
  | { readonly type: 'send'; readonly to: string; readonly bytes: Bytes }
  | { readonly type: 'close' };

/** From the page. */
export type ToWorker =
  | { readonly type: 'changed'; readonly isUp: boolean }
  | { readonly type: 'heard'; readonly bytes: Bytes };
