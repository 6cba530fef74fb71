// The screens of which the design has no picture, at the real page.
import { waitForChoice } from '../browsers/page.mjs';
import { FRONT, GAMES, recordOf, wholeRecord } from './games.mjs';
import { aboutFront, called, menu, press } from './look.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */

const DAY_MS = 86_400_000;

/**
 * A screen that the menu leads to, from a running game.
 * @param {string} name of its row, in English
 * @param {boolean} [more] it stands behind "More"
 */
const fromMenu =
  (name, more = false) =>
  async (/** @type {Stage} */ stage) => {
    await called(stage);
    await menu(stage);
    if (more) await stage.press('More');
    await stage.press(name);
  };

/** @type {Readonly<Record<string, (stage: Stage) => Promise<void>>>} */
export const AROUND = {
  day: fromMenu('Deal of the day'),
  rules: fromMenu('Rules'),
  help: fromMenu('Keys and help', true),
  'fair-deal': fromMenu('Fair deal', true),
  share: fromMenu('Share'),
  statistics: async (stage) => {
    await fromMenu('Statistics')(stage);
    const file = { name: 'counts.json', mimeType: 'application/json', buffer: Buffer.from(counts()) };
    await stage.page.locator('dialog input[type=file]').setInputFiles(file);
    await stage.page.locator('dialog details').nth(3).waitFor();
    await stage.page.locator('dialog details summary').first().click();
  },
  'past-games': async (stage) => {
    await stage.keep(GAMES.slice(0, 5).map((game) => wholeRecord(game, 'scenes')));
    await fromMenu('Past games')(stage);
    await stage.page.locator('dialog li').nth(5).waitFor();
  },
  'score-sheet': async (stage) => {
    await stage.take(recordOf('last-card'));
    await stage.page.evaluate(waitForChoice);
    await menu(stage);
    await stage.press('Score sheet');
  },
  review: async (stage) => review(stage),
  'review-list': async (stage) => {
    await review(stage);
    await stage.page.locator('header .back').click();
    await stage.page.locator('dialog ol li').first().waitFor();
  },
  game: aboutFront,
  curtain: async (stage) => {
    await stage.open();
    await menu(stage);
    await stage.press('New game');
    await press(stage.page, '[data-sits="1"]');
    await stage.page.locator('[data-seat] select').first().selectOption({ index: 0 });
    await stage.page.locator('dialog footer .main').click();
    await stage.page.locator('[data-curtain]').waitFor();
  },
};

/**
 * The costliest choice of a deal that was played badly.
 * @param {Stage} stage
 */
async function review(stage) {
  await stage.take(recordOf('badly-played'));
  await stage.page.locator('section.result').waitFor();
  await stage.settle(); // a result drops presses that come too soon to be meant for it
  await stage.press('Review');
  await stage.page.locator('[data-moment=now]').waitFor();
}

/** Forty games of the last weeks, and deals of the day, as a file of statistics. */
function counts() {
  const now = Date.now();
  const digest = (/** @type {number} */ i) => i.toString(16).padStart(24, '0');
  const games = Array.from({ length: 40 }, (_, i) => ({
    ...{ id: digest(i), deal: digest(100 + i), at: now - (40 - i) * (DAY_MS / 2) },
    ...{ game: GAMES[(i * i) % 7], level: i % 7 === 0 ? 'plain' : 'thinker', options: 'classic' },
    outcome: (i * 7) % 5 < 2 ? 'won' : (i * 7) % 11 === 3 ? 'drawn' : 'lost',
    ...{ points: ((i * 37) % 90) - 20, lowWins: false, deals: 3, hints: i % 9 === 0 ? 2 : 0, practice: false },
  }));
  const days = Array.from({ length: 9 }, (_, i) => ({
    game: FRONT,
    date: new Date(now - i * DAY_MS).toISOString().slice(0, 10),
    begun: now - i * DAY_MS,
    result: { at: now - i * DAY_MS, won: i % 2 === 0, points: 12 - i, hints: 0, practice: false },
  }));
  return JSON.stringify({ format: 'card-counts/1', games, days, hints: [], puzzles: [] });
}
