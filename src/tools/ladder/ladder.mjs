// `npm run ladder:table [-- --minutes M] [GAME…]`: plays the whole ladder of every game and writes src/bots/ladder.md.
// Results are kept in each game's folder as ladder.json, so a run that was stopped continues. A game that is named is played
// again with as many cuts of the cards as before. The numbers depend on the seed, the cuts and the bots only. How many cuts are
// needed is decided by a pilot with another seed: to stop as soon as the result looks good would bias it.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../install.mjs';
import { games, keep, keptOf as readKept, run, seatsOf, titleOf } from './playing.mjs';
import { COLUMNS, printLadder } from './table.mjs';

const FILE = 'ladder.json';
const TABLE = join(ROOT, 'src/bots/ladder.md');
const SEED = 'ladder';
const PILOT = 'pilot';
const PROBE = 6; // cuts, to measure how long one takes
const PILOT_SHARE = 0.25; // part of the time that the pilot may take
const CLEAR = 3; // standard errors: enough cuts that the lead of the pilot is so many above 0
const FEWEST = 40;
const FEWEST_OF_PILOT = 16;
const MOST = 10_000;

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true });
const minutes = Number(values.minutes ?? 4); // at most, for each contest
const unknown = positionals.find((game) => !games.includes(game));
if (unknown !== undefined || !(minutes > 0)) {
  console.error(unknown === undefined ? '--minutes takes a number above 0' : `there is no game "${unknown}"`);
  process.exit(2);
}

/** Game → what was played, by seats and levels. @type {Record<string, Record<string, import('./table.mjs').Row>>} */
const kept = Object.fromEntries(games.map((game) => [game, readKept(game, FILE)]));
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

/** Whether a contest was not played yet, or with other versions of the bots. */
function isStale(row) {
  return row === undefined || Object.entries(row.players).some(([level, name]) => (versions[level] ?? name) !== name);
}

async function playDue() {
  for (let job = due.shift(); job; job = due.shift()) {
    const { game, seats, levels } = job;
    const asBefore = positionals.length > 0 ? keptOf(job)?.cuts : undefined; // other versions of the bots need another number
    const cuts = asBefore ?? (await cutsFor(job));
    const told = await contest(job, cuts);
    const players = Object.fromEntries(levels.split(',').map((level) => [level, versions[level] ?? level]));
    const date = new Date().toISOString().slice(0, 10);
    const { levels: wins, ...found } = told;
    const row = { title: titleOf(game), seats, levels, cuts, seed: SEED, date, players, wins, ...found };
    kept[game] = { ...kept[game], [keyOf(job)]: row };
    keep(game, FILE, kept[game]);
    writeTable();
    const [{ mean, low, high }] = told.leads;
    console.log(`${game} ${keyOf(job)}: ${[mean, low, high].map((n) => n.toFixed(2)).join(' ')} of ${cuts}`);
  }
}

/** How many cuts make the lead clear, as far as the time allows, rounded to one digit. */
async function cutsFor(job) {
  const each = await msPerCut(job);
  const most = Math.min(MOST, (minutes * 60_000) / each);
  const cuts = Math.max(FEWEST_OF_PILOT, Math.floor(most * PILOT_SHARE));
  const { leads } = await contest(job, cuts, PILOT);
  const [{ mean, high }] = leads;
  const deviation = ((high - mean) / 2) * Math.sqrt(cuts); // of one cut: the interval is about two standard errors on each side
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

/** Level → its present name and version, such as `plain/1`. */
function versionsNow() {
  const text = readFileSync(join(ROOT, 'src/record/player.ts'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/(\w+): '(\d+)'/g)].map(([, level, version]) => [level, `${level}/${version}`]),
  );
}
