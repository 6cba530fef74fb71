// Finds a Chromium for the browser tests, without downloading one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its names in the distributions. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, else the system's, else Playwright's own, else the one inside
 * the npm package @sparticuz/chromium. Undefined when there is none. May set `LD_LIBRARY_PATH` of this process.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return systemBrowser() ?? (await playwrightBrowser()) ?? (await packedBrowser());
}

/** Arguments to start it with: fast software WebGL, no requests of its own, and no sandbox as root, where it cannot start. */
export const BROWSER_ARGUMENTS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The message when there is none. */
export const NO_BROWSER =
  'No Chromium was found for the browser tests: set CHROMIUM_PATH, or `apt-get install chromium`, or `npx playwright install chromium`.';

function systemBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path) && starts(path));
}

/**
 * Whether it can tell its version. Ubuntu's `chromium-browser` may be an empty stub that cannot.
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0;
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function packedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package reads this when it is imported, and then unpacks the libraries that Chromium needs.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
