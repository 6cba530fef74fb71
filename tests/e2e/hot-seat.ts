/** Several people at one device: sits them down through the form, plays for them, and watches that nobody sees another's cards. */
import { type Page, expect } from '@playwright/test';
import { must } from '../../src/cards/must.ts';
import type { Line } from '../../src/record/line.ts';
import type { Answer } from '../../src/workers/protocol.ts';
import { press } from './table.ts';

declare global {
  interface Window {
    /** What was shown to somebody who must not see it, with when. */
    leaks: string[];
    /** How often the page was looked through. */
    looks: number;
  }
}

/**
 * Reads along what the engine tells each seat, and after every change of the page looks for cards that only another person at
 * this device knows: in its text and attributes, in English and as codes. Call before the page is opened.
 */
export async function watchForLeaks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CARD = /\b(?:[2-9TJQKA][SHDC]|JK)\b/g;
    const known = new Map<string, Set<string>>(); // seat, or nobody → cards that its lines have named in this deal
    const places = new Map<string, Map<string, string>>(); // seat → card → where it lies, as far as the seat knows
    const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
    const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];
    const named = ([rank = '', suit = '']: string): string =>
      rank === 'J' && suit === 'K'
        ? 'joker'
        : `${String(RANKS['23456789TJQKA'.indexOf(rank)])} of ${String(SUITS['SHDC'.indexOf(suit)])}`;
    let isBefore = false; // the page may still show the table before
    window.leaks = [];
    window.looks = 0;

    const take = (viewer: string, line: Line): void => {
      if (line.type === 'deal') known.set(viewer, new Set());
      for (const card of JSON.stringify(line).match(CARD) ?? []) known.get(viewer)?.add(card);
      if (line.type !== 'move') return;
      for (const card of line.cards) places.get(viewer)?.set(card, line.to);
      const isDealtToOther = line.why === 'deal' && line.to.startsWith('hand/') && line.to !== `hand/${viewer}`;
      if (isDealtToOther && !line.cards.includes('??')) window.leaks.push(`told ${viewer}: ${JSON.stringify(line)}`);
    };
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.type !== 'table') return;
      const viewer = String(data.seat);
      if (data.from === 0) {
        if (data.seat === 0) for (const all of [known, places]) all.clear();
        isBefore = true;
        known.set(viewer, new Set());
        places.set(viewer, new Map());
      }
      for (const line of data.lines) take(viewer, line);
    };

    /** Cards in the hand of somebody here that the one who looks has never been told of. */
    const forbidden = (eyes: string): string[] =>
      [...places].flatMap(([seat, lying]) =>
        seat === eyes || seat === 'undefined'
          ? []
          : [...lying].flatMap(([card, at]) =>
              card !== '??' && at === `hand/${seat}` && !(known.get(eyes)?.has(card) ?? false) ? [card] : [],
            ),
      );
    const look = (): void => {
      const main = document.querySelector<HTMLElement>('main[data-table]');
      if (!main) return;
      const eyes = main.dataset['eyes'] ?? 'undefined';
      isBefore &&= eyes !== 'undefined'; // another table begins with the curtain
      if (isBefore || !known.has(eyes)) return;
      window.looks += 1;
      const text = `${document.title} ${main.outerHTML}`;
      const codes = new Set(text.match(CARD) ?? []);
      const words = text.toLowerCase();
      for (const card of forbidden(eyes))
        if (codes.has(card) || (card !== 'JK' && words.includes(named(card))))
          window.leaks.push(`${card} shown to ${eyes} at ${String(known.get(eyes)?.size)}`);
    };
    window.addEventListener('DOMContentLoaded', () => {
      const all = { subtree: true, childList: true, characterData: true, attributes: true } as const;
      new MutationObserver(look).observe(document.documentElement, all);
    });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === 'engine') this.addEventListener('message', hear);
      }
    };
  });
}

export async function expectNoLeaks(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.leaks)).toEqual([]);
  expect(await page.evaluate(() => window.looks)).toBeGreaterThan(0);
}

/** Who sits at the table besides the owner of the device: friends by name, and bots. */
interface Company {
  readonly game: string; // its title
  readonly preset?: string;
  readonly seats: number;
  readonly me: string;
  readonly friends: readonly string[];
  readonly portrait?: string; // of the friends
}

const FRONT = 'Page One'; // lies on the table when the page is opened

/** Fills in the form for a new game and deals. */
export async function sitDown(page: Page, { game, preset, seats, me, friends, portrait }: Company): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  const form = page.getByRole('dialog');
  const tagline = form.locator('.tagline');
  const before = await tagline.textContent();
  await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: game });
  if (game !== FRONT) await expect(tagline).not.toHaveText(before ?? '');
  await form
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: String(seats), exact: true })
    .check();
  if (preset !== undefined) await form.getByRole('radio', { name: preset }).check();
  for (const [i, name] of friends.entries()) {
    const seat = form.locator(`[data-seat="${String(i + 1)}"]`);
    await seat.getByRole('combobox').first().selectOption({ label: 'A friend here' });
    await seat.getByRole('textbox').fill(name);
    if (portrait !== undefined)
      await seat.getByRole('combobox', { name: `Portrait of \u2068${name}\u2069` }).selectOption({ label: portrait });
  }
  await form.locator('[data-seat="0"]').getByRole('textbox').fill(me);
  await form.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('[data-curtain], [data-turned]:not(:empty)').first().waitFor();
}

/** What is to be done at the table now, by whoever has the device. */
export type Step = 'over' | 'curtain' | 'call' | 'others' | 'card' | 'act' | 'go' | 'choice';

const SHOWN: readonly (readonly [Step, string])[] = [
  ['over', 'section.result'],
  ['curtain', '[data-curtain] .main'],
  ['call', '[data-actions] .moment'],
  ['others', '[data-callers] button'],
  ['card', '[data-card]:not([aria-disabled]):not([aria-pressed])'],
  ['act', '[data-actions] .main:not(:disabled)'],
  ['go', '[data-actions] .go'],
  ['choice', '[data-card][aria-pressed="false"]'],
];

/** Waits until something can be done. */
export async function nextStep(page: Page): Promise<Step> {
  const found = await page.waitForFunction(
    (shown) =>
      shown.find(([, selector]) => {
        const element = document.querySelector(selector);
        return element !== null && element.getClientRects().length > 0;
      })?.[0],
    SHOWN,
  );
  return must(await found.jsonValue(), 'a step');
}

const LATE_MS = 350; // a curtain ignores keys for so long

/** Does it: of several calls and cards the first. */
export async function doStep(page: Page, step: Exclude<Step, 'over'>): Promise<void> {
  if (step === 'curtain') await page.waitForTimeout(LATE_MS);
  const [, selector] = must(
    SHOWN.find(([what]) => what === step),
    step,
  );
  await press(page, selector);
}
