/** Tables drawn by chance: options, then seats, then what hangs on the seats. It knows no game. */
import { FastChance, type Chance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { OptionValue, Options } from '../record/line.ts';
import type { OptionSpec, OptionTable } from './contract.ts';
import { fillOptions, keyTrouble, valueTrouble, valuesOf } from './options.ts';

/** What is not left to chance. */
export interface Fixed {
  readonly options: Options;
  readonly seats?: number | undefined;
}

interface Drawn {
  readonly options: Options; // all of them
  readonly seats: number;
}

/** One value, all equally likely; of what only lengthens a game one from the lowest quarter. */
function drawValue(spec: OptionSpec, chance: Chance, seats: number): OptionValue {
  const values = valuesOf(spec, seats);
  const among = spec.lengthens ? Math.max(1, Math.floor((values.length + 3) / 4)) : values.length;
  return values[chance.below(among)] ?? spec.default;
}

/** All options drawn for a table of so many seats; whether so many can play with them is for the caller to see. */
export const drawOptions = (table: OptionTable, chance: Chance, seats: number): Options =>
  Object.fromEntries(table.specs.map((spec) => [spec.key, drawValue(spec, chance, seats)]));

const isOfSeats = (spec: OptionSpec): boolean => 'seat' in spec;

/** Draws the options whose values do not hang on the number of seats, and lists the numbers that fit. */
function drawFirst(table: OptionTable, chance: Chance, fixed: Fixed): { options: Options; seats: readonly number[] } {
  const specs = table.specs.filter((spec) => !isOfSeats(spec));
  const drawn = Object.fromEntries(specs.map((spec) => [spec.key, drawValue(spec, chance, 0)]));
  const options = { ...drawn, ...fixed.options };
  const { min, max } = table.seats(fillOptions(table, options));
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const fits = (seats: number): boolean =>
    (fixed.seats ?? seats) === seats && valueTrouble(table, fixed.options, seats) === undefined;
  return { options, seats: all.filter(fits) };
}

/**
 * A table with what is fixed, all else drawn: first the options, then the seats evenly among those that can play with them,
 * then the options whose values are seats. There must be such a table: `fixedTrouble` finds none that there is not.
 */
export function drawTable(table: OptionTable, chance: Chance, fixed: Fixed): Drawn {
  for (;;) {
    const { options, seats: among } = drawFirst(table, chance, fixed);
    if (among.length === 0) continue;
    const seats = must(among[chance.below(among.length)], 'seats');
    const specs = table.specs.filter((spec) => isOfSeats(spec) && !(spec.key in fixed.options));
    const last = Object.fromEntries(specs.map((spec) => [spec.key, drawValue(spec, chance, seats)]));
    return { options: fillOptions(table, { ...options, ...last }), seats };
  }
}

const TRIES = 1000; // enough to meet every number of seats that options allow

/** Every number of seats that may be drawn, ascending. */
export function seatsDrawn(table: OptionTable, fixed: Fixed): readonly number[] {
  const chance = new FastChance(1);
  const all = Array.from({ length: TRIES }, () => drawFirst(table, chance, fixed).seats);
  return [...new Set(all.flat())].sort((a, b) => a - b);
}

/** Why no table can be drawn with this, in one English sentence; nothing if one can. */
export function fixedTrouble(table: OptionTable, { options, seats }: Fixed): string | undefined {
  const ofSeats = table.specs.filter(isOfSeats).map((spec) => spec.key);
  const others = Object.fromEntries(Object.entries(options).filter(([key]) => !ofSeats.includes(key)));
  const trouble = keyTrouble(table, options) ?? valueTrouble(table, others, 0);
  if (trouble !== undefined) return trouble;
  const can = seatsDrawn(table, { options: others });
  const [least = 0, most = 0] = [can.at(0), can.at(-1)];
  if (seats !== undefined && !can.includes(seats))
    return `${String(seats)} seats cannot play with any options; ${String(least)} to ${String(most)} can`;
  return valueTrouble(table, options, seats ?? most);
}
