/** Judged positions (`src/games/<id>/positions.json`): every game has some, they are valid, and the plain player passes all. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { textOf } from './files.ts';
import { hasPositions, positionsOf } from './judged.ts';
import { mistakeOf } from './judged-deal.ts';

const FEWEST = 20; // positions of a game
const FILLINGS = Array.from({ length: 10 }, (_, i) => i); // random ways to fill what a position leaves open

const judged = games.filter(hasPositions);

/** Games without positions. */
const STILL_TO_COME = 0;

it('finds positions of every game', () => {
  expect(games.length - judged.length).toBeLessThanOrEqual(STILL_TO_COME);
});

describe.each(judged.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const positions = positionsOf(game);

  it(`has at least ${FEWEST} judged positions, each with a sentence of its own`, () => {
    expect(positions.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(positions.map(({ says }) => says)).size).toBe(positions.length);
    expect(new Set(positions.map(({ id: of }) => of)).size).toBe(positions.length);
    expect(new Set(positions.map(({ judgement }) => judgement))).toEqual(new Set(['right', 'wrong']));
  });

  it('names points of its dossier’s Strategy', () => {
    const strategy = textOf(`src/games/${id}/rules.md`).split('\n## Strategy')[1] ?? '';
    const named = positions.flatMap(({ clause = '' }) =>
      Array.from(clause.matchAll(/Strategy (\d+)/g), ([, point]) => point),
    );
    expect([...new Set(named)].filter((point) => !strategy.includes(`\n${String(point)}. `))).toEqual([]);
  });

  it.each(positions.map((position) => [position.says, position] as const))('plain: %s', (_says, position) => {
    expect(FILLINGS.flatMap((filling) => mistakeOf(LEVELS.plain, position, filling) ?? [])).toEqual([]);
  });
});
