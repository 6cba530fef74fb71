/** The fair deal: a commitment before it, a cut by the person, the seed after it, and a check by a second program. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Answer } from '../../src/workers/protocol.ts';
import { QUICK, expect, fromMenu, goOn, hand, open, playToTheEnd, test, withSettings } from './table.ts';

test.describe.configure({ timeout: 300_000 });

declare global {
  interface Window {
    heard: string[]; // every message from the engine, as text
  }
}

/** Keeps all messages of the engine to the page. Call before the page is opened. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'engine') return;
        this.addEventListener('message', ({ data }: MessageEvent<Answer>) => window.heard.push(JSON.stringify(data)));
      }
    };
  });
}

const commitmentOf = async (page: Page, which: 'running' | 'next'): Promise<string> =>
  (await page.locator(`[data-commitment="${which}"] code`).textContent()) ?? '';

const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.html)}`);

/** Plays deal after deal until the game is over. */
async function playAll(page: Page): Promise<void> {
  for (let deals = 0; deals < 40; deals += 1) {
    await playToTheEnd(page);
    if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return;
    await goOn(page);
  }
}

test('a commitment, a cut, a game, and it fits: by the page and by the verifier', async ({ page }) => {
  await listen(page);
  await withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Fair deal');
  const promised = await commitmentOf(page, 'next');
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press('Escape');

  await fromMenu(page, 'New game');
  expect(await commitmentOf(page, 'next')).toBe(promised);
  await page.getByLabel('Cut with words of your own').fill('  my  own words, 切る');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await playAll(page);
  await expect(page.locator('[data-begins="running"]')).toContainText(promised.slice(0, 12));
  const before = await page.evaluate(() => window.heard.join('\n')); // before the finished game is asked for

  await page.locator('[data-begins="running"]').click();
  expect(await commitmentOf(page, 'running')).toBe(promised);
  await expect(page.getByText(/^It matches: /)).toBeVisible();
  const parts = await page.locator('[data-seed] code').allTextContents();
  expect(parts[2]).toBe('my own words, 切る');
  for (const part of parts) expect(before).not.toContain(part);
  expect(await violations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save record' }).click();
  const path = await (await downloading).path();
  expect(await readFile(path, 'utf8')).toContain(`"seed":"${parts.join('.')}"`);
  const checked = spawnSync(process.execPath, ['public/verify/verify.js', promised, path], { encoding: 'utf8' });
  expect(checked.stdout + checked.stderr).toContain(promised);
  expect(checked.status).toBe(0);

  const address = await page.getByRole('link', { name: 'Open the verifier' }).getAttribute('href');
  await page.goto(address ?? '');
  await page.locator('#noted').fill(promised);
  await page.locator('#file').setInputFiles(path);
  await expect(page.getByText('It matches.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [first = '', ...others] = (await readFile(path, 'utf8')).split('\n');
  const tampered = [first.replace(/"seed":"../, '"seed":"00'), ...others].join('\n');
  await page.locator('#file').setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from(tampered) });
  await expect(page.getByText('It does not match.')).toBeVisible();
});

test('the commitment stays the same after a reload, and the next game has another', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Fair deal');
  const [running, next] = [await commitmentOf(page, 'running'), await commitmentOf(page, 'next')];
  expect(next).not.toBe(running);
  await page.reload();
  await expect(hand(page).first()).toBeAttached();
  await fromMenu(page, 'Fair deal');
  expect(await commitmentOf(page, 'running')).toBe(running);
});

test('the bots of a finished game are asked again and choose the same', async ({ page }) => {
  await withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await fromMenu(page, 'Past games');
  await page
    .getByRole('button', { name: /^Check the bots/ })
    .first()
    .click();
  await expect(page.getByRole('status').getByText(/choices? of the bots/)).toBeVisible();
});

test.describe('once installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the verifier’s page works without a network', async ({ page, context }) => {
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await context.setOffline(true);
    await page.goto('./verify/index.html');
    await expect(page.getByRole('heading', { name: 'Was the deal chosen?' })).toBeVisible();
    await page.locator('#file').setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{}') });
    await expect(page.getByText('It does not match.')).toBeVisible();
    await context.setOffline(false);
  });
});
