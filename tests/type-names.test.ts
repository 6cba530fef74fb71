/** Guard of names: a type's name stands for one thing, so that a search finds its one place. */
import { expect, it } from 'vitest';
import { filesUnder, textOf } from './files.ts';

const CODE = /\.(ts|svelte)$/;
/** Tests, programs of the workshop, and what a program writes. */
const NOT_WATCHED = /\.(test|testing)\.ts$|^src\/tools\/|\/words\/messages\.ts$/;

/** What a component takes, and what is added to the browser's own window, have one name everywhere. */
const EVERYWHERE = ['Props', 'Window'];

const DECLARATION =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class) (\w+)(?=\s*(?:=|\{|<|extends\b|implements\b))/gm;

/** Name → the files that declare it. */
function declarations(
  paths: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths)
    for (const [, name = ''] of read(path).matchAll(DECLARATION)) found.set(name, [...(found.get(name) ?? []), path]);
  return found;
}

/** The folder of a game: games are written alike, and none imports another. */
const gameOf = (path: string): string | undefined =>
  /^src\/games\/(?!contract|face|kit|registry)([\w-]+)\//.exec(path)?.[1];

/** Names with several meanings: declared twice, but not once each in the folders of several games. */
const withSeveralMeanings = (all: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...all].flatMap(([name, paths]) => {
    const games = new Set(paths.map(gameOf));
    return paths.length === 1 || (!games.has(undefined) && games.size === paths.length)
      ? []
      : [`${name}: ${paths.join(', ')}`];
  });

const product = filesUnder('src').filter((path) => CODE.test(path) && !NOT_WATCHED.test(path));

it('a name of a type is declared once, or once in each of several games', () => {
  const all = declarations(product, textOf);
  expect(all.size).toBeGreaterThan(900);
  expect(withSeveralMeanings(all).filter((entry) => !EVERYWHERE.some((name) => entry.startsWith(`${name}:`)))).toEqual(
    [],
  );
});

it.each([
  [['src/felt/a.ts', 'src/ui/b.ts'], ['Place: src/felt/a.ts, src/ui/b.ts']],
  [['src/games/kit/a.ts', 'src/games/tonic/b.ts'], ['Place: src/games/kit/a.ts, src/games/tonic/b.ts']],
  [['src/games/tonic/a.ts', 'src/games/tonic/b.ts'], ['Place: src/games/tonic/a.ts, src/games/tonic/b.ts']],
  [['src/games/tonic/a.ts', 'src/games/water/b.ts'], []],
  [['src/felt/a.ts'], []],
])('%s with one name each: %s', (paths, told) => {
  expect(withSeveralMeanings(declarations(paths, () => 'export interface Place {\n}\n'))).toEqual(told);
});
