/** Arithmetic on option tables that rules, menus and command line share. It knows no game. */
import type { OptionValue, Options } from '../record/line.ts';
import type { OptionSpec, OptionTable } from './contract.ts';

/** Every value the option may take at a table of `seats`, in the order of the dossier. */
export function valuesOf(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if ('values' in spec) return spec.values;
  if ('seat' in spec) return ['random', ...Array.from({ length: seats }, (_, seat) => seat)];
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
}

/** All options in force, in the dossier's order: `chosen` where it says something, else the default. */
export function fillOptions(table: OptionTable, chosen: Options): Options {
  return Object.fromEntries(table.specs.map((spec) => [spec.key, chosen[spec.key] ?? spec.default]));
}

/** What is wrong with these options at this number of seats, in one English sentence; nothing if all is well. */
export function optionTrouble(table: OptionTable, options: Options, seats: number): string | undefined {
  const full = fillOptions(table, options);
  const { min, max } = table.seats(full);
  const fits = Number.isInteger(seats) && seats >= min && seats <= max;
  return (
    keyTrouble(table, options) ??
    (fits
      ? valueTrouble(table, full, seats)
      : `${String(seats)} seats cannot play with these options; ${String(min)} to ${String(max)} can`)
  );
}

/** Which of these keys is no option of the game, in one English sentence; nothing if all are. */
export function keyTrouble(table: OptionTable, options: Options): string | undefined {
  const keys = table.specs.map((spec) => spec.key);
  const strange = Object.keys(options).find((key) => !keys.includes(key));
  return strange === undefined ? undefined : `there is no option "${strange}"; the options are ${keys.join(', ')}`;
}

/** Which of these options, which need not be all, has a value that it cannot have; nothing if none has. */
export function valueTrouble(table: OptionTable, options: Options, seats: number): string | undefined {
  for (const spec of table.specs) {
    const value = options[spec.key];
    if (value !== undefined && !valuesOf(spec, seats).includes(value))
      return `option ${spec.key} cannot be ${JSON.stringify(value)}; it can be ${rangeOf(spec, seats)}`;
  }
  return undefined;
}

function rangeOf(spec: OptionSpec, seats: number): string {
  if ('min' in spec) return `${String(spec.min)} to ${String(spec.max)}`;
  return valuesOf(spec, seats).map(String).join(', ');
}
