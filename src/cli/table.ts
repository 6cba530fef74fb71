/** The arguments about tables, which several commands share: game, options, seats. */
import { SeededChance } from '../cards/chance.ts';
import type { Game } from '../games/contract/contract.ts';
import { drawTable, fixedTrouble, seatsDrawn } from '../games/contract/options/draw.ts';
import { games } from '../games/registry/engine/all.ts';
import { gameOf } from '../games/registry/engine/known.ts';
import { fillOptions, optionTrouble, seatsNear } from '../games/contract/options/values.ts';
import type { OptionValue, Options } from '../record/line.ts';
import { type Arguments, UsageError, allOf, has, lastOf, wholeOf } from './arguments.ts';

/** The game that `--game` names. @throws UsageError */
export function gameNamed(id: string | undefined): Game {
  const ids = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`--game is missing; the games are ${ids}`);
  const game = gameOf(id);
  if (!game) throw new UsageError(`there is no game "${id}"; the games are ${ids}`);
  return game;
}

/** The options of `--option key=value`; values are read as booleans, whole numbers or words. @throws UsageError */
export function optionsGiven(given: Arguments): Options {
  const pairs = allOf(given, 'option').map((text): [string, OptionValue] => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--option takes key=value, not "${text}"`);
    return [text.slice(0, at), readValue(text.slice(at + 1))];
  });
  return Object.fromEntries(pairs);
}

function readValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

export interface CommandTable {
  readonly game: Game;
  readonly options: Options; // all of them
  readonly seats: number;
}

/** The table in the arguments. @throws UsageError */
export function requestedTable(given: Arguments): CommandTable {
  const { game, options: chosen } = tableGiven(given);
  const seats = seatsGiven(given) ?? seatsNear(game.options, chosen);
  const trouble = optionTrouble(game.options, chosen, seats);
  if (trouble !== undefined) throw new UsageError(trouble);
  return { game, options: fillOptions(game.options, chosen, seats), seats };
}

/** The parts of the table in the arguments, without a check whether they fit together. @throws UsageError */
function tableGiven(given: Arguments): { game: Game; options: Options; seats: number | undefined } {
  return { game: gameNamed(lastOf(given, 'game')), options: optionsGiven(given), seats: seatsGiven(given) };
}

const seatsGiven = (given: Arguments): number | undefined =>
  has(given, 'seats') ? wholeOf(given, 'seats', { default: 0, min: 1, max: 99 }) : undefined;

/** The tables of a run, one for each game played. */
export interface Tables {
  readonly least: number; // seats
  readonly most: number;
  /** The table of the game with this seed. */
  of(seed: string): CommandTable;
}

/** The same table for every game. @throws UsageError */
export function fixedTable(given: Arguments): Tables {
  const table = requestedTable(given);
  return { least: table.seats, most: table.seats, of: () => table };
}

/** A random table for each game, drawn from its seed. What the arguments say is kept. @throws UsageError */
export function randomTables(given: Arguments): Tables {
  const { game, ...fixed } = tableGiven(given);
  const trouble = fixedTrouble(game.options, fixed);
  if (trouble !== undefined) throw new UsageError(trouble);
  const seats = seatsDrawn(game.options, fixed);
  return {
    least: seats.at(0) ?? 0,
    most: seats.at(-1) ?? 0,
    of: (seed) => ({ game, ...drawTable(game.options, new SeededChance(`${seed}/options`), fixed, seats) }),
  };
}
