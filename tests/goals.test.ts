/** What a game runs to stands on the table: at all its presets, in every language, in few enough letters for a phone. */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { fillOptions } from '../src/games/contract/options/values.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { fold } from '../src/record/fold.ts';
import type { Line, OptionValue, Options } from '../src/record/line.ts';
import type { Language } from '../src/words/languages.ts';
import { inEvery } from './languages.ts';

const DEAL = 2;
const LETTERS = 26; // of a line of small letters beside the buttons of a narrow phone; half as many of the East

const widthOf = (text: string): number =>
  Array.from(text.replaceAll(/[\p{Cf}\p{M}]/gu, '')).reduce(
    (sum, one) => sum + (/[\u1100-\uffdc]/u.test(one) ? 2 : 1),
    0,
  );

/** Does a game with these options end by a number of deals or by a total? Then the number. */
function numberIn({ target, deals }: Options): OptionValue | undefined {
  if (typeof target === 'number' && target > 0) return target;
  return typeof deals === 'number' && deals > 1 ? deals : undefined;
}

it.each(games.map((game) => [game.id, game] as const))('%s says what it runs to', async (id, { options: table }) => {
  const words = await inEvery(must(await loadFace(id), 'a face').words);
  for (const preset of table.presets) {
    const seats = preset.seats ?? table.seats.max;
    const options = fillOptions(table, preset.options, seats);
    const lines: readonly Line[] = [
      { type: 'game', format: 'card-record/1', game: id, seats, options, players: [] },
      { type: 'deal', deal: DEAL, dealer: 0, deck: [] },
    ];
    const names = Array.from({ length: seats }, (_, seat) => String(seat));
    const view = { places: fold(lines), seat: 0, legal: [], names, options, lines };
    for (const language of Object.keys(words) as Language[]) {
      const text = words[language].goal?.(view)?.text;
      const at = `${preset.key}, ${language}: ${String(text)}`;
      const number = numberIn(options);
      if (number !== undefined && options['match'] !== 'rounds') expect.soft(text, at).toContain(String(number));
      if (text !== undefined) expect.soft(widthOf(text), at).toBeLessThanOrEqual(LETTERS);
    }
  }
});
