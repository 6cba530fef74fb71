/**
 * Judged positions for the levels that search: each is asked once in each position. Slow levels are asked in every eighth
 * position, and in all by `npm run judged`, which takes ten minutes.
 */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';
import { ITERATIONS } from '../src/bots/level.ts';
import { LEVEL_NAMES } from '../src/record/holder.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { hasPositions, positionsOf } from './judged.ts';
import { mistakeOf } from './judged-deal.ts';

/** Levels that may make mistakes, and the plain player, which judged.test.ts asks. */
const OTHERS: readonly string[] = ['random', 'beginner', 'plain'];
const ahead = LEVEL_NAMES.filter((name) => !OTHERS.includes(name));

const judged = games.filter(hasPositions);
const LONG = 1000; // iterations
const stepOf = (name: (typeof ahead)[number]): number =>
  ITERATIONS[name] < LONG || process.env['JUDGED'] === 'all' ? 1 : 8;

describe.each(judged.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  describe.each(ahead)('%s', (name) => {
    const asked = positionsOf(game).flatMap((position, i) =>
      i % stepOf(name) === 0 ? [[position.says, position, i] as const] : [],
    );
    it.each(asked)('%s', (_says, position, i) => {
      expect(mistakeOf(LEVELS[name], position, i)).toBeUndefined();
    });
  });
});
