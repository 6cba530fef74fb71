/** Tests of a run. `passed` counts those that passed at once; `flaky` names those that passed only at another try. */
export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
}

export const NOTHING: Outcome;
export const MOST_FLAKY: number;
export function outcomeOfVitest(report: unknown): Outcome;
export function outcomeOfPlaywright(report: unknown): Outcome;
export function listNames(heading: string, names: readonly string[]): string;
export function tellFlaky(flaky: readonly string[]): string;
