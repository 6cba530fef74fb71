/** Packs seats and options for a link, each option as the index of its value. Independent of games. */
import { codeFlag } from '../../../codec/packing.ts';
import type { Coder } from '../../../codec/range-coder.ts';
import type { OptionValue, Options } from '../../../record/line.ts';
import type { OptionSpec, OptionTable } from '../contract.ts';
import { defaultOf, valuesOf } from './values.ts';

/** Seats and all options, as `coder` has them, or as they are given to it. */
export function codeTable(
  coder: Coder,
  table: OptionTable,
  given: { readonly seats: number; readonly options: Options },
): { seats: number; options: Options } {
  const { min, max } = table.seats;
  const seats = min + coder.number(given.seats - min, max - min + 1);
  const options = table.specs.map((spec): [string, OptionValue] => [
    spec.key,
    codeOption(coder, spec, given.options[spec.key], seats),
  ]);
  return { seats, options: Object.fromEntries(options) };
}

function codeOption(coder: Coder, spec: OptionSpec, given: OptionValue | undefined, seats: number): OptionValue {
  const usual = defaultOf(spec, seats);
  if (codeFlag(coder, (given ?? usual) === usual, true)) return usual;
  const values = valuesOf(spec, seats);
  return values[coder.number(values.indexOf(given ?? usual), values.length)] ?? usual;
}
