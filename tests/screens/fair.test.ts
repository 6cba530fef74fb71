/** The fair deal: a commitment before it, a cut by the person, the seed after it, and a check by a second program. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { told } from './engine.ts';
import type { Page } from './page.ts';
import { QUICK, expect, fromMenu, goOn, open, playToTheEnd, test, withSettings } from './table.ts';

const commitmentOf = async (page: Page, which: 'running' | 'next'): Promise<string> =>
  (await page.element(`[data-commitment="${which}"] code`)).textContent;

/** Plays deal after deal until the game is over. */
async function playAll(page: Page): Promise<void> {
  for (let deals = 0; deals < 40; deals += 1) {
    await playToTheEnd(page);
    if (page.has('button', 'Play again')) return;
    await goOn(page);
  }
  throw new Error('the game was not over');
}

/** The verifier, as a program of its own: its status, and what it says. */
function verify(promised: string, record: string): { readonly status: number | null; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fair-'));
  const path = join(folder, 'record.jsonl');
  writeFileSync(path, record);
  const run = spawnSync(process.execPath, ['public/verify/verify.js', promised, path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status: run.status, said: run.stdout + run.stderr };
}

test('a commitment, a cut, a game, and it fits: by the page and by the verifier', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Fair deal');
  const promised = await commitmentOf(page, 'next');
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await page.key('Escape');

  await fromMenu(page, 'New game');
  expect(await commitmentOf(page, 'next')).toBe(promised);
  await page.press('[data-cut] summary');
  await page.fill(await page.find('textbox', 'Cut with words of your own'), '  my  own words, 切る');
  await page.tap('button', /^Deal/);
  await page.gone('dialog[open]');
  await playAll(page);
  const result = await page.element('section.result');
  expect(result.textContent).not.toMatch(/[0-9a-f]{8}/);
  const before = told(page)
    .map((message) => JSON.stringify(message))
    .join('\n'); // before the finished game is asked for

  await page.keyOn(await page.find('button', 'Fair deal', result), 'Enter');
  expect(await commitmentOf(page, 'running')).toBe(promised);
  await page.says(/^It matches: /);
  const parts = page.queryAll('[data-seed] code').map((code) => code.textContent);
  expect(parts).toHaveLength(3);
  expect(parts[2]).toBe('my own words, 切る');
  for (const part of parts) expect(before).not.toContain(part);

  await page.tap('button', 'Save record', page.sheet);
  const { text } = await page.savedFile();
  expect(text).toContain(`"seed":"${parts.join('.')}"`);
  const fits = verify(promised, text);
  expect(fits.said).toContain(promised);
  expect(fits.status).toBe(0);
  expect(verify(promised, text.replace(/"seed":"../, '"seed":"00')).status).toBe(1);
  const link = await page.find('link', 'Open the verifier');
  expect(new URL(link.getAttribute('href') ?? '', page.url).pathname).toBe('/verify/index.html');
});

test('the commitment stays the same after a reload, and the next game has another', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await fromMenu(page, 'Fair deal');
  const [running, next] = [await commitmentOf(page, 'running'), await commitmentOf(page, 'next')];
  expect(next).not.toBe(running);
  page.tab.reload();
  await page.element('[data-card]');
  await fromMenu(page, 'Fair deal');
  expect(await commitmentOf(page, 'running')).toBe(running);
});

test('the bots of a finished game are asked again and choose the same', async ({ page }) => {
  withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await fromMenu(page, 'Past games');
  await page.tap('button', /^More/);
  await page.tap('button', /^Check the bots/);
  await page.until('the result', () =>
    page.all('status').some(({ textContent }) => textContent.includes('chose the same')),
  );
});
