// `npm run tried [-- --level L] [--seats N] [--minutes M] [GAME…]`: tries how much a level should doubt its search, and writes
// src/bots/tried.md. What wins is played again on other cuts, which it was not chosen on. Results are kept in each game's folder
// as tried.json, so that a run that was stopped continues; delete one to play it anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../install.mjs';
import { games, keep, keptOf, run, seatsOf, titleOf } from './playing.mjs';
import { AGAIN, FIRST, bestOf, printTried } from './tried-table.mjs';

const FILE = 'tried.json';
const PAGE = join(ROOT, 'src/bots/tried.md');
const PROBE = 4; // cuts, to measure how long one takes
const FEWEST = 16;
const MOST = 10_000;
/** The usual doubt comes first: the others are compared with it. */
const VARIANTS = { master: 'usual,1/0.02,1/0,0.5/0,0/0', thinker: 'usual,2/0.02,1/0.06,1/0,0/0' };

const { values, positionals } = parseArgs({
  options: { level: { type: 'string' }, seats: { type: 'string' }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes ?? 10); // about, for each contest
const levels = values.level === undefined ? Object.keys(VARIANTS) : [values.level];
const trouble =
  (minutes > 0 ? undefined : '--minutes takes a number above 0') ??
  levels.filter((level) => !Object.hasOwn(VARIANTS, level)).map((level) => `the level ${level} does not search`)[0] ??
  positionals.filter((game) => !games.includes(game)).map((game) => `there is no game "${game}"`)[0];
if (trouble !== undefined) {
  console.error(trouble);
  process.exit(2);
}

for (const game of positionals.length > 0 ? positionals : games)
  for (const seats of values.seats === undefined ? await seatsOf(game) : [Number(values.seats)])
    for (const level of levels) await tryOut({ game, seats, level });
writePage();

function writePage() {
  writeFileSync(PAGE, printTried(games.flatMap((game) => Object.values(keptOf(game, FILE)))));
}

async function tryOut(job) {
  const { best } = bestOf((await played(job, FIRST, VARIANTS[job.level])).variants);
  if (best !== undefined) await played(job, AGAIN, `usual,${best.name.replace(`${job.level} `, '')}`);
}

/** The row of this contest: the one that is kept, or a new one. */
async function played(job, seed, variants) {
  const { game, seats, level } = job;
  const kept = keptOf(game, FILE);
  const key = `${seats} ${level} ${seed}`;
  if (kept[key]) return kept[key];
  const told = await contest(job, seed, variants, await cutsFor(job, variants));
  const date = new Date().toISOString().slice(0, 10);
  const row = { title: titleOf(game), seats, level, seed, date, ...told };
  keep(game, FILE, { ...keptOf(game, FILE), [key]: row });
  writePage();
  console.log(`${game} ${key}: ${told.cuts} cuts`);
  return row;
}

/** So many cuts take about the time, rounded to one digit. Never decided by how a contest stands. */
async function cutsFor(job, variants) {
  const start = performance.now();
  await contest(job, 'pilot', variants, PROBE);
  const each = (performance.now() - start) / PROBE;
  return Math.max(FEWEST, Math.min(MOST, Number(((minutes * 60_000) / each).toPrecision(1))));
}

async function contest({ game, seats, level }, seed, doubts, cuts) {
  const table = ['--game', game, '--seats', seats, '--seed', seed, '--games', cuts];
  return JSON.parse(await run('sweep', ...table, '--level', level, '--doubts', doubts, '--json'));
}
