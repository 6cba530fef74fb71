// `npm run browsers`: smoke tests of the built page in Firefox and WebKit. Every game is opened, the face of a card is
// compared with the picture of the deck, and one deal is played to its end. Nothing may be written to the console.
// A game that fails is tried twice more, each time in a new browser. Those that passed only then are named at the end, and
// more than five of them fail.
// `-- --only firefox`, `-- --game ID`; `-- --pictures FOLDER` saves screenshots; `-- --install` first installs the browsers
// on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSERS } from './drivers.mjs';
import { findLoneCard, troubleWithFace } from './face.mjs';
import { findCard, findPlace, playWholeDeal, prepare, SETTINGS, troubles, waitForChoice, WATCH } from './page.mjs';
import { keepBrowser, tryUpToThrice } from './tries.mjs';
import { fail, failInUse, ROOT } from '../install.mjs';
import { listNames, MOST_FLAKY, tellFlaky } from '../outcome.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */

const SEED = 'smoke/2'; // with this seed the person has a choice in the first deal of every game

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        game: { type: 'string' },
        pictures: { type: 'string' },
        install: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

/** Installs missing browsers, as root on Debian; does nothing elsewhere. The run itself tells which browser is not there. */
function installBrowsers() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const wanted = [...new Set(BROWSERS.flatMap(({ packages }) => packages))];
  const missing = wanted.filter((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0);
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { env, stdio: 'ignore', timeout: 240_000 };
  spawnSync('apt-get', ['update'], options);
  for (const name of missing) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}

/** Serves the built page with one more script before all others. */
async function serve() {
  const html = readFileSync('dist/index.html', 'utf8').replace('<head>', '<head><script src="watch.js"></script>');
  const { preview } = await import('vite');
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'card-table:watch',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use((request, response, next) => {
            const path = new URL(request.url ?? '/', 'http://page').pathname;
            if (path === '/watch.js') {
              response.setHeader('Content-Type', 'text/javascript');
              response.end(WATCH);
            } else if (path === '/') {
              response.setHeader('Content-Type', 'text/html');
              response.end(html);
            } else next();
          }),
      },
    ],
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** A page of the same site without a table. */
const BARE = 'verify/index.html';

/** A busy machine draws late, and the table may still be laid out anew: it is looked so often where the card lies and what is there. */
const MOST_LOOKS = 10;

/** So many pictures are taken until two are equal. */
const MOST_PICTURES = 60;

const FRAME_MS = 300; // a page under test draws at most every 100 ms

/**
 * A picture of the window once nothing moves any more: two in a row are equal.
 * @param {Driver} driver
 */
async function takeStillPicture(driver) {
  let last = await driver.picture();
  for (let taken = 1; taken < MOST_PICTURES; taken += 1) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    const next = await driver.picture();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/**
 * Tells everything that is wrong with a game in a browser.
 * @param {Driver} driver
 * @param {{ site: string; game: string }} which
 * @param {{ tell: (wrong: string) => void; keep: (part: string, picture: Buffer) => void }} to `keep` is given screenshots of
 *   the start and the end
 */
async function tryGame(driver, { site, game }, { tell, keep }) {
  await driver.open(`${site}${BARE}`);
  await driver.run(prepare, SETTINGS);
  await driver.open(`${site}?game=${game}&seed=${SEED}`);
  await driver.run(waitForChoice);
  const { card, isInHand, angleRad } = await driver.run(findCard);
  let trouble;
  for (let looks = 0; looks === 0 || (trouble !== undefined && looks < MOST_LOOKS); looks += 1) {
    const picture = await takeStillPicture(driver);
    keep('start', picture);
    const place = isInHand ? await driver.run(findPlace, card) : await findLoneCard(picture);
    trouble = place ? await troubleWithFace(picture, { card, ...place, angleRad }) : `${card} is not drawn`;
  }
  if (trouble !== undefined) tell(trouble);
  await driver.run(playWholeDeal);
  keep('end', await driver.picture());
  for (const wrong of await driver.run(troubles)) tell(wrong);
}

const SIGNS = { passed: '✓', flaky: '±', failed: '✗' };

/**
 * Tries every game in one browser, and returns the outcome of each by name: none when the browser is not installed.
 * @param {import('./drivers.mjs').Browser} which
 * @param {{ site: string; games: readonly string[]; pictures: string | undefined }} given
 */
async function tryBrowser({ name, start, packages }, { site, games, pictures }) {
  const browser = keepBrowser(start);
  const driver = await browser.ask();
  if (!driver) {
    console.log(`${name}: not installed; its checks did not run. On Debian: apt-get install ${packages.join(' ')}`);
    return [];
  }
  console.log(`${name}: ${driver.version}`);
  /** @type {{ name: string; outcome: import('./tries.mjs').Outcome }[]} */
  const outcomes = [];
  for (const game of games) {
    const startedMs = Date.now();
    const keep = (/** @type {string} */ part, /** @type {Buffer} */ picture) => {
      if (pictures !== undefined) writeFileSync(join(pictures, `${name}-${game}-${part}.png`), picture);
    };
    const { outcome, wrong } = await tryUpToThrice(browser, (driver, tell) =>
      tryGame(driver, { site, game }, { tell, keep }),
    );
    outcomes.push({ name: `${name} ${game}`, outcome });
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    console.log(`${SIGNS[outcome]} ${name} ${game} (${seconds} s)${wrong.map((one) => `\n    ${one}`).join('')}`);
  }
  await browser.giveUp();
  return outcomes;
}

process.chdir(ROOT);
const { only, game, pictures, install } = readOptions();
const chosen = BROWSERS.filter(({ name }) => only === undefined || only === name);
if (chosen.length === 0) failInUse(`There are ${BROWSERS.map(({ name }) => name).join(' and ')}.`);
if (!existsSync('dist/index.html')) fail('There is no built page: npm run build comes first.');
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
if (install) installBrowsers();
const games = readdirSync('src/games').filter((name) => existsSync(join('src/games', name, 'index.ts')));
if (game !== undefined && !games.includes(game)) failInUse(`There is no game ${game}.`);
const { url: site, close } = await serve();
const asked = { site, games: game === undefined ? games : [game], pictures };
const outcomes = (await Promise.all(chosen.map((browser) => tryBrowser(browser, asked)))).flat();
close();
const named = (/** @type {import('./tries.mjs').Outcome} */ which) =>
  outcomes.filter(({ outcome }) => outcome === which).map(({ name }) => name);
const [flaky, failed] = [named('flaky'), named('failed')];
if (failed.length > 0) console.log(listNames('browsers failed; again with: npm run browsers', failed));
if (flaky.length > 0) console.log(tellFlaky(flaky));
if (flaky.length > MOST_FLAKY) console.log(`browsers: more than ${MOST_FLAKY} games needed another try.`);
console.log(`${named('passed').length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && flaky.length <= MOST_FLAKY ? 0 : 1);
