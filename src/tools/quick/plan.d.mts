// The types of plan.mjs for the tests, whose program has no JavaScript.
export interface Plan {
  readonly scripts: readonly string[];
  readonly others: readonly string[];
  readonly formatted: readonly string[];
  readonly components: readonly string[];
  readonly hasComponents: boolean;
  readonly tests: readonly string[];
  readonly games: readonly string[];
  readonly left: readonly string[];
}
export type Imports = ReadonlyMap<string, readonly string[]>;
export const LAWS: readonly string[];
export function dependentsOf(changed: readonly string[], imports: Imports): ReadonlySet<string>;
export function planOf(changed: readonly string[], imports: Imports, sizeOf?: (file: string) => number): Plan;
