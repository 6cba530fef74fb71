/** Help: hints, why a bot acted as it did, the review of a deal; and the pace of the bots. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begin, holdEngine } from './engine.ts';
import { QUICK, due, expect, goOn, open, playToTheEnd, press, test, withSettings } from './table.ts';

const CARD = '[data-card]:not([aria-disabled]):not([aria-pressed])';
const BUTTON = '[data-actions] button';
const CHOICE = { card: CARD, call: BUTTON, act: BUTTON, go: BUTTON };

/** Opens the front page's game without its lessons. */
async function openLearnt(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await withSettings(page, { ...QUICK, ...settings });
  await open(page);
  const skip = page.getByRole('button', { name: 'Skip all' });
  await skip
    .or(page.getByRole('button', { name: 'Undo' }))
    .first()
    .waitFor();
  if (await skip.isVisible()) await skip.click();
}

const clean = async (page: Page): Promise<void> => {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
};

const hintButton = (page: Page) => page.locator('[data-hint]');
const note = (page: Page) => page.locator('[data-hint-note]');
const why = (page: Page) => page.locator('[data-why]').first();

test('in the first deals a lamp by the prompt offers a hint, which says what to do and why, marks it, and is counted', async ({
  page,
}) => {
  await openLearnt(page, {});
  for (let i = 0; i < 20 && (await due(page)) !== 'card'; i += 1) await press(page, '[data-actions] button');
  await expect(page.locator('#prompt').locator(hintButton(page))).toBeVisible();
  const size = await hintButton(page).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await clean(page);
  await page.keyboard.press('h');
  await expect(note(page).locator('strong')).toHaveText(/\w+\.$/);
  await expect(note(page)).toContainText('Counted as a game with hints.');
  await clean(page);
  const told = await note(page).textContent();
  expect(told).toMatch(/\. \S.*\./);
  await hintButton(page).click(); // the same hint, counted once
  await expect(note(page)).toHaveText(told ?? '');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByText('1 hint taken in all')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const hints = page.getByRole('group', { name: 'Hints' });
  await expect(hints.getByRole('radio', { name: 'In a game’s first deals' })).toBeChecked();
  await hints.getByRole('radio', { name: 'Never' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#prompt p')).toBeVisible();
  await expect(hintButton(page)).toHaveCount(0);
});

test('a sign on what a bot says leads to why it did that', async ({ page }) => {
  await openLearnt(page, {});
  await due(page);
  await expect(hintButton(page).or(page.locator('[data-why]')).first()).toBeAttached(); // help is there
  await page.evaluate(() => {
    const look = (): void => {
      const sign = document.querySelector<HTMLElement>('[data-why-said]');
      if (sign) sign.click();
      else requestAnimationFrame(look);
    };
    look();
  });
  const sheet = page.getByRole('dialog', { name: /^Why did .* do that\?$/ });
  for (let games = 0; games < 8 && !(await sheet.isVisible()); games += 1) {
    const playing = playToTheEnd(page).catch(() => undefined); // it rests as soon as the sheet is open
    await Promise.race([playing, sheet.waitFor({ timeout: 60_000 })]);
    if (await sheet.isVisible()) break;
    await page.getByRole('button', { name: 'Play again' }).press('Enter'); // in some games no bot says anything
    await expect(page.locator('section.result')).toHaveCount(0);
  }
  await expect(sheet.getByRole('heading', { name: 'What it weighed' })).toBeVisible();
});

test('a bot says why, by its plate or a key, and keeps its hidden reasons until the deal is over', async ({ page }) => {
  await openLearnt(page, {});
  for (let i = 0; i < 60 && (await page.locator('[data-why]').count()) === 0; i += 1) {
    const what = await due(page);
    if (what === 'over') break;
    await press(page, CHOICE[what]);
    await page.waitForTimeout(300);
  }
  await due(page);
  await why(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: /^Why did .* do that\?$/ })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'What it weighed' })).toBeVisible();
  await expect(sheet.getByText(/hand of \d+, and \d+ other cards/)).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await playToTheEnd(page);
  await page.keyboard.press('y');
  await expect(sheet.getByRole('heading', { name: 'What it weighed' })).toBeVisible();
});

test('the coach asks once before a costly card, with what is better; it can be taken back or stood by', async ({
  page,
}) => {
  await holdEngine(page);
  await openLearnt(page, {});
  await begin(page, { seed: 'coach/29', kinds: ['human', 'plain', 'plain', 'plain'], options: {} });
  const joker = page.locator('[data-card="JK"]');
  await expect(joker).toHaveCount(1);
  await page.keyboard.press('m'); // only now, because a hint is counted in each game that has a coach
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Coach' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => window.engine.coached.includes('"JK"'));
  await joker.press('Enter');
  const asks = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(asks).toContainText(/Better: .*\./);
  await clean(page);
  await asks.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(asks).toHaveCount(0);
  await expect(joker).toHaveCount(1);
  await joker.press('Enter'); // once for each choice
  await expect(joker).toHaveCount(0);
  await expect(asks).toHaveCount(0);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByText('1 hint taken in all')).toBeVisible();
});

test('a deal is reviewed within five seconds, the review can be cancelled, and a choice can be tried again', async ({
  page,
}) => {
  await openLearnt(page, {});
  await playToTheEnd(page);
  await press(page, 'section.result .handle'); // the sheet is pulled up
  await page.getByRole('button', { name: 'Review', exact: true }).press('Enter'); // a key, because a late tap is ignored
  const sheet = page.getByRole('dialog', { name: 'Deal review' });
  await sheet
    .getByRole('button', { name: 'Cancel' })
    .or(page.locator('[data-moment]'))
    .or(sheet.getByText(/none of your choices/i))
    .waitFor();
  // The review may be done before anything is pressed.
  await sheet
    .getByRole('button', { name: 'Cancel' })
    .click({ timeout: 1000 })
    .catch(() => undefined);
  const again = sheet.getByRole('button', { name: 'Review once more' });
  if (await again.isVisible()) await again.click();
  else await expect(sheet.getByRole('progressbar')).toHaveCount(0);
  // It opens on the felt at the costliest choice; from there one comes to the list.
  const onFelt = page.locator('[data-moment]');
  await expect(onFelt.or(sheet.getByText(/none of your choices/i))).toBeVisible();
  const isCostly = await onFelt.isVisible();
  await clean(page);
  if (isCostly) {
    await expect(page.locator('[data-moment=now]').getByRole('button', { name: 'Try again from here' })).toBeVisible();
    const likes = await page.locator('[data-moment=now] [data-like]').count(); // a puzzle like it, if the choice has a reason
    await page.getByRole('button', { name: 'Deal review' }).click();
    const costliest = sheet.getByRole('listitem').first();
    await expect(costliest.getByRole('button', { name: 'Like this: puzzle' })).toHaveCount(likes);
    const one = sheet.getByRole('button', { name: /^Try again from here/ }).first();
    await expect(one).toBeVisible();
    await clean(page);
    expect(await sheet.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await one.click();
    await expect(page.getByText('Practice', { exact: true })).toBeVisible();
    await due(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Past games' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2); // the finished game, unchanged, and this one
  }
});

/** Milliseconds in which the felt is still between two acts of bots. */
async function pauses(page: Page, pace: number | 'at-once'): Promise<number[]> {
  await page.addInitScript(() => {
    const acts: number[] = [];
    Object.assign(window, { acts });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'engine') return;
        this.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; lines?: { type: string; seat?: number }[] }>) => {
            for (const line of data.lines ?? [])
              if (line.type === 'act' && line.seat !== 0) acts.push(performance.now());
          },
        );
      }
    };
  });
  await openLearnt(page, { pace, callWindow: 3 });
  const acts = (): Promise<readonly number[]> => page.evaluate(() => (window as unknown as { acts: number[] }).acts);
  for (let i = 0; i < 40 && (await acts()).length < 4; i += 1) {
    const what = await due(page);
    if (what === 'over') await goOn(page);
    else await press(page, CHOICE[what]);
    await page.waitForTimeout(200);
  }
  const times = await acts();
  return times.slice(1).map((time, i) => time - (times[i] ?? 0));
}

test('bots wait as long as set', async ({ page }) => {
  const gaps = await pauses(page, 1);
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(900);
});

test('bots without a pause do not wait', async ({ page }) => {
  const gaps = await pauses(page, 'at-once');
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeLessThan(900);
});
