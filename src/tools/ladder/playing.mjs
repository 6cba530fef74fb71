// What the tools that play contests share: the games, what was kept of each in its folder, and the command line.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../install.mjs';

const GAMES = join(ROOT, 'src/games');
export const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'index.ts')));

/** What a file in a game's folder keeps of contests; nothing if there is none yet. */
export function keptOf(game, file) {
  const path = join(GAMES, game, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function keep(game, file, kept) {
  writeFileSync(join(GAMES, game, file), `${JSON.stringify(kept, null, 2)}\n`);
}

/** The English title of a game. */
export function titleOf(game) {
  const words = readFileSync(join(GAMES, game, 'words/en.shelf.ftl'), 'utf8');
  const [, title] = new RegExp(`^title-${game} = (.+)$`, 'm').exec(words) ?? [];
  if (title === undefined) throw new Error(`${game} has no English title`);
  return title;
}

/** The numbers of seats to play with: the usual one of the game, and two where it allows two. */
export async function seatsOf(game) {
  const [{ seats }] = JSON.parse(`[${await run('bench', '--game', game, '--seconds', 0.01, '--json')}]`);
  const two = await run('bench', '--game', game, '--seats', 2, '--seconds', 0.01, '--json').catch(() => undefined);
  return seats === 2 || two === undefined ? [seats] : [seats, 2];
}

/** The output of one command of the command line. */
export async function run(...texts) {
  const command = [join(ROOT, 'src/tools/command-line/run.mjs'), ...texts.map(String)];
  return (await promisify(execFile)(process.execPath, command, { maxBuffer: Infinity })).stdout;
}
