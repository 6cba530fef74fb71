/** Which options of a puzzle's table its player must be told, because they are not the usual ones. */
import type { OptionSpec } from '../../games/contract/contract.ts';
import { defaultOf } from '../../games/contract/options/values.ts';
import type { OptionValue, Options } from '../../record/line.ts';

export interface HouseRule {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
}

/** How long a game lasts and who deals makes no difference to a choice. */
export const houseRules = (specs: readonly OptionSpec[], options: Options, seats: number): readonly HouseRule[] =>
  specs.flatMap((spec) => {
    const value = options[spec.key];
    const matters = value !== undefined && !spec.lengthens && !('seat' in spec);
    return matters && value !== defaultOf(spec, seats) ? [{ spec, value }] : [];
  });
