// Starts Firefox and WebKit, both behind the same few calls. Playwright's own builds are used where they are installed, else
// the system's: Firefox over WebDriver BiDi and WebKitGTK's driver. The system's need a screen: Xvfb where there is none.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runInPage } from './run-in-page.mjs';

/** A small window, because software rendering is slow. */
const WINDOW = { width: 800, height: 520 };

/**
 * One window of a browser.
 * @typedef {{
 *   version: string;
 *   open: (url: string) => Promise<void>;
 *   run: <T>(work: (...given: any[]) => T | Promise<T>, ...given: unknown[]) => Promise<T>; // in the page
 *   picture: () => Promise<Buffer>; // of the window, as PNG
 *   close: () => Promise<void>;
 * }} Driver
 */

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {() => Promise<Driver | undefined>} start undefined where the browser is not installed
 * @property {readonly string[]} packages Debian's, that bring it
 */

/** @type {readonly Browser[]} */
export const BROWSERS = [
  { name: 'firefox', start: startFirefox, packages: ['firefox-esr', 'xvfb'] },
  { name: 'webkit', start: startWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

const RUN_MS = 300_000; // ends a hang, also of a start: in the longest call a whole deal is played in the page

async function startFirefox() {
  const own = await startPlaywright('firefox');
  if (own) return own;
  const binary = ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find((path) => existsSync(path));
  if (binary === undefined) return undefined;
  const screen = await openScreen();
  if (screen === undefined) return undefined;
  const { launch } = await import('puppeteer-core');
  const starting = launch({
    browser: 'firefox',
    executablePath: binary,
    headless: false, // without a window Firefox has no WebGL
    timeout: RUN_MS,
    protocolTimeout: RUN_MS,
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'intl.accept_languages': 'en' },
  });
  const browser = await starting.catch((error) => {
    screen.close();
    throw error;
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(RUN_MS);
  await page.setViewport(WINDOW);
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    run: (work, ...given) => page.evaluate(work, ...given),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close().finally(screen.close),
  };
}

/** Where the distributions install WebKitGTK's MiniBrowser. */
const MINI_BROWSERS = ['4.1', '4.0', 'gtk-6.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-${version}/MiniBrowser`,
  ),
);

async function startWebKit() {
  const own = await startPlaywright('webkit');
  if (own) return own;
  const [binary, server] = [MINI_BROWSERS, ['/usr/bin/WebKitWebDriver']].map((paths) => paths.find(existsSync));
  if (binary === undefined || server === undefined) return undefined;
  const screen = await openScreen();
  if (screen === undefined) return undefined;
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'en_GB.UTF-8' };
  // Its sandbox does not start as root.
  if (process.getuid?.() === 0) env['WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS'] = '1';
  const process_ = spawn(server, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const { Builder } = await import('selenium-webdriver');
  const starting = untilUp(() =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build(),
  );
  const driver = await starting.catch((error) => {
    process_.kill();
    screen.close();
    throw error;
  });
  await driver.manage().setTimeouts({ script: RUN_MS, pageLoad: RUN_MS });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const version = (await driver.getCapabilities()).get('browserVersion');
  return {
    version: `WebKitGTK ${version}`,
    open: (url) => driver.get(url),
    run: (work, ...given) => runInPage((text, ...rest) => driver.executeScript(text, ...rest), work, given),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      process_.kill();
      screen.close();
    },
  };
}

/**
 * Playwright's own build, if it is installed.
 * @param {'firefox' | 'webkit'} name
 * @returns {Promise<Driver | undefined>}
 */
async function startPlaywright(name) {
  const { [name]: type } = await import('playwright');
  if (!existsSync(type.executablePath())) return undefined;
  const browser = await type.launch({ timeout: RUN_MS });
  const page = await browser.newPage({ viewport: WINDOW });
  page.setDefaultTimeout(RUN_MS);
  return {
    version: `${name} ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    run: (work, ...given) =>
      page.evaluate(
        ([text, values]) => new Function(`return (${text})`)()(...values),
        /** @type {[string, any[]]} */ ([String(work), given]),
      ),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** The screen of this machine, or a virtual one; undefined where there is neither. */
async function openScreen() {
  const { DISPLAY } = process.env;
  if (DISPLAY !== undefined && DISPLAY !== '') return { display: DISPLAY, close: () => undefined };
  if (spawnSync('which', ['Xvfb']).status !== 0) return undefined;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(String(data).trim()));
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, close: () => void server.kill() };
}

async function freePort() {
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Tries again until a server that was just started answers.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function untilUp(attempt) {
  const until = Date.now() + 120_000; // ends a hang
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
