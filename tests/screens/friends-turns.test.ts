/** A time for a turn, if the host sets one. */
import { dealt, playToChoiceOf, isSaid } from './friends-table.ts';
import type { Page } from './page.ts';
import { cards, expect, test } from './table.ts';

const isLate = (page: Page): boolean => page.reads(/Ren.* is taking a long time\./);

test('whoever is over the time for a turn is told, the others let a bot play, until the person is back', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser, { turn: '30 seconds' });
  await playToChoiceOf(guest, [page]);
  const held = cards(guest);
  await page.world.pass(25_000);
  expect(isLate(page)).toBe(false);
  await page.until('that it takes long', () => isLate(page));
  await guest.until('that Ren is told', () =>
    isSaid(guest, /You are taking a long time: the others may let a bot play\./),
  );
  expect(cards(guest)).toEqual(held);
  await page.tap('button', /^Let a bot play/);
  await guest.until('that a bot plays for Ren', () =>
    guest.query('[data-replaced]')?.textContent.includes('A bot is playing for you.'),
  );
  await guest.until('another hand', () => cards(guest).join() !== held.join());
  await guest.tap('button', 'I’m back');
  await guest.gone('[data-replaced]');
  await guest.until('that Ren is told', () => isSaid(guest, /You are playing for yourself again\./));
  expect(page.has('button', /^Let a bot play/)).toBe(false);
});

test('without such a time nobody is late', async ({ browser, page }) => {
  const guest = await dealt(page, browser);
  await playToChoiceOf(guest, [page]);
  await page.world.pass(600_000);
  expect([isLate(page), page.has('button', /^Let a bot play/)]).toEqual([false, false]);
});
