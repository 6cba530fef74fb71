/** The verifier, a page of its own: it says whether a record fits the commitment that was noted, also without a network. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { begin } from './engine.ts';
import { QUICK, expect, open, playToTheEnd, press, test, withSettings } from './table.ts';

test.use({ serviceWorkers: 'allow' });

/** A seed as the page draws them: secret and salt. */
const SEED = `${'5e'.repeat(16)}.${'a7'.repeat(16)}`;
const PROMISED = createHash('sha256').update(SEED).digest('hex');

/** The record of a game with this seed, as it is saved to a file. */
async function recordOf(page: Page): Promise<string> {
  await begin(page, { seed: SEED, kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
  await playToTheEnd(page);
  await press(page, 'section.result .handle');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).press('Enter');
  return readFile(await (await saving).path(), 'utf8');
}

test('the verifier says what fits and what does not, also without a network', async ({ page, context }) => {
  await withSettings(page, QUICK);
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const record = await recordOf(page);
  expect(record).toContain(`"seed":"${SEED}"`);
  const verdict = async (text: string, sentence: string): Promise<void> => {
    const buffer = Buffer.from(text);
    await page.locator('#file').setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer });
    await expect(page.getByText(sentence)).toBeVisible();
    await expectNoViolations(page, sentence);
  };
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.goto('./verify/index.html');
    await expect(page.getByRole('heading', { name: 'Was the deal chosen?' })).toBeVisible();
    await page.locator('#noted').fill(PROMISED);
    await verdict(record, 'It matches.');
    await verdict(record.replace(/"seed":"../, '"seed":"00'), 'It does not match.');
    await verdict('{}', 'It does not match.');
  }
  await context.setOffline(false);
});
