// Opens the gallery and one table of each kind in the dev server, and fails where the console says anything, or a table
// does not come to stand.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from './browsers/chromium.mjs';
import { ROOT } from './install.mjs';

const PATIENCE_MS = 60_000; // the dev server makes each file when it is first asked for

const [FIRST, SECOND, THIRD] = readdirSync(join(ROOT, 'src/games')).filter((folder) =>
  existsSync(join(ROOT, 'src/games', folder, 'title.ts')),
);

/** What is opened, and the parts of the page that must come. */
const PAGES = [
  { path: `index.html?game=${FIRST}&line=60&screen=390x844`, parts: ['iframe', 'input[type=range]'] },
  { path: `frame.html?game=${SECOND}&line=30`, parts: ['canvas', `[data-table=${SECOND}]`, '[data-ui] button'] },
  { path: `frame.html?game=${THIRD}&line=30&seat=1&lang=ja&mode=replay`, parts: ['canvas', '.controls button'] },
];

/** Everything that is wrong with one page, one sentence each. */
async function findings(browser, base, { path, parts }) {
  const page = await browser.newPage({ viewport: { width: 844, height: 390 } });
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(`${path}: ${error.message}`));
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('[.WebGL-'); // the driver speaks of its own
    if (['error', 'warning'].includes(message.type()) && isOurs) wrong.push(`${path}: ${message.text()}`);
  });
  await page.goto(`${base}src/tools/gallery/${path}`);
  for (const part of parts)
    await page
      .waitForSelector(part, { state: 'attached', timeout: PATIENCE_MS })
      .catch(() => wrong.push(`${path}: ${part} does not come`));
  await page.close();
  return wrong;
}

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);
const server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0 } });
await server.listen();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
const [base = ''] = server.resolvedUrls?.local ?? [];
const wrong = [];
for (const page of PAGES) wrong.push(...(await findings(browser, base, page)));
await browser.close();
await server.close();
for (const line of wrong) console.error(`gallery: ${line}`);
if (wrong.length === 0) console.log(`gallery: ${PAGES.length} pages stand, and the console is silent`);
process.exitCode = wrong.length === 0 ? 0 : 1;
