/** Sharing: how a link looks to whoever opens it, and files that are dropped. All else is in tests/screens/sending.test.ts. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { QUICK, expect, open, playToTheEnd, press, test, withSettings } from './table.ts';

/** The link of one kind on the share screen. */
async function linkFor(page: Page, kind: string): Promise<string> {
  await page.getByRole('radio', { name: kind }).check();
  const field = page.getByRole('textbox', { name: /^Link/ });
  await expect(field).toHaveValue(/\?/);
  return field.inputValue();
}

/** Plays a game to its end and returns the link to it. */
async function playedLink(page: Page): Promise<string> {
  await withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await press(page, 'section.result .ways .button:last-child');
  await expect(page.getByRole('heading', { name: 'Share' })).toBeVisible();
  return linkFor(page, 'The whole game');
}

test('whoever opens a link to a game is greeted, watches it and plays on: no axe violation', async ({
  page,
  stranger,
}) => {
  const link = await playedLink(page);
  const other = await stranger();
  await withSettings(other, QUICK);
  await other.goto(`${link}&step=5&view=1`);
  const greeting = other.getByRole('dialog');
  await expect(greeting.getByRole('heading')).toBeFocused();
  await expectNoViolations(other, 'a greeting');
  await greeting.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(other.getByText(/^Step 5 of/)).toBeVisible();
  await expect(greeting).toHaveCount(0);
  await expectNoViolations(other, 'a replay');
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await expect(other.getByLabel('Your seat', { exact: true })).toBeVisible();
  await expectNoViolations(other, 'playing on');
});

/** Drops a file onto the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.jsonl', { type: 'application/jsonl' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true, relatedTarget: document.body }),
      );
  }, text);
}

declare global {
  interface Window {
    launch: (launched: { readonly files: readonly { readonly getFile: () => Promise<File> }[] }) => void;
  }
}

/** Call before the page is opened: the test takes the place of the system, which launches the installed page with a file. */
async function holdLaunches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setConsumer = (take: Window['launch']): void => void (window.launch = take);
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
}

const launch = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    window.launch({ files: [{ getFile: () => Promise.resolve(new File([content], 'game.jsonl')) }] });
  }, text);

test('a record that is dropped on the page, or launches it, is watched; any other file gets a message', async ({
  page,
}) => {
  await holdLaunches(page);
  await withSettings(page, QUICK);
  await open(page);
  await playToTheEnd(page);
  await page.waitForFunction(() => 'launch' in window); // the page takes files now
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).press('Enter');
  const text = await readFile(await (await saved).path(), 'utf8');
  await drop(page, 'hello');
  await expect(page.getByText('this is not a line of a game record')).toBeVisible();
  await launch(page, text);
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toHaveCount(0);
  await drop(page, text);
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await drop(page, text.slice(0, -20));
  await expect(page.getByText(/^Line \d+/)).toBeVisible();
});
