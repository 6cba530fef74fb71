/** The gate of the build: which source files the page and the workers may contain. */
import { expect, test } from 'vitest';
import { strangersIn } from '../src/tools/build/gate.ts';

const GAME = 'src/games/alpha';

test.each([
  ['a tool', 'src/tools/sizes.mjs', ['page', 'workers']],
  ['a drawing', 'src/tools/art/face.mjs', ['page', 'workers']],
  ['the rules of a game', `${GAME}/act.ts`, ['page']],
  ['what the rules of games share', 'src/games/kit/trick.ts', ['page']],
  ['a bot', 'src/bots/search.ts', ['page']],
  ['the face of a game', `${GAME}/face.ts`, []],
  ['the words of a game', `${GAME}/words/say.ts`, []],
  ['a screen', 'src/ui/words/say.ts', []],
  ['a package with a folder of that name', 'node_modules/x/src/tools/y.js', []],
] as const)('%s', (_, file, refusedBy) => {
  const kinds = (['page', 'workers'] as const).filter((kind) => strangersIn(kind, [file]).length > 0);
  expect(kinds).toEqual(refusedBy);
});
