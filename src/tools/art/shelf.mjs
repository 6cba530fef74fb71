/**
 * Makes the pictures of the shelf (`public/shelf/<game>.webp`): screenshots of each game half-way through a deal.
 * `npm run build`, then `node src/tools/art/shelf.mjs [GAME[=PART] …]`; PART is how far into the person's choices, 0 to 1.
 */
/* global createImageBitmap, indexedDB, OffscreenCanvas -- in the page */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../browsers/chromium.mjs';
import { ROOT } from '../install.mjs';

const PORT = 4179;
const ADDRESS = `http://localhost:${PORT}/`;
const SEATS = 4; // where the game allows so many
const USUAL_PART = 0.5;
const PICTURE = { width: 320, height: 200 };
const SEEN = { width: 800, height: 500 };

const folders = readdirSync(join(ROOT, 'src/games')).filter((name) =>
  existsSync(join(ROOT, 'src/games', name, 'shelf.ts')),
);
const asked = process.argv.slice(2).map((word) => word.split('='));
const wanted = asked.length > 0 ? asked : folders.map((name) => [name]);

/** A game among plain players, as lines. */
function simulate(game) {
  for (const seats of [SEATS, 3, 2]) {
    const words = ['sim', '--game', game, '--seats', String(seats), '--seed', 'shelf'];
    try {
      const text = execFileSync(process.execPath, ['src/tools/command-line/run.mjs', ...words], {
        cwd: ROOT,
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return text
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    } catch {
      // the game does not allow so many: try the next number
    }
  }
  throw new Error(`${game} cannot be played by 2, 3 or 4`);
}

/** A save of the game up to a choice of seat 0, in the first deal if possible, with a person in that seat. */
function saveAt(lines, part) {
  const end = lines.findIndex((line) => line.type === 'deal-end');
  const all = lines.flatMap((line, i) => (line.type === 'turn' && line.legal[0] ? [i] : []));
  const first = all.filter((i) => i < end);
  const choices = first.length > 0 ? first : all;
  const [game, ...rest] = lines.slice(0, choices[Math.floor((choices.length - 1) * part)] + 1);
  const players = game.players.map((name, seat) => (seat === 0 ? 'human' : name));
  return [{ ...game, players }, ...rest].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Runs in the page: stores a save as the running game. */
async function keep(text) {
  const done = (request) =>
    new Promise((settle, fail) => Object.assign(request, { onsuccess: settle, oncomplete: settle, onerror: fail }));
  const asking = indexedDB.open('card-table', 1);
  asking.onupgradeneeded = () => {
    asking.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    asking.result.createObjectStore('running');
  };
  await done(asking);
  const change = asking.result.transaction(['games', 'running'], 'readwrite');
  change.objectStore('games').put({ id: 'shelf', savedAt: Date.now(), ended: false, text });
  change.objectStore('running').put('shelf', 'id');
  await done(change);
  asking.result.close();
}

/** Runs in the page: makes a picture smaller, as WebP. Returns numbers, because only JSON comes out of a page. */
async function shrink({ png, width, height }) {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  return [...new Uint8Array(await blob.arrayBuffer())];
}

async function picture(browser, game, part) {
  const context = await browser.newContext({ viewport: SEEN, bypassCSP: true });
  const page = await context.newPage();
  const settings = { language: 'en', speed: 'at-once', pace: 'at-once', lessons: { [game]: 3 } };
  await page.addInitScript((text) => localStorage.setItem('card-table.settings', text), JSON.stringify(settings));
  await page.goto(`${ADDRESS}manifest.webmanifest`); // same origin, and nothing runs there
  await page.evaluate(keep, saveAt(simulate(game), part));
  await page.goto(ADDRESS);
  await page
    .locator('[data-card], [data-thing], [data-panel] button, [data-actions] button')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(1500); // until the last cards have arrived
  await page.addStyleTag({ content: '.edge, .prompt, .actions, [data-panel] { display: none !important }' });
  const png = (await page.screenshot()).toString('base64');
  const bytes = await page.evaluate(shrink, { png, ...PICTURE });
  await context.close();
  return Buffer.from(bytes);
}

const server = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'preview', '--port', String(PORT), '--strictPort'],
  { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((settle) => server.stdout.once('data', settle));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
try {
  for (const [game, part = USUAL_PART] of wanted) {
    const webp = await picture(browser, game, Number(part));
    writeFileSync(join(ROOT, 'public/shelf', `${game}.webp`), webp);
    console.log(`${game}: ${webp.length} bytes`);
  }
} finally {
  await browser.close();
  server.kill();
}
