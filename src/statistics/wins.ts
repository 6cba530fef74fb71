/** Who won how often among the same people, as counted on this device. */
import type { Finished } from './counts.ts';

export interface Wins {
  readonly own: number;
  readonly others: readonly { readonly name: string; readonly won: number }[]; // in the order that was asked for
}

/** The games with exactly these other people, whoever else was a bot; undefined if there was none. */
export function winsAmong(games: readonly Finished[], others: readonly string[]): Wins | undefined {
  const set = setOf(others);
  const together = games.filter(({ people }) => people && setOf(people.map(({ name }) => name)) === set);
  if (others.length === 0 || together.length === 0) return undefined;
  const wonBy = (name: string): number =>
    together.filter(({ people = [] }) => people.some((one) => one.won && one.name === name)).length;
  return {
    own: together.filter(({ outcome }) => outcome === 'won').length,
    others: others.map((name) => ({ name, won: wonBy(name) })),
  };
}

const setOf = (names: readonly string[]): string => JSON.stringify([...names].sort());
