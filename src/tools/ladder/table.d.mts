/** One contest of the ladder: two levels at one table, with each cut of the cards played in all rotations. */
export interface Row {
  readonly title: string;
  readonly seats: number;
  readonly levels: string; // two, with a comma between
  readonly cuts: number;
  readonly seed: string;
  readonly date: string;
  readonly players: Readonly<Record<string, string>>;
  readonly leads: readonly { readonly mean: number; readonly low: number; readonly high: number }[];
}
export const COLUMNS: readonly string[];
export function printLadder(rows: readonly Row[]): string;
