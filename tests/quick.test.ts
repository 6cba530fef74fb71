/** What `npm run test:quick` checks of a change. */
import { describe, expect, it, test } from 'vitest';
import pack from '../package.json' with { type: 'json' };
import { importsIn, readImports } from '../src/tools/quick/changed.mjs';
import { LAWS, dependentsOf, planOf } from '../src/tools/quick/plan.mjs';
import { filesUnder, textOf } from './files.ts';

const IMPORTS = new Map<string, readonly string[]>([
  ['src/cards/card.ts', []],
  ['src/cards/card.test.ts', ['src/cards/card.ts']],
  ['src/games/whist/legal.ts', ['src/cards/card.ts']],
  ['src/games/whist/index.ts', ['src/games/whist/legal.ts']],
  ['src/games/whist/legal.test.ts', ['src/games/whist/index.ts']],
  ['src/games/skat/legal.ts', ['src/cards/card.ts']],
  ['src/games/skat/legal.test.ts', ['src/games/skat/legal.ts']],
  ['src/ui/Card.svelte', ['src/ui/card-text.ts']],
  ['src/ui/card-text.ts', ['src/cards/card.ts']],
  ['src/ui/state.svelte.ts', []],
  ['src/workers/table.worker.ts', ['src/workers/running.ts']],
  ['src/workers/running.ts', []],
  ['src/workers/running.test.ts', ['src/workers/running.ts']],
  ['src/tools/sizes.mjs', []],
  ['tests/screens/game.test.ts', []],
  ['tests/sizes.test.ts', ['src/tools/sizes.mjs']],
  ['tests/walk.test.ts', ['src/cards/card.ts']],
]);

describe('what a file imports', () => {
  test.each([
    [`import { a } from './a.ts';`, ['src/ui/a.ts']],
    [`import type { A } from '../a/a.ts'; import './b.css';`, ['src/a/a.ts', 'src/ui/b.css']],
    [`export { a } from "./a.ts";`, ['src/ui/a.ts']],
    [`import {\n  a,\n  b,\n} from './a.ts';`, ['src/ui/a.ts']],
    [`const a = await import('./A.svelte');`, ['src/ui/A.svelte']],
    [`new Worker(new URL('../workers/a.worker.ts', import.meta.url))`, ['src/workers/a.worker.ts']],
    [`import { test } from 'vitest';`, []],
  ])('%s', (text, files) => {
    expect(importsIn('src/ui/Card.svelte', text)).toEqual(files);
  });

  it('is found in all sources: each file that a test imports is there', () => {
    const imports = readImports();
    const file = 'tests/quick.test.ts';
    expect(imports.get(file)).toContain('src/tools/quick/plan.mjs');
    expect(imports.get('tests/screens/browser/build.ts')).toContain('src/main.ts');
    expect(imports.get(`src/games/${pack.name}/index.ts`)?.every((one) => imports.has(one))).toBe(true);
  });
});

it('follows imports to all that depend on a change', () => {
  expect([...dependentsOf(['src/games/whist/legal.ts'], IMPORTS)].sort()).toEqual([
    'src/games/whist/index.ts',
    'src/games/whist/legal.test.ts',
    'src/games/whist/legal.ts',
  ]);
});

it('reaches every test of the whole page from any component', () => {
  const imports = readImports();
  const screens = filesUnder('tests/screens').filter((file) => file.endsWith('.test.ts'));
  expect(screens.length).toBeGreaterThan(0);
  const components = [...imports.keys()].filter((file) => /^src\/ui\/.*\.svelte$/.test(file));
  expect(components.length).toBeGreaterThan(0);
  for (const component of components) {
    const reached = dependentsOf([component], imports);
    expect([component, screens.filter((file) => !reached.has(file))]).toEqual([component, []]);
  }
});

describe('a change of', () => {
  it("a game's rule runs the tests of the game, and the laws over it alone", () => {
    const { tests, games: over, scripts } = planOf(['src/games/whist/legal.ts'], IMPORTS);
    expect(tests).toEqual(['src/games/whist/legal.test.ts', ...LAWS]);
    expect([over, scripts]).toEqual([['whist'], ['src/games/whist/legal.ts']]);
  });

  it('what all games share runs the laws over one game, and says that the others are left', () => {
    const { tests, games: over, left } = planOf(['src/cards/card.ts'], IMPORTS);
    expect(tests).toContain('src/games/skat/legal.test.ts');
    expect(over).toEqual([pack.name]);
    expect(left).toContain(`the laws over all games but ${pack.name}`);
  });

  it('three games runs the laws over two, and says so', () => {
    const changed = ['skat', 'whist', 'bridge'].map((id) => `src/games/${id}/legal.ts`);
    const { games: over, left } = planOf(changed, IMPORTS);
    expect(over).toEqual(['skat', 'whist']);
    expect(left).toContain('the laws over all games but skat, whist');
  });

  it('a file that very many tests depend on runs those beside it, and counts the others', () => {
    const many = Array.from(
      { length: 50 },
      (_, i) => [`src/bots/b${String(i)}.test.ts`, ['src/cards/card.ts']] as const,
    );
    const { tests, left } = planOf(['src/cards/card.ts'], new Map([...IMPORTS, ...many]));
    expect(tests.filter((file) => file.startsWith('src/'))).toEqual(['src/cards/card.test.ts']);
    expect(left).toContain('52 more unit tests that depend on it');
  });

  it('a component is linted by ESLint, formatted by prettier and checked with its types', () => {
    const plan = planOf(['src/ui/Card.svelte'], IMPORTS);
    expect(plan).toMatchObject({ others: ['src/ui/Card.svelte'], components: ['src/ui/Card.svelte'], formatted: [] });
    expect([plan.hasComponents, plan.tests, plan.games]).toEqual([true, [], []]);
  });

  describe('a component of the page', () => {
    const NAMES = ['again', 'back', 'friends', 'game', 'looking', 'result'];
    const screens = NAMES.map((name) => `tests/screens/${name}.test.ts`);
    const imports = new Map<string, readonly string[]>([
      ['src/ui/table/Result.svelte', []],
      ['src/ui/friends/Lobby.svelte', []],
      ['src/main.ts', ['src/ui/table/Result.svelte', 'src/ui/friends/Lobby.svelte']],
      ...screens.map(
        (file) => [file, ['src/main.ts', ...(file.includes('again') ? ['tests/screens/shelf.ts'] : [])]] as const,
      ),
    ]);
    const sizeOf = (file: string): number => (file.includes('friends') ? 900 : screens.indexOf(file));

    it('runs four tests of the page: those named after it, then the shortest, without those over every game; the others are counted', () => {
      const { tests, left } = planOf(['src/ui/friends/Lobby.svelte'], imports, sizeOf);
      expect(tests).toEqual(['friends', 'back', 'game', 'looking'].map((name) => `tests/screens/${name}.test.ts`));
      expect(left).toContain('2 more tests of the whole page without a browser that depend on it');
      expect(planOf(['src/ui/table/Result.svelte'], imports, sizeOf).tests[0]).toBe('tests/screens/result.test.ts');
    });

    it('leaves the page to npm test where the laws run', () => {
      const both = ['src/ui/table/Result.svelte', 'src/games/whist/legal.ts'];
      const { tests, left } = planOf(both, new Map([...IMPORTS, ...imports]), sizeOf);
      expect(tests).toEqual(['src/games/whist/legal.test.ts', ...LAWS]);
      expect(left).toContain('the whole page without a browser');
    });
  });

  it('what a component imports checks the types of components', () => {
    expect(planOf(['src/ui/card-text.ts'], IMPORTS).hasComponents).toBe(true);
    expect(planOf(['src/workers/running.ts'], IMPORTS).hasComponents).toBe(false);
  });

  it('a module with runes is linted by both', () => {
    const { scripts, others } = planOf(['src/ui/state.svelte.ts'], IMPORTS);
    expect([scripts, others]).toEqual([['src/ui/state.svelte.ts'], ['src/ui/state.svelte.ts']]);
  });

  it('a worker runs its tests and no law', () => {
    const { tests, games: over, left } = planOf(['src/workers/running.ts'], IMPORTS);
    expect([tests, over]).toEqual([['src/workers/running.test.ts'], []]);
    expect(left).toContain('the laws');
  });

  it('a tool runs the guards that import it', () => {
    const { tests, others, scripts } = planOf(['src/tools/sizes.mjs'], IMPORTS);
    expect([tests, others, scripts]).toEqual([['tests/sizes.test.ts'], ['src/tools/sizes.mjs'], []]);
  });

  it('a test of the whole page runs it', () => {
    expect(planOf(['tests/screens/game.test.ts'], IMPORTS).tests).toEqual(['tests/screens/game.test.ts']);
  });

  it('a file that is gone runs what imported it, and is not linted', () => {
    const without = new Map([...IMPORTS].filter(([file]) => file !== 'src/workers/running.ts'));
    const { tests, scripts, formatted } = planOf(['src/workers/running.ts'], without);
    expect([tests, scripts, formatted]).toEqual([['src/workers/running.test.ts'], [], []]);
  });

  it('the texts runs the test of the catalogues', () => {
    expect(planOf(['src/ui/words/fr.ftl'], IMPORTS).tests).toEqual(['tests/words.test.ts']);
  });
});

it('knows as laws exactly the tests that run over the games of GAMES', () => {
  const over = filesUnder('tests').filter((file) => textOf(file).includes(" } from './games.ts';"));
  expect(over.filter((file) => file !== 'tests/quick.test.ts').sort()).toEqual(LAWS);
});
