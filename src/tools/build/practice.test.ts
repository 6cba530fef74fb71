import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { puzzlesIn } from '../../practice/puzzle.ts';
import { leanPositions, leanPuzzles } from './practice.ts';

const GAMES = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/puzzles.json`));

test.each(GAMES)('%s has the same puzzles without what the page does not read', (game) => {
  const [file = '', positions = ''] = ['puzzles', 'positions'].map((name) =>
    readFileSync(`src/games/${game}/${name}.json`, 'utf8'),
  );
  const read = (text: string): unknown => JSON.parse(text);
  const lean = puzzlesIn(read(leanPuzzles(file)), read(leanPositions(positions)));
  expect(lean.length).toBeGreaterThan(0);
  expect(lean).toEqual(puzzlesIn(read(file), read(positions)));
  expect(leanPuzzles(file)).not.toContain('"plain":');
  expect(leanPositions(positions)).not.toContain('"clause":');
});
