// How long a game's catalogue takes to be read in the page: to be unpacked, and of that what the page itself waits for.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { median } from './page.mjs';

const MOST_MS = 2; // on the page's own thread
const TIMES = 50;

/** The largest packed catalogue of a game in any language, by its name in `dist/`. */
function largest() {
  const words = join(ROOT, 'dist/words');
  const packs = readdirSync(words).flatMap((folder) =>
    readdirSync(join(words, folder))
      .filter((file) => existsSync(join(ROOT, 'src/games', file.replace('.bin', ''), 'face.ts')))
      .map((file) => ({ path: `words/${folder}/${file}`, bytes: readFileSync(join(words, folder, file)).length })),
  );
  return packs.reduce((a, b) => (a.bytes >= b.bytes ? a : b));
}

/** Runs in the page and does what its module of catalogues does (`inFiles` in tools/words/plugin.ts). */
async function readAgain([path, times]) {
  const bytes = await (await fetch(path)).arrayBuffer();
  const found = [];
  for (let i = 0; i < times; i += 1) {
    const start = performance.now();
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await new Response(unpacked).text();
    const there = performance.now();
    const whole = ([id, value, attributes = {}]) => ({ id, value, attributes });
    const read = Object.entries(JSON.parse(text)).map(([name, messages]) => [name, { body: messages.map(whole) }]);
    const end = performance.now();
    found.push({ whole: end - start, own: end - there, catalogues: read.length });
  }
  return found;
}

/** @returns {Promise<import('./page.mjs').Row[]>} */
export async function measureWords(site) {
  const { path, bytes } = largest();
  const page = await site.browser.newPage({ baseURL: site.baseURL });
  await page.goto('embed.js'); // a document in which nothing else runs
  const times = await page.evaluate(readAgain, [`/${path}`, TIMES]);
  await page.close();
  const [own, whole] = ['own', 'whole'].map((what) => median(times.map((time) => time[what])));
  return [
    {
      what: 'parsing the largest catalogue of a game',
      budget: `≤ ${String(MOST_MS)} ms`,
      measured: `${own.toFixed(2)} ms, ${whole.toFixed(2)} ms with unpacking, of ${bytes.toLocaleString('en')} bytes (${path})`,
      ok: own <= MOST_MS,
    },
  ];
}
