/** Counts of act sequences for the tests of games: one number catches most changes of legality. */
import type { Chance } from '../../cards/chance.ts';
import { Acts, type Rules, type WriteLine, type State } from '../contract/contract.ts';
import { NO_CHANCE } from './told.testing.ts';

/** Leaves every pile as it is. */
export const STILL: Chance = {
  below: () => 0,
  shuffle: () => undefined,
};

/** Sequences of exactly `depth` acts, and shorter ones that end the deal. */
function countRows(rules: Rules, state: State, depth: number, chance: Chance, write?: WriteLine): number {
  const acts = new Acts();
  rules.legal(state, acts);
  if (depth === 0 || acts.length === 0) return 1;
  let rows = 0;
  for (let i = 0; i < acts.length; i += 1) {
    const next = rules.newState();
    rules.copy(state, next);
    rules.act(next, acts.seat(i), acts.act(i), chance, write);
    rows += countRows(rules, next, depth - 1, chance, write);
  }
  return rows;
}

/**
 * The numbers of sequences of one act, of two, …, of `most`. Lines are written but ignored; `untold` writes none, for positions
 * with too few cards for them.
 */
export const rowsTo = (
  most: number,
  { rules, state }: { readonly rules: Rules; readonly state: State },
  chance: Chance = NO_CHANCE,
  telling: 'told' | 'untold' = 'told',
): number[] => {
  const write = telling === 'told' ? (): void => undefined : undefined;
  return Array.from({ length: most }, (_, i) => countRows(rules, state, i + 1, chance, write));
};
