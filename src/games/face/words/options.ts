/**
 * The words of a game's options, found by their names: `option-<key>` with `.help` and, for values that are called
 * something, `.v-<value>`; groups of them `group-<name>`; presets `preset-<key>` with `.help`.
 */
import type { OptionSpec, OptionTable } from '../../contract/contract.ts';
import type { GameWords, OptionWords } from '../game-face.ts';
import type { SayCommon } from './sayings.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The values of an option that may have a name; a number between bounds has none. */
function namedValues(spec: OptionSpec): readonly (string | number | boolean)[] {
  if ('values' in spec) return spec.values;
  return 'seat' in spec ? [spec.seat] : [];
}

function wordsOf(say: SayCommon, spec: OptionSpec): OptionWords {
  const { key } = spec;
  const values: Record<string, string> = {};
  for (const value of namedValues(spec)) {
    const name = say.of('option', `${key}.v-${String(value)}`);
    if (name !== undefined) values[String(value)] = name;
  }
  if ('seat' in spec) for (const seat of SEATS) values[String(seat)] = say('seat', { number: seat + 1 });
  return {
    label: say.of('option', key) ?? key,
    help: say.of('option', `${key}.help`) ?? '',
    ...(Object.keys(values).length > 0 && { values }),
  };
}

/** `groups`: name → keys of the options that belong together, in the order of the form. */
export function optionWords(
  say: SayCommon,
  { specs, presets }: OptionTable,
  groups: Readonly<Record<string, readonly string[]>>,
): Pick<GameWords, 'options' | 'groups' | 'presets'> {
  return {
    options: Object.fromEntries(specs.map((spec) => [spec.key, wordsOf(say, spec)])),
    groups: Object.entries(groups).map(([name, keys]) => ({ label: say.of('group', name) ?? name, keys })),
    presets: Object.fromEntries(
      presets.map(({ key }) => [
        key,
        { label: say.of('preset', key) ?? key, help: say.of('preset', `${key}.help`) ?? '' },
      ]),
    ),
  };
}
