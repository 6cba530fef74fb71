/** Guard of the game folders: the id of a game appears nowhere outside its folder. The package is named after its first game. */
import { expect, it } from 'vitest';
import { games } from '../src/games/registry/engine/all.ts';
import { filesUnder, textOf } from './files.ts';

const TEXT = /\.(ts|js|mjs|cjs|json|jsonc|svelte|html|css|webmanifest|md)$/;
const watched = ['src', 'tests', '.config', 'index.html', 'vite.config.ts', 'tsconfig.json']
  .flatMap(filesUnder)
  .filter((path) => TEXT.test(path));

it('reads the files of all rooms', () => {
  expect(watched.length).toBeGreaterThan(50);
});

it.each(games.map((game) => game.id))('%s is named in its folder only', (id) => {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
  const named = watched.filter((path) => !path.startsWith(`src/games/${id}/`) && word.test(textOf(path)));
  expect(named).toEqual([]);
});

it.each(games.map((game) => game.id))('%s has the name of its folder', (id) => {
  expect(watched).toContain(`src/games/${id}/index.ts`);
});
