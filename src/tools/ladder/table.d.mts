/** One rung that was played: two levels at one table, each cut of the cards in all rotations. */
export interface Row {
  readonly title: string;
  readonly seats: number;
  readonly levels: string; // two of them, with a comma
  readonly cuts: number;
  readonly seed: string;
  readonly date: string;
  readonly players: Readonly<Record<string, string>>;
  readonly leads: readonly { readonly mean: number; readonly low: number; readonly high: number }[];
}
export const COLUMNS: readonly string[];
export function printLadder(rows: readonly Row[]): string;
