// `npm run ladder:table [-- --minutes M] [GAME…]`: plays the whole ladder of every game and writes src/bots/ladder.md.
// What was played is kept in each game's folder as ladder.json: a run that was stopped goes on where it was, a game that is named is
// played anew with as many cuts of the cards as before. The numbers hang on the seed, the cuts and the bots alone. How many cuts
// a rung needs is judged by other cuts, with a seed of their own: who stopped when it looks good would find what is not there.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ROOT } from '../install.mjs';
import { COLUMNS, printLadder } from './table.mjs';

const GAMES = join(ROOT, 'src/games');
const TABLE = join(ROOT, 'src/bots/ladder.md');
const SEED = 'ladder';
const PILOT = 'pilot';
const PROBE = 6; // cuts, to see what one takes
const PILOT_SHARE = 0.25; // of the time
const CLEAR = 3; // standard errors: as many cuts as make the pilot's lead that clear
const FEWEST = 40;
const FEWEST_OF_PILOT = 16;
const MOST = 10_000;

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true });
const minutes = Number(values.minutes ?? 4); // for each rung at the most
const folders = readdirSync(GAMES);
const games = folders.filter((name) => existsSync(join(GAMES, name, 'index.ts')));
const unknown = positionals.find((game) => !games.includes(game));
if (unknown !== undefined || !(minutes > 0)) {
  console.error(unknown === undefined ? '--minutes takes a number above 0' : `there is no game "${unknown}"`);
  process.exit(2);
}

/** Game → what was played, by seats and levels. @type {Record<string, Record<string, import('./table.mjs').Row>>} */
const kept = Object.fromEntries(games.map((game) => [game, readKept(game)]));
const versions = versionsNow();
const jobs = [];
for (const game of games)
  for (const [i, seats] of (await seatsOf(game)).entries())
    for (const levels of COLUMNS) jobs.push({ game, seats, levels, usual: i === 0 });
jobs.sort((a, b) => Number(b.usual) - Number(a.usual)); // the usual tables first
const keyOf = ({ seats, levels }) => `${seats} ${levels}`;
const keptOf = (job) => kept[job.game]?.[keyOf(job)];
const due = jobs.filter((job) => (positionals.length > 0 ? positionals.includes(job.game) : isStale(keptOf(job))));
await Promise.all(Array.from({ length: availableParallelism() }, playDue));
writeTable();

function writeTable() {
  writeFileSync(TABLE, printLadder(jobs.flatMap((job) => keptOf(job) ?? [])));
}

function fileOf(game) {
  return join(GAMES, game, 'ladder.json');
}

function readKept(game) {
  return existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : {};
}

/** As people read it. */
function titleOf(game) {
  const [, title = game] = /en: '([^']+)'/.exec(readFileSync(join(GAMES, game, 'title.ts'), 'utf8')) ?? [];
  return title;
}

/** Not played yet, or by bots of another version. */
function isStale(row) {
  return row === undefined || Object.entries(row.players).some(([level, name]) => (versions[level] ?? name) !== name);
}

/** Four seats, or as near to it as the game allows, and two. */
async function seatsOf(game) {
  const [{ seats }] = JSON.parse(`[${await run('bench', '--game', game, '--seconds', 0.01, '--json')}]`);
  const two = await run('bench', '--game', game, '--seats', 2, '--seconds', 0.01, '--json').catch(() => undefined);
  return seats === 2 || two === undefined ? [seats] : [seats, 2];
}

async function playDue() {
  for (let job = due.shift(); job; job = due.shift()) {
    const { game, seats, levels } = job;
    const asBefore = positionals.length > 0 ? keptOf(job)?.cuts : undefined; // bots of another version need others
    const cuts = asBefore ?? (await cutsFor(job));
    const told = await contest(job, cuts);
    const players = Object.fromEntries(levels.split(',').map((level) => [level, versions[level] ?? level]));
    const date = new Date().toISOString().slice(0, 10);
    const { levels: wins, ...found } = told;
    const row = { title: titleOf(game), seats, levels, cuts, seed: SEED, date, players, wins, ...found };
    kept[game] = { ...kept[game], [keyOf(job)]: row };
    writeFileSync(fileOf(game), `${JSON.stringify(kept[game], null, 2)}\n`);
    writeTable();
    const [{ mean, low, high }] = told.leads;
    console.log(`${game} ${keyOf(job)}: ${[mean, low, high].map((n) => n.toFixed(2)).join(' ')} of ${cuts}`);
  }
}

/** As many as make a lead clear, so far as the time goes; to one digit. */
async function cutsFor(job) {
  const each = await msPerCut(job);
  const most = Math.min(MOST, (minutes * 60_000) / each);
  const cuts = Math.max(FEWEST_OF_PILOT, Math.floor(most * PILOT_SHARE));
  const { leads } = await contest(job, cuts, PILOT);
  const [{ mean, high }] = leads;
  const deviation = ((high - mean) / 2) * Math.sqrt(cuts); // of one cut: the interval is about two errors wide on each side
  const needed = mean > 0 ? ((CLEAR * deviation) / mean) ** 2 : Infinity;
  return Math.max(FEWEST, Number(Math.min(most, needed).toPrecision(1)));
}

async function msPerCut(job) {
  const start = performance.now();
  await contest(job, PROBE, PILOT);
  return (performance.now() - start) / PROBE;
}

async function contest({ game, seats, levels }, cuts, seed = SEED) {
  const table = ['--game', game, '--seats', seats, '--deals', 1, '--seed', seed];
  return JSON.parse(await run('ladder', ...table, '--levels', levels, '--games', cuts, '--json'));
}

/** What a command of the command line prints. */
async function run(...texts) {
  const command = [join(ROOT, 'src/tools/command-line/run.mjs'), ...texts.map(String)];
  return (await promisify(execFile)(process.execPath, command, { maxBuffer: Infinity })).stdout;
}

/** Level → the name and version under which it plays today. */
function versionsNow() {
  const text = readFileSync(join(ROOT, 'src/bots/names.ts'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/(\w+): '(\d+)'/g)].map(([, level, version]) => [level, `${level}/${version}`]),
  );
}
