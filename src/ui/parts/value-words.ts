/** An option's value in words. */
import type { OptionWords } from '../../games/face/game-face.ts';
import type { OptionValue } from '../../record/line.ts';
import type { ScreenSay } from '../words/say.ts';

export function valueWords(words: OptionWords | undefined, value: OptionValue, say: ScreenSay): string {
  const told = words?.values?.[String(value)];
  if (told !== undefined) return told;
  if (typeof value === 'boolean') return say(value ? 'newGame-on' : 'newGame-off');
  return value === 'random' ? say('newGame-random') : String(value);
}
