// How long changing the game takes: from the tap on the shelf to a table with something that can be pressed.
import { openTable, quantile, WATCHED } from './page.mjs';

/** @typedef {import('./page.mjs').Row} Row */

const BUDGET_MS = 300; // when the code of the game is loaded already

/** Runs in the page: milliseconds from the tap to the first frame with the table of the game. */
const TAP_AND_WAIT = (game) => `new Promise((resolve) => {
  const start = performance.now();
  const look = () => {
    const table = document.querySelector('main[data-table="${game}"]');
    const pressed = document.querySelector('[data-card], [data-thing], [data-panel] button, [data-actions] button');
    if (table && pressed) resolve(performance.now() - start);
    else requestAnimationFrame(look);
  };
  document.querySelector('[data-game="${game}"]').click();
  requestAnimationFrame(look);
})`;

/** Taps on every game of the shelf in turn and returns the milliseconds that each has taken. */
async function changeThroughAll(page, games) {
  const took = [];
  for (const game of games) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'All games' }).click();
    await page.locator(`[data-game="${game}"]`).waitFor();
    const ms = await page.evaluate(TAP_AND_WAIT(game));
    took.push({ game, ms });
  }
  return took;
}

const slowest = (took) => took.reduce((most, one) => (one.ms > most.ms ? one : most));

/**
 * @param {import('./page.mjs').Site} site
 * @returns {Promise<Row[]>}
 */
export async function measureChanging(site) {
  const page = await openTable(site, { settings: { ...WATCHED, speed: 'at-once' } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'All games' }).click();
  await page.locator('[data-game]').first().waitFor(); // the shelf is loaded when it is opened
  const games = await page.locator('[data-game]').evaluateAll((all) => all.map(({ dataset }) => dataset['game']));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const first = await changeThroughAll(page, games);
  const again = await changeThroughAll(page, games);
  await page.close();
  const row = (what, took, budget) => {
    const half = quantile(
      took.map(({ ms }) => ms),
      0.5,
    );
    const worst = slowest(took);
    return {
      what,
      budget: budget === undefined ? '' : `≤ ${String(budget)} ms`,
      measured: `${half.toFixed(0)} ms, at most ${worst.ms.toFixed(0)} (${worst.game}), of ${String(took.length)} games`,
      ...(budget === undefined ? {} : { ok: worst.ms <= budget }),
    };
  };
  return [row('changing games, for the first time', first), row('changing games, once loaded', again, BUDGET_MS)];
}
