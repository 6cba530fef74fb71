// `npm run budgets`: measures every budget on the built page and prints a line for each. What is counted (bytes, draw calls,
// frames at rest, memory, records) must hold, else the exit status is 1. Times depend on the machine and are only printed.
import { cpus, loadavg } from 'node:os';
import { measureBots } from './bots.mjs';
import { measureChanging } from './changing.mjs';
import { measureMemory, measureTasks } from './deals.mjs';
import { measureFrames } from './frames.mjs';
import { openSite, openTable } from './page.mjs';
import { measureRecords } from './records.mjs';
import { readSources } from './sources.mjs';
import { measureWords } from './words.mjs';
import { ROOT } from '../install.mjs';
import { measureSizes } from '../sizes.mjs';

/** @typedef {import('./page.mjs').Row} Row */

/** @returns {Row[]} */
function sizes() {
  const n = (count) => count.toLocaleString('en');
  return measureSizes().results.map(({ what, bytes, budget }) => ({
    what,
    budget: `≤ ${n(budget)} bytes`,
    measured: `${n(bytes)} bytes`,
    ok: bytes <= budget,
    gate: true,
  }));
}

/** The game that lies on the table when the page is opened. */
async function frontGame(site) {
  const page = await openTable(site, { settings: site.table.QUICK });
  const { game } = await page.evaluate('window.engine');
  await page.close();
  return game;
}

/** @param {Row} row */
function print({ what, budget, measured, ok, gate }) {
  const verdict = ok === undefined ? '' : ok ? 'ok' : gate ? 'BROKEN' : 'over';
  console.log(`${verdict.padEnd(6)} | ${what.padEnd(50)} | ${budget.padEnd(20)} | ${measured}`);
}

/** Prints as it goes; how many counted budgets are broken. */
async function measureAll() {
  let broken = 0;
  const tell = (rows) => {
    rows.forEach(print);
    broken += rows.filter(({ ok, gate }) => gate && ok === false).length;
  };
  tell(sizes());
  const sourceOf = await readSources();
  const site = await openSite();
  try {
    tell(await measureFrames(site, sourceOf));
    tell(await measureTasks(site));
    tell(await measureBots(site));
    tell(await measureChanging(site));
    tell(await measureWords(site));
    tell(await measureMemory(site));
    tell(measureRecords(await frontGame(site)));
  } finally {
    await site.browser.close();
    await site.server.close();
  }
  return broken;
}

process.chdir(ROOT);
const start = Date.now();
try {
  const broken = await measureAll();
  const [load = 0] = loadavg();
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(`\n${minutes} minutes; ${String(cpus().length)} processors, load ${load.toFixed(1)} at the end`);
  console.log(broken === 0 ? 'No counted budget is broken.' : `${String(broken)} counted budgets are broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
