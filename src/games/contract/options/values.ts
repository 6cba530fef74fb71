/** Functions on option tables for rules, menus and command line. Independent of games. */
import type { Seat } from '../../../cards/card.ts';
import { USUAL_SEATS } from '../../../record/holder.ts';
import type { OptionValue, Options } from '../../../record/line.ts';
import type { OptionSpec, OptionTable } from '../contract.ts';

/** Every value that the option can have at a table of `seats`, in the order of the dossier. */
export function valuesOf(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if ('values' in spec) return spec.values;
  if ('seat' in spec) return [spec.seat, ...Array.from({ length: seats }, (_, seat) => seat)];
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
}

/** Whether `valuesOf` has this value, without making the list. */
function isValueOf(spec: OptionSpec, value: OptionValue, seats: number): boolean {
  if ('values' in spec) return spec.values.includes(value);
  if ('seat' in spec && value === spec.seat) return true;
  const [min, max] = 'seat' in spec ? [0, seats - 1] : [spec.min, spec.max];
  return typeof value === 'number' && Number.isInteger(value - min) && value >= min && value <= max;
}

/** The values that fit the options before it and the number of seats. */
export const fittingValues = (spec: OptionSpec, earlier: Options, seats: number): readonly OptionValue[] =>
  valuesOf(spec, seats).filter((value) => spec.fits?.(value, earlier, seats) ?? true);

export const defaultOf = (spec: OptionSpec, seats: number): OptionValue => spec.defaultAt?.(seats) ?? spec.default;

/** All options in force, in the dossier's order: from `chosen`, else the default. */
export function fillOptions(table: OptionTable, chosen: Options, seats: number): Options {
  return Object.fromEntries(table.specs.map((spec) => [spec.key, chosen[spec.key] ?? defaultOf(spec, seats)]));
}

/** The error in these options at this number of seats, in one English sentence; undefined if there is none. */
export function optionTrouble(table: OptionTable, options: Options, seats: number): string | undefined {
  const { min, max } = table.seats;
  const isTable = Number.isInteger(seats) && seats >= min && seats <= max;
  const trouble = keyTrouble(table, options) ?? (isTable ? rangeTrouble(table, options, seats) : undefined);
  if (trouble !== undefined) return trouble;
  const misfit = isTable ? misfitOf(table, options, seats) : undefined;
  return isTable && misfit === undefined ? undefined : misfitTrouble(table, options, seats, misfit);
}

function misfitTrouble(table: OptionTable, options: Options, seats: number, misfit: string | undefined): string {
  const { min, max } = table.seats;
  const can = seatsThatFit(table, options);
  if (misfit !== undefined && can.length === 0)
    return `option ${misfit} cannot be ${JSON.stringify(options[misfit])} with the other options as they are`;
  return `${String(seats)} seats cannot play with these options; ${range(can.at(0) ?? min, can.at(-1) ?? max)} can`;
}

/** The first option that does not fit those before it or the number of seats; undefined if all do. */
function misfitOf(table: OptionTable, chosen: Options, seats: number): string | undefined {
  const options = fillOptions(table, chosen, seats);
  return table.specs.find((spec) => {
    const value = options[spec.key];
    if (value === undefined) return false;
    return !isValueOf(spec, value, seats) || spec.fits?.(value, options, seats) === false;
  })?.key;
}

/** The first key that is no option of the game, in one English sentence; undefined if all are. */
export function keyTrouble(table: OptionTable, options: Options): string | undefined {
  const keys = table.specs.map((spec) => spec.key);
  const strange = Object.keys(options).find((key) => !keys.includes(key));
  return strange === undefined ? undefined : `there is no option "${strange}"; the options are ${keys.join(', ')}`;
}

const range = (min: number, max: number): string => (min === max ? String(min) : `${String(min)} to ${String(max)}`);

/** The first of these options with an impossible value at such a table; undefined if there is none. */
export function rangeTrouble(table: OptionTable, options: Options, seats: number): string | undefined {
  for (const spec of table.specs) {
    const value = options[spec.key];
    if (value !== undefined && !isValueOf(spec, value, seats))
      return `option ${spec.key} cannot be ${JSON.stringify(value)}; it can be ${rangeOf(spec, seats)}`;
  }
  return undefined;
}

function rangeOf(spec: OptionSpec, seats: number): string {
  if ('min' in spec) return `${String(spec.min)} to ${String(spec.max)}`;
  return valuesOf(spec, seats).map(String).join(', ');
}

/** The numbers of seats that these options allow, with defaults for the rest, ascending. */
export function seatsThatFit(table: OptionTable, options: Options): readonly number[] {
  const { min, max } = table.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.filter((seats) => misfitOf(table, options, seats) === undefined);
}

/** The seat that an option names; undefined if it has a word instead. */
export function seatOption(options: Options, key: string): Seat | undefined {
  const value = options[key];
  return typeof value === 'number' ? value : undefined;
}

/** The usual number of seats: as near to four as the game allows. */
export const usualSeats = ({ min, max }: OptionTable['seats']): number => Math.min(max, Math.max(min, USUAL_SEATS));

/** The number of seats nearest to `wanted` that these options allow; if there is none, the usual one. */
export function seatsNear(table: OptionTable, options: Options, wanted = USUAL_SEATS): number {
  const away = (seats: number): number => Math.abs(seats - wanted);
  const [nearest = usualSeats(table.seats)] = [...seatsThatFit(table, options)].sort((a, b) => away(a) - away(b));
  return nearest;
}
