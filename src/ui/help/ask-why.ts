import type { Seat } from '../../cards/card.ts';

/** Asks a bot why it did what it did last; undefined where there is nothing to ask. */
export type AskWhy = (
  seat: Seat,
) => { readonly label: string; readonly sign: string; readonly go: () => void } | undefined;
