/** Tables and random games for the tests over all games: every value of every option, random options. */
import { FastChance, type Chance } from '../src/cards/chance.ts';
import type { Game } from '../src/games/contract/contract.ts';
import { drawTable } from '../src/games/contract/options/draw.ts';
import { fillOptions, optionTrouble, seatsThatFit, valuesOf } from '../src/games/contract/options/values.ts';
import { Match } from '../src/match/match.ts';
import type { Options } from '../src/record/line.ts';

/** One way to play a game. */
export interface TestTable {
  readonly name: string;
  readonly game: Game;
  readonly options: Options; // all of them
  readonly seats: number;
}

const MOST_VALUES = 60; // up to this length all values of a range are tried

/** All values; of a long range the ends and some between. */
function someOf<T>(values: readonly T[]): readonly T[] {
  const step = Math.ceil(values.length / MOST_VALUES);
  return values.filter((_, i) => i % step === 0 || i < 3 || i > values.length - 3);
}

/** Every value of every option (some of long ranges) at every number of seats, with `others` for the other options. */
export function tablesOfAllValues(game: Game, others: (seats: number) => Options): TestTable[] {
  const tables: TestTable[] = [];
  const { min, max } = game.options.seats;
  for (const spec of game.options.specs)
    for (let seats = min; seats <= max; seats += 1)
      for (const value of someOf(valuesOf(spec, seats))) {
        const options = fillOptions(game.options, { ...others(seats), [spec.key]: value }, seats);
        if (optionTrouble(game.options, options, seats) !== undefined) continue;
        tables.push({ name: `${spec.key} ${String(value)}, ${String(seats)} seats`, game, options, seats });
      }
  return tables;
}

/** So many random tables, with low values of options that lengthen a game. */
export function drawnTables(game: Game, count: number, seed: number): TestTable[] {
  const chance = new FastChance(seed);
  const tables: TestTable[] = [];
  const { min, max } = game.options.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  while (tables.length < count) {
    const { options, seats } = drawTable(game.options, chance, { options: {} }, numbers);
    tables.push({ name: `table ${String(tables.length)} of ${String(seed)}`, game, options, seats });
  }
  return tables;
}

/** The game with its default options at every number of seats. */
export const usualTables = (game: Game): TestTable[] =>
  seatsThatFit(game.options, {}).map((seats) => ({
    name: `${String(seats)} seats`,
    game,
    options: fillOptions(game.options, {}, seats),
    seats,
  }));

/** A game at this table, before its first deal. */
export function matchAt({ game, options, seats }: TestTable, seed: string, chance?: Chance, dealer?: number): Match {
  return new Match(
    { game, options, seats, seed, players: Array.from({ length: seats }, () => 'test') },
    chance,
    dealer,
  );
}

/** Plays on at random until the game is over or `most` acts are made; `look` is called before every act. Returns the acts made. */
export function playOn(match: Match, chance: FastChance, most = Infinity, look?: (match: Match) => void): number {
  let made = 0;
  while (match.phase !== 'over' && made < most) {
    if (match.phase === 'between') match.nextDeal();
    else {
      look?.(match);
      match.act(chance.below(match.acts.length));
      made += 1;
    }
  }
  return made;
}

/** A whole random game. */
export function playedGame(table: TestTable, seed: string): Match {
  const match = matchAt(table, seed);
  playOn(match, new FastChance(seed.length * 7919 + seed.charCodeAt(seed.length - 1)));
  return match;
}
