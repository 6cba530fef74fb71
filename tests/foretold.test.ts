/**
 * Nobody can foretell a deck: decks come from the generator with the large state alone, and what people can see of the bots'
 * choices comes from another one.
 */
import { expect, it } from 'vitest';
import { FastChance, hashText } from '../src/cards/chance.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { questionFor } from '../src/match/ask.ts';
import type { Match } from '../src/match/match.ts';
import { printRecord } from '../src/record/print.ts';
import { filesUnder, textOf } from './files.ts';
import { matchAt, playOn, usualTables } from './tables.ts';

/** Where choices are made by the generator with the small state. None of these makes a deck, a shuffle or a first dealer. */
const WITH_SMALL_STATE = [
  'src/bots/levels.ts', // choices of bots, from their own seed
  'src/bots/search.ts', // playouts
  'src/bots/thinking.ts', // choices of bots
  'src/cards/chance.ts',
  'src/cli/bench.ts', // playouts
  'src/games/contract/options/draw.ts', // options of a table
  'src/match/position.ts', // acts before a position, from a seed that everybody knows
  'src/match/random-acts.ts', // acts, from the bots' seed
  'src/practice/choosing.ts', // which puzzle comes next
  'src/workers/why.ts', // hands that are imagined, from the number of a line
];

const isCode = (path: string): boolean => /\.(ts|svelte)$/.test(path) && !/\.(test|testing)\.ts$/.test(path);
const code = filesUnder('src').filter(isCode);
const having = (word: RegExp): string[] => code.filter((path) => word.test(textOf(path))).sort();

it('no deck comes from the generator with the small state, nor from the browser’s', () => {
  expect(code.length).toBeGreaterThan(300);
  expect(having(/\bFastChance\b/)).toEqual(WITH_SMALL_STATE);
  const others = ['src/client/engine.ts', 'src/client/help.svelte.ts', 'src/friends/wires/relay.ts'];
  expect(having(/\bMath\.random\b/)).toEqual(others); // names of locks, a pause before a relay is tried again
});

it('the generators are seedrandom’s ARC4 and the fast one, and no other', () => {
  expect(having(/from 'seedrandom/)).toEqual(['src/cards/chance.ts']);
  expect(textOf('src/cards/chance.ts').match(/implements Chance/g)).toHaveLength(2);
});

const seedsOf = (match: Match): number[] =>
  Array.from({ length: match.setup.seats }, (_, seat) => questionFor(match, seat).seed);

it.each(games.map((game) => [game.id, game] as const))(
  '%s: the bots’ questions use up none of the decks’ chance',
  (_id, game) => {
    for (const table of usualTables(game).slice(0, 2)) {
      const [asked, silent] = [matchAt(table, 'asked'), matchAt(table, 'asked')];
      playOn(asked, new FastChance(1), 300, (match) => seedsOf(match));
      playOn(silent, new FastChance(1), 300);
      expect(printRecord(asked.lines)).toBe(printRecord(silent.lines));
    }
  },
);

/** Two seeds with the same 32-bit hash. */
function alike(): [string, string] {
  const known = new Map<number, string>();
  for (let k = 0; ; k += 1) {
    const seed = `a game/${String(k)}`;
    const other = known.get(hashText(seed));
    if (other !== undefined) return [other, seed];
    known.set(hashText(seed), seed);
  }
}

// Seeds of the bots that were hashes of the game's seed told something of it: see src/match/ask.ts.
it('the bots’ seeds are no hash of the game’s seed', () => {
  const [table] = games.flatMap(usualTables);
  if (!table) throw new Error('there is no game');
  const [one, other] = alike().map((seed) => matchAt(table, seed)) as [Match, Match];
  expect(hashText(one.setup.seed)).toBe(hashText(other.setup.seed));
  expect(one.botsSeed).not.toBe(other.botsSeed);
  expect(seedsOf(one)).not.toEqual(seedsOf(other));
  expect(seedsOf(one)).toEqual(seedsOf(matchAt(table, one.setup.seed)));
});
