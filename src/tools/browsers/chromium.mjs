// Finds a Chromium for the browser tests, without downloading one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As the distributions name it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, else the system's, else Playwright's own, else the one inside
 * the npm package @sparticuz/chromium. Nothing when there is none. May set `LD_LIBRARY_PATH` of this process.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return systemBrowser() ?? (await playwrightBrowser()) ?? (await packedBrowser());
}

/** How it is started: software WebGL that is fast enough; no calls home; as root the sandbox cannot start. */
export const BROWSER_ARGUMENTS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What to tell a person when there is none. */
export const NO_BROWSER =
  'No Chromium was found for the browser tests: set CHROMIUM_PATH, or `apt-get install chromium`, or `npx playwright install chromium`.';

function systemBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path) && starts(path));
}

/**
 * Whether it says its version; Ubuntu's `chromium-browser` may be an empty stub.
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function packedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Read by the package when it is imported: it then brings its own libraries too, so that none need installing.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
