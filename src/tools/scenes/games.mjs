// Games for scenes: bots play them from a seed up to a line, and from there seat 0 is a person's. The moments lie in the folders
// of the games, in `scenes.json`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

/** @typedef {{ seed: string, lines: number, seats?: number, options?: Readonly<Record<string, unknown>> }} Moment */

const RUN = join(ROOT, 'src/tools/command-line/run.mjs');
const FOLDER = join(ROOT, 'src/games');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

export const GAMES = readdirSync(FOLDER).filter((id) => existsSync(join(FOLDER, id, 'title.ts')));
/** The game at the site's own address, after which the package is named. */
export const FRONT = /** @type {string} */ (readJson(join(ROOT, 'package.json')).name);

/** @type {readonly { name: string, game: string, moment: Moment }[]} */
const MOMENTS = GAMES.flatMap((game) => {
  const path = join(FOLDER, game, 'scenes.json');
  return existsSync(path) ? Object.entries(readJson(path)).map(([name, moment]) => ({ name, game, moment })) : [];
});

/** @param {string} name of a moment */
function find(name) {
  const found = MOMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`No scenes.json has a moment called ${name}.`);
  return found;
}

/** @param {string} name of a moment */
export const gameOf = (name) => find(name).game;

/**
 * The record of a game up to its last choice before a moment.
 * @param {string} name of the moment
 */
export function recordOf(name) {
  const found = find(name);
  const { seed, lines, seats = 4, options = {} } = found.moment;
  const set = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${String(value)}`]);
  const table = ['--game', found.game, '--seats', String(seats), '--seed', seed, ...set];
  const told = execFileSync(process.execPath, [RUN, 'sim', ...table], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const { players, ...first } = JSON.parse(told[0] ?? '');
  const end = told.findLastIndex((line, i) => i < lines && line.startsWith('{"type":"turn"')) + 1;
  const record = [JSON.stringify({ ...first, players: ['human', ...players.slice(1)] }), ...told.slice(1, end)];
  return record.map((line) => `${line}\n`).join('');
}
