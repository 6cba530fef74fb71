/** An option's value in words. */
import type { OptionWords } from '../../games/face/game-face.ts';
import type { OptionValue } from '../../record/line.ts';

export function valueWords(
  words: OptionWords | undefined,
  value: OptionValue,
  plain: { readonly on: string; readonly off: string; readonly random: string },
): string {
  const told = words?.values?.[String(value)];
  if (told !== undefined) return told;
  if (typeof value === 'boolean') return value ? plain.on : plain.off;
  return value === 'random' ? plain.random : String(value);
}
