/** Random play without a record, and comparing states, for the tests of the laws. */
import { FastChance, hashText } from '../src/cards/chance.ts';
import { Acts, type Act, type Rules, type State } from '../src/games/contract/contract.ts';
import type { Seat } from '../src/cards/card.ts';
import type { Match } from '../src/match/match.ts';
import { type TestTable, matchAt, playOn } from './tables.ts';

const MOST_ACTS_A_DEAL = 100_000; // far above the bounds in the dossiers, which each game tests itself

/** Plays games at these tables and calls `look` before each of the first `most` choices. */
export function lookAround(
  tables: readonly TestTable[],
  most: number,
  look: (match: Match, name: string) => void,
): void {
  for (const table of tables) {
    const match = matchAt(table, table.name);
    playOn(match, new FastChance(hashText(table.name)), most, () => {
      look(match, `${table.name}, line ${String(match.lines.length)}`);
    });
  }
}

export const pairsOf = (acts: Acts): [Seat, Act][] =>
  Array.from({ length: acts.length }, (_, i) => [acts.seat(i), acts.act(i)]);

export function equalStates(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

const listed = new Acts(); // of whoever plays on; nobody else reads it

/** Plays the running deal to its end at random; returns the number of acts. */
export function playRest(rules: Rules, state: State, chance: FastChance, acts = listed): number {
  for (let made = 0; made < MOST_ACTS_A_DEAL; made += 1) {
    rules.legal(state, acts);
    if (acts.length === 0) return made;
    const chosen = chance.below(acts.length);
    rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
  }
  throw new Error('the deal does not end');
}

/** Plays a whole game. */
export function playGame({ name, game, options, seats }: TestTable): void {
  const rules = game.table(options, seats);
  const [state, chance] = [rules.newState(), new FastChance(hashText(name))];
  const opening = rules.open(state);
  let dealer = opening.dealer ?? 0;
  for (let { deal } = opening; deal <= 10_000; deal += 1) {
    rules.deal(state, { deal, dealer }, chance);
    playRest(rules, state, chance);
    const standing = rules.standing(state);
    if (standing.over) return;
    dealer = standing.nextDealer;
  }
  throw new Error(`${name}: the game does not end`);
}
