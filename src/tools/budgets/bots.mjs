// How long a bot takes to choose, in the page's own bots' worker.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { openTable, quantile, WATCHED } from './page.mjs';

/** Level → how many choices between at least two acts are timed, and how long each may take. */
const LEVELS = {
  beginner: { choices: 300, mostMs: 300 },
  plain: { choices: 300, mostMs: 300 },
  thinker: { choices: 200, mostMs: 300 },
  master: { choices: 200, mostMs: 1500 },
};

/** The levels that search are timed in all games, with so many choices each. */
const SEARCHERS = ['thinker', 'master'];
const CHOICES = 60;
const GAMES = readdirSync(join(ROOT, 'src/games')).filter((name) =>
  existsSync(join(ROOT, 'src/games', name, 'face.ts')),
);
const USUAL = 4; // seats, where so many can play

/** Runs in the worker before its own code and measures the time from each question with a choice to its answer. */
const STOPWATCH = `{
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  const { postMessage } = MessagePort.prototype;
  const asked = new Map();
  self.decisions = [];
  Object.defineProperty(MessagePort.prototype, 'onmessage', { set(answer) {
    set.call(this, (event) => {
      const { id, player, question } = event.data;
      if (player && !question.mayPass && question.acts.length > 1) asked.set(id, performance.now());
      answer(event);
    });
  } });
  MessagePort.prototype.postMessage = function (told, ...rest) {
    if ('chosen' in told && asked.has(told.id)) self.decisions.push(performance.now() - asked.get(told.id));
    if ('chosen' in told) asked.delete(told.id);
    postMessage.call(this, told, ...rest);
  };
}\n`;

function seatsOf(game) {
  const [, most = USUAL] =
    /seats: \{.*max: (\d+)/.exec(readFileSync(join(ROOT, 'src/games', game, 'shelf.ts'), 'utf8')) ?? [];
  return Math.min(USUAL, Number(most));
}

/** How many milliseconds each choice of a level takes, in the game on the table unless another is named. */
async function decisions(site, page, { level, choices, seats = USUAL, ...table }) {
  const told = () => Promise.all(page.workers().map((one) => one.evaluate('self.decisions ?? []')));
  const before = (await told()).flat().length;
  for (let deal = 1; ; deal += 1) {
    const kinds = Array.from({ length: seats }, () => level);
    await site.engine.begin(page, { seed: `budgets/${String(deal)}`, options: {}, ...table, kinds });
    await site.engine.engineRests(page);
    const times = (await told()).flat().slice(before);
    if (!times.every(Number.isFinite))
      throw new Error(`budgets: the stopwatch tells no times: correct STOPWATCH in bots.mjs`);
    if (times.length >= choices) return times;
    if (deal > 1000) throw new Error(`budgets: the bots' worker is asked nothing: correct STOPWATCH in bots.mjs`);
  }
}

const row = (what, times, mostMs) => {
  const usual = quantile(times, 0.95);
  return {
    what,
    budget: `≤ ${String(mostMs)} ms, 95 %`,
    measured: `${usual.toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms, of ${String(times.length)} in the worker`,
    ok: usual <= mostMs,
  };
};

/** @returns {Promise<import('./page.mjs').Row[]>} */
export async function measureBots(site) {
  const page = await openTable(site, {
    settings: { ...WATCHED, ...site.table.QUICK },
    prepare: async (opened) => {
      await opened.route(/table\.worker.*\.js/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: STOPWATCH + (await response.text()) });
      });
    },
  });
  const rows = [];
  for (const [level, { choices, mostMs }] of Object.entries(LEVELS)) {
    const times = await decisions(site, page, { level, choices });
    rows.push(row(`a decision of the level ${level}, 4 seats`, times, mostMs));
  }
  for (const game of GAMES)
    for (const level of SEARCHERS) {
      const seats = seatsOf(game);
      const times = await decisions(site, page, { level, choices: CHOICES, game, seats });
      rows.push(
        row(`a decision of the level ${level} in ${game}, ${String(seats)} seats`, times, LEVELS[level].mostMs),
      );
    }
  await page.close();
  return rows;
}
