/** A state must be small, because search copies it for every playout. */
import { expect, test } from 'vitest';
import { fillOptions } from '../src/games/contract/options/values.ts';
import { games } from '../src/games/registry/engine/all.ts';

const ONE_PACK = 54; // cards
const BYTES = { onePack: 256, twoPacks: 384 };

test.each(games.map((game) => [game.id, game] as const))('%s: a state is no larger than promised', (_id, game) => {
  const seats = Math.max(2, game.options.seats.min);
  const rules = game.table(fillOptions(game.options, {}, seats), seats);
  const most = rules.pack.length <= ONE_PACK ? BYTES.onePack : BYTES.twoPacks;
  expect(rules.newState().byteLength).toBeLessThanOrEqual(most);
});
