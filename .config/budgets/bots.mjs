// How long a bot takes to choose, in the page's own bots' worker.
import { openTable, quantile, WATCHED } from './page.mjs';

/** Level → how many real choices are waited for (a turn with at least two acts), and what each may take [house, "Budgets"]. */
const LEVELS = {
  beginner: { choices: 300, mostMs: 300 },
  plain: { choices: 300, mostMs: 300 },
  thinker: { choices: 200, mostMs: 300 },
  master: { choices: 200, mostMs: 1500 },
};

/** Runs in the worker before its own code: takes the time of every answer. */
const STOPWATCH = `{
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  self.decisions = [];
  Object.defineProperty(MessagePort.prototype, 'onmessage', { set(answer) {
    onmessage.set.call(this, (event) => {
      const start = performance.now();
      answer(event);
      const { player, question } = event.data;
      if (question && !question.mayPass && question.acts.length > 1) self.decisions.push({ player, ms: performance.now() - start });
    });
  } });
}\n`;

async function decisions(house, page, level) {
  const seats = Array.from({ length: 4 }, () => level);
  for (let game = 1; ; game += 1) {
    await house.engine.begin(page, { seed: `budgets/${String(game)}`, kinds: seats, options: {} });
    await house.engine.engineRests(page);
    const all = (await Promise.all(page.workers().map((one) => one.evaluate('self.decisions')))).flat();
    const times = all.filter((one) => one.player.startsWith(`${level}/`)).map(({ ms }) => ms);
    if (times.length >= LEVELS[level].choices) return times;
    if (game > 1000) throw new Error(`budgets: the bots' worker is asked nothing; mend bots.mjs`);
  }
}

/** @returns {Promise<import('./page.mjs').Row[]>} */
export async function measureBots(house) {
  const page = await openTable(house, {
    settings: { ...WATCHED, ...house.table.QUICK },
    prepare: async (opened) => {
      await opened.route(/table\.worker.*\.js/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: STOPWATCH + (await response.text()) });
      });
    },
  });
  const rows = [];
  for (const [level, { mostMs }] of Object.entries(LEVELS)) {
    const times = await decisions(house, page, level);
    const [usual, most] = [quantile(times, 0.95), Math.max(...times)];
    rows.push({
      what: `a decision of the level ${level}, 4 seats`,
      budget: `≤ ${String(mostMs)} ms, 95 %`,
      measured: `${usual.toFixed(1)} ms, at most ${most.toFixed(1)} ms, of ${String(times.length)} in the worker`,
      ok: usual <= mostMs,
    });
  }
  await page.close();
  return rows;
}
