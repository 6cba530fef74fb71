/** Draws random tables: the seats, then each option among the values that fit. Independent of games. */
import { FastChance, type Chance } from '../../../cards/chance.ts';
import { must } from '../../../cards/must.ts';
import type { OptionValue, Options } from '../../../record/line.ts';
import type { OptionSpec, OptionTable } from '../contract.ts';
import { fittingValues, keyTrouble, rangeTrouble, valuesOf } from './values.ts';

/** What is fixed. */
export interface Fixed {
  readonly options: Options;
  readonly seats?: number | undefined;
}

interface Drawn {
  readonly options: Options; // all of them
  readonly seats: number;
}

/** The values to draw from: of an option that only lengthens a game the lowest quarter. */
function drawnValues(spec: OptionSpec, earlier: Options, seats: number): readonly OptionValue[] {
  const fitting = fittingValues(spec, earlier, seats);
  if (!spec.lengthens) return fitting;
  const all = valuesOf(spec, seats);
  const ascending = [...all].sort((a, b) => Number(a) - Number(b));
  const lowest = ascending.slice(0, Math.max(1, Math.floor((all.length + 3) / 4)));
  const among = fitting.filter((value) => lowest.includes(value));
  return among.length > 0 ? among : fitting.slice(0, 1);
}

/** Draws all options for this number of seats, except fixed ones. Undefined if a fixed one does not fit. */
function tryOptions(table: OptionTable, chance: Chance, seats: number, fixed: Options): Options | undefined {
  const drawn: Record<string, OptionValue> = {};
  for (const spec of table.specs) {
    const kept = fixed[spec.key];
    if (kept !== undefined && !fittingValues(spec, drawn, seats).includes(kept)) return undefined;
    const values = drawnValues(spec, drawn, seats);
    drawn[spec.key] = kept ?? must(values[chance.below(values.length)], `a value of ${spec.key}`);
  }
  return drawn;
}

/** Draws of options for one number of seats, after which what is fixed is held not to go with it. */
const TRIES = 500;

/** Every number of seats that may be drawn, ascending: those at which each fixed value goes with some choice of the rest. */
export function seatsDrawn(table: OptionTable, fixed: Fixed): readonly number[] {
  const chance = new FastChance(1);
  const { min, max } = table.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.filter((seats) => (fixed.seats ?? seats) === seats && canBeDrawn(table, chance, seats, fixed.options));
}

const canBeDrawn = (table: OptionTable, chance: Chance, seats: number, fixed: Options): boolean =>
  Array.from({ length: TRIES }).some(() => tryOptions(table, chance, seats, fixed) !== undefined);

/**
 * A table with what is fixed, all else drawn: the seats evenly among `among` (`seatsDrawn`), then the options, each
 * evenly among the values that go with those before it. There must be such a table: `fixedTrouble` finds none that is not.
 */
export function drawTable(table: OptionTable, chance: Chance, fixed: Fixed, among: readonly number[]): Drawn {
  const seats = must(among[chance.below(among.length)], 'seats');
  for (;;) {
    const options = tryOptions(table, chance, seats, fixed.options);
    if (options) return { options, seats };
  }
}

/** Why no table can be drawn with this, in one English sentence; nothing if one can. */
export function fixedTrouble(table: OptionTable, fixed: Fixed): string | undefined {
  const { options, seats } = fixed;
  const trouble = keyTrouble(table, options) ?? rangeTrouble(table, options, seats ?? table.seats.max);
  if (trouble !== undefined) return trouble;
  if (seatsDrawn(table, fixed).length > 0) return undefined;
  const can = seatsDrawn(table, { options });
  if (can.length === 0) return 'these options do not go together at any number of seats';
  return `${String(seats)} seats cannot play with any options; ${String(can.at(0))} to ${String(can.at(-1))} can`;
}
