/** What search lives on: a state is small enough to be copied for every guess. */
import { expect, test } from 'vitest';
import { fillOptions } from '../src/games/options.ts';
import { games } from '../src/games/registry.ts';

const ONE_PACK = 54; // cards
const BYTES = { onePack: 256, twoPacks: 384 };

test.each(games.map((game) => [game.id, game] as const))('%s: a state keeps its size', (_id, game) => {
  const options = fillOptions(game.options, {});
  const rules = game.table(options, game.options.seats(options).min);
  const most = rules.pack.length <= ONE_PACK ? BYTES.onePack : BYTES.twoPacks;
  expect(rules.newState().byteLength).toBeLessThanOrEqual(most);
});
