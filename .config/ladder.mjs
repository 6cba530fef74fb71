// `npm run ladder:table [-- GAME…]`: plays the whole ladder of every game and writes src/bots/ladder.md. Hours on two
// cores; what was played is kept in .config/ladder.json, so that one game can be played anew by its name, and a run that
// was stopped goes on where it was. The numbers hang on the seeds alone: whoever runs it again gets the same table.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './cli-bundle.mjs';
import { printLadder } from './ladder-table.mjs';

const KEPT = join(ROOT, '.config/ladder.json');
const TABLE = join(ROOT, 'src/bots/ladder.md');
const SEED = 'ladder';

/**
 * Who meets whom, the stronger first, and how many cuts of the cards (each is played in every rotation): more where the
 * players are quick. `bound` sees all hands.
 */
const RUNGS = [
  { levels: 'plain,beginner', cuts: 2000 },
  { levels: 'thinker,plain', cuts: 1500 },
  { levels: 'master,thinker', cuts: 500 },
  { levels: 'master,plain', cuts: 200 },
  { levels: 'all-seeing,plain', cuts: 100 },
];

/** Seats: the usual number, and two where the game allows. `share`: of the cuts, for games that take longer. */
const GAMES = {
  'page-one': { seats: [4, 2], share: 1 },
  'one-card': { seats: [4, 2], share: 1 },
  'jack-change-it': { seats: [4, 2], share: 0.6 },
  'crazy-eights': { seats: [4, 2], share: 0.4 },
  'fan-tan': { seats: [4], share: 1 },
  newmarket: { seats: [4], share: 1 },
  trex: { seats: [4], share: 0.5 },
  concentration: { seats: [4, 2], share: 0.3 },
  farmer: { seats: [4, 2], share: 4 },
  'fifty-one': { seats: [4, 2], share: 0.5 },
  'five-hundred-rummy': { seats: [4, 2], share: 0.15 },
  piquet: { seats: [2], share: 2 },
  tonk: { seats: [3, 2], share: 1 },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((game) => !(game in GAMES));
if (unknown.length > 0) {
  console.error(`there is no game "${unknown[0]}"; the games are ${Object.keys(GAMES).join(', ')}`);
  process.exit(2);
}
/** @type {Record<string, object>} */
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
const versions = await versionsNow();
const jobs = Object.entries(GAMES).flatMap(([game, { seats, share }]) =>
  seats.flatMap((count) =>
    RUNGS.map(({ levels, cuts }) => ({ game, seats: count, levels, cuts: Math.max(20, Math.round(cuts * share)) })),
  ),
);
const keyOf = ({ game, seats, levels }) => `${game} ${seats} ${levels}`;
const isDue = (job) =>
  asked.length > 0 ? asked.includes(job.game) : kept[keyOf(job)]?.cuts !== job.cuts || isOld(kept[keyOf(job)]);
const isOld = ({ players }) => Object.entries(players).some(([level, name]) => (versions[level] ?? name) !== name);
const due = jobs.filter(isDue);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let job = due.shift(); job; job = due.shift()) await play(job);
  }),
);
writeFileSync(TABLE, printLadder(jobs.flatMap((job) => (kept[keyOf(job)] ? [{ ...job, ...kept[keyOf(job)] }] : []))));

async function play(job) {
  const { game, seats, levels, cuts } = job;
  const told = JSON.parse(
    await run(
      'ladder',
      '--game',
      game,
      '--seats',
      seats,
      '--games',
      cuts,
      '--deals',
      1,
      '--levels',
      levels,
      '--seed',
      SEED,
      '--json',
    ),
  );
  const players = Object.fromEntries(levels.split(',').map((level) => [level, versions[level] ?? level]));
  kept[keyOf(job)] = { cuts, seed: SEED, date: new Date().toISOString().slice(0, 10), players, ...told };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 1)}\n`);
  const [{ mean, low, high }] = told.leads;
  console.log(`${keyOf(job)}: ${[mean, low, high].map((n) => n.toFixed(2)).join(' ')}`);
}

/** What a command of the command line prints. */
async function run(...texts) {
  const command = [join(ROOT, '.config/cli.mjs'), ...texts.map(String)];
  return (await promisify(execFile)(process.execPath, command, { maxBuffer: Infinity })).stdout;
}

/** Level → the name and version under which it plays today. */
async function versionsNow() {
  const text = readFileSync(join(ROOT, 'src/bots/names.ts'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/(\w+): '(\d+)'/g)].map(([, level, version]) => [level, `${level}/${version}`]),
  );
}
