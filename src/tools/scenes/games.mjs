// Games for scenes: bots play them from a seed up to a line, and from there seat 0 is a person's. The moments lie in the folders
// of the games, in `scenes.json`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

/** @typedef {{ seed: string, seats?: number | undefined, options?: Readonly<Record<string, unknown>>, players?: string }} Table */
/** @typedef {Table & { lines: number }} Moment */

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
 * The record of a game that bots play, with seat 0 as a person's; its lines.
 * @param {string} game
 * @param {Table} table without `seats` as many as usual
 */
export function play(game, { seed, seats, options = {}, players: by = 'plain' }) {
  const set = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${String(value)}`]);
  const people = seats === undefined ? [] : ['--seats', String(seats)];
  const table = ['--game', game, ...people, '--seed', seed, '--players', by, ...set];
  const { status, stdout } = spawnSync(process.execPath, [RUN, 'sim', ...table], {
    ...{ cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1); // it has said why
  const [first = '', ...rest] = stdout.trimEnd().split('\n');
  const { players, ...line } = JSON.parse(first);
  return [JSON.stringify({ ...line, players: ['human', ...players.slice(1)] }), ...rest];
}

/** @param {readonly string[]} lines */
export const print = (lines) => lines.map((line) => `${line}\n`).join('');

/**
 * The record of a game up to its last choice before a moment.
 * @param {string} name of the moment
 */
export function recordOf(name) {
  const { game, moment } = find(name);
  const lines = play(game, moment);
  return print(lines.slice(0, lines.findLastIndex((line, i) => i < moment.lines && isTurn(line)) + 1));
}

/** @param {string} line */
const isTurn = (line) => line.startsWith('{"type":"turn"');

/**
 * The record of a whole game.
 * @param {string} game
 * @param {string} seed
 */
export const wholeRecord = (game, seed) => print(play(game, { seed }));
