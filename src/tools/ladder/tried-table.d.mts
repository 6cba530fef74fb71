interface Lead {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}
/** One variant of a level, in a contest with plain players. */
export interface Variant {
  readonly name: string; // the level, then errors/bias
  readonly won: { readonly share: number; readonly low: number; readonly high: number };
  readonly drawn: number;
  readonly overPlain: Lead;
  readonly overFirst: Lead; // over the variant that is named first
}
/** One contest: variants of a level at one table, on the same cuts. */
export interface Tried {
  readonly title: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: string;
  readonly date: string;
  readonly cuts: number;
  readonly variants: readonly Variant[];
}
export const FIRST: string;
export const AGAIN: string;
export function bestOf(variants: readonly Variant[]): { first: Variant | undefined; best: Variant | undefined };
export function printTried(rows: readonly Tried[]): string;
