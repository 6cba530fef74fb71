/** About how long a game takes, for the button that deals it. */
import type { OptionSpec } from '../../games/contract/contract.ts';
import { defaultOf } from '../../games/contract/options/values.ts';
import type { ShelfWords } from '../../games/face/game-face.ts';
import type { Draft } from './draft.svelte.ts';

const ROUGHLY = 20; // minutes: from here on in steps of five

type LengthChoices = Pick<Draft, 'table' | 'options' | 'seats' | 'preset' | 'differs'>;

/** In minutes; nothing where the options make it longer or shorter than is known. */
export function minutesOf(
  shelf: Pick<ShelfWords, 'minutes' | 'lasts'> | undefined,
  draft: LengthChoices,
): number | undefined {
  const known = draft.preset === undefined ? undefined : shelf?.lasts?.[draft.preset];
  const times = known ? 1 : timesUsual(draft);
  const span = known ?? shelf?.minutes;
  return span && times && rounded(times * Math.sqrt(span.min * span.max));
}

/** How many times as long as usual. */
function timesUsual(draft: LengthChoices): number | undefined {
  const { specs } = draft.table;
  const [spec, another] = specs.filter((one) => isOfLength(specs, one) && draft.differs(one));
  if (!spec) return 1;
  const [value, usual] = [draft.options[spec.key], defaultOf(spec, draft.seats)];
  const isInStep = !another && spec.lengthens === 'in step' && typeof value === 'number' && typeof usual === 'number';
  return isInStep ? value / usual : undefined;
}

/** Does it say how long a game is, or what its length is counted in? */
const isOfLength = (specs: readonly OptionSpec[], { key, lengthens }: OptionSpec): boolean =>
  lengthens !== undefined || specs.some((other) => other.lengthens && other.onlyWith?.key === key);

const rounded = (minutes: number): number =>
  minutes < ROUGHLY ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
