/** Judged positions and the levels above the plain player: each is asked once in each position. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';
import { LEVEL_NAMES } from '../src/bots/names.ts';
import { games } from '../src/games/all.ts';
import { hasPositions, positionsOf } from './judged.ts';
import { mistakeOf } from './judged-deal.ts';

/** Levels that may err, and the plain player, which is asked with every filling in `judged.test.ts`. */
const OTHERS: readonly string[] = ['random', 'beginner', 'plain'];
const ahead = LEVEL_NAMES.filter((name) => !OTHERS.includes(name));

const judged = games.filter(hasPositions);

describe.each(judged.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  describe.each(ahead)('%s', (name) => {
    it.each(positionsOf(game).map((position, i) => [position.says, position, i] as const))(
      '%s',
      (_says, position, i) => {
        expect(mistakeOf(LEVELS[name], position, i)).toBeUndefined();
      },
    );
  });
});
