// A page of the built site on which a scene is set.
import { prepare, waitForChoice } from '../browsers/page.mjs';
import { keepRunning } from '../browsers/saved-game.mjs';
import { nameIn } from './names.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** Without motion, so that a picture does not depend on the moment. */
const SETTINGS = { speed: 'at-once', pace: 'at-once', motion: 'off', language: 'en', theme: 'light', muted: true };
const PATIENCE_MS = 60_000;
const SEED = 'scenes/1';
const HOUR_MS = 3_600_000;

export class Stage {
  /**
   * @param {BrowserContext} context
   * @param {string} address of the site
   * @param {readonly string[]} games
   * @param {Readonly<Record<string, unknown>>} [settings]
   */
  static async set(context, address, games, settings = {}) {
    context.setDefaultTimeout(PATIENCE_MS);
    const stage = new Stage(context, await context.newPage(), address);
    await stage.set({ ...settings, lessons: Object.fromEntries(games.map((id) => [id, 99])) }); // all are learnt
    return stage;
  }

  /**
   * @param {BrowserContext} context
   * @param {import('@playwright/test').Page} page
   * @param {string} address
   */
  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    /** @type {Readonly<Record<string, unknown>>} */
    this.settings = SETTINGS;
  }

  /**
   * Sets some settings of all pages that are opened from now on.
   * @param {Readonly<Record<string, unknown>>} some
   */
  async set(some) {
    this.settings = { ...this.settings, ...some };
    await this.context.addInitScript(prepare, this.settings);
  }

  /**
   * Presses a button of the open sheet, or of the table, whatever it is called in the language of the page.
   * @param {string} name in English
   */
  async press(name) {
    const top = this.page.locator('dialog[open], body:not(:has(dialog[open]))');
    await top.getByRole('button', { name: this.nameOf(name) }).click();
  }

  /**
   * What a button or field is called in the language of the page.
   * @param {string} name in English
   */
  nameOf(name) {
    return nameIn(String(this.settings['language']), name);
  }

  /** Waits until pictures and faces are there and drawn. */
  async settle() {
    await this.page.evaluate(async () => {
      const images = [...document.images].filter(({ complete }) => !complete);
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await this.page.waitForTimeout(1000); // software draws late
  }

  /** The page is opened for the first time. */
  async forget() {
    await this.context.addInitScript(() => localStorage.clear());
  }

  /**
   * Deals a game, always from the same seed.
   * @param {string} [game]
   */
  async open(game) {
    await this.page.goto(`${this.address}?${game ? `game=${game}&` : ''}seed=${SEED}`);
    await this.page.evaluate(waitForChoice);
  }

  /**
   * Takes up a game where its record ends.
   * @param {string} text the record
   * @param {number} [savedAt] ms since 1970
   */
  async take(text, savedAt = Date.now()) {
    await this.keep([]);
    await this.page.evaluate(keepRunning, { id: 'kept', savedAt, ended: false, text });
    await this.page.goto(this.address);
  }

  /**
   * Keeps games that are over, without opening the table.
   * @param {readonly string[]} texts their records, the newest first
   */
  async keep(texts) {
    await this.page.goto(`${this.address}manifest.webmanifest`); // the same origin, without scripts
    for (const [i, text] of texts.entries())
      await this.page.evaluate(keepRunning, { id: `over-${i}`, savedAt: Date.now() - i * HOUR_MS, ended: true, text });
  }
}
