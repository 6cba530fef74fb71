// How often something is tried in a browser. What fails may have taken the browser along, so each further try has a new one.

/** @typedef {import('./drivers.mjs').Driver} Driver */
/** @typedef {'passed' | 'flaky' | 'failed'} Outcome */

const TRIES = 3;

/**
 * What an error says; one without a message, as a driver may throw, is named by its kind and by where it was thrown.
 * @param {unknown} error
 */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  const thrownAt = error.stack?.split('\n').find((line) => line.includes(' at '));
  return [`${error.name} without a message`, thrownAt?.trim()].filter(Boolean).join(' ');
}

/**
 * Starts a browser, again where that failed.
 * @param {() => Promise<Driver | undefined>} start as `Browser.start`
 */
async function startUpToThrice(start) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === TRIES) throw error;
      console.log(`a browser did not start: ${messageOf(error)}`);
    }
  }
}

/**
 * A browser that is started when it is first asked for, and again once it was given up.
 * @param {() => Promise<Driver | undefined>} start as `Browser.start`
 */
export function keepBrowser(start) {
  /** @type {Driver | undefined} */
  let driver;
  return {
    /** The running browser; undefined where it is not installed. */
    ask: async () => (driver ??= await startUpToThrice(start)),
    /** Closes it; one that crashed may not be there to be closed. */
    giveUp: async () => {
      const given = driver;
      driver = undefined;
      await given?.close().catch(() => undefined);
    },
  };
}

/**
 * Tries until nothing is wrong, each time but the first in a browser that was started anew and has kept nothing.
 * @param {ReturnType<typeof keepBrowser>} browser
 * @param {(driver: Driver, tell: (wrong: string) => void) => Promise<void>} tryOnce tells what is wrong; so is what it throws
 * @returns {Promise<{ outcome: Outcome; wrong: string[] }>} what was wrong in all tries
 */
export async function tryUpToThrice(browser, tryOnce) {
  /** @type {string[]} */
  const wrong = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = wrong.length;
    try {
      const driver = await browser.ask();
      if (!driver) throw new Error('the browser did not start again');
      await tryOnce(driver, (what) => void wrong.push(what));
    } catch (error) {
      wrong.push(messageOf(error));
    }
    if (wrong.length === before) return { outcome: tries === 0 ? 'passed' : 'flaky', wrong };
    await browser.giveUp();
  }
  return { outcome: 'failed', wrong };
}
