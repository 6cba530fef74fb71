/** A guest presses a card while the host does not answer, is away, and comes back. */
import { actOne, another, choices, dealt, plain, playToChoiceOf, isSaid } from './friends-table.ts';
import type { Page } from './page.ts';
import { PLAYABLE, cards, expect, inWords, open, test } from './table.ts';

const sentOn = (page: Page): readonly string[] =>
  page.queryAll('[data-sent]').map((mark) => mark.dataset['sent'] ?? '');

/** What a screen reader says of a card besides its name. */
function noteOn(page: Page, card: string): string {
  const id = page.query(`[data-card="${card}"]`)?.getAttribute('aria-describedby') ?? '';
  return id === '' ? '' : (page.document.getElementById(id)?.textContent ?? '');
}

const missedOn = (page: Page): string | undefined => {
  const told = page.query('[data-missed]');
  return told && plain(told);
};

test('a pressed card is marked while the host does not answer, another one may be pressed, and the mark goes once it is played', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  await playToChoiceOf(guest, [page]);
  const [one = '', other = ''] = choices(guest);
  browser.broadcasts.carries = false;
  await guest.press(`[data-card="${one}"]`);
  expect(sentOn(guest)).toEqual([]);
  await guest.world.pass(400);
  expect([sentOn(guest), noteOn(guest, one), noteOn(guest, other)]).toEqual([[one], 'On its way', '']);
  expect(guest.query('[data-on-its-way]')).toBeUndefined(); // not in words yet
  await guest.press(`[data-card="${other}"]`);
  expect([sentOn(guest), noteOn(guest, one), noteOn(guest, other)]).toEqual([[other], '', 'On its way']);
  await guest.world.pass(1000);
  await guest.says(/Your move is on its way\./);
  browser.broadcasts.carries = true;
  await guest.gone('[data-sent]');
  await guest.gone('[data-on-its-way]');
  await guest.until('that it is played', () => !cards(guest).includes(other));
  expect(cards(guest)).toContain(one);
  expect(missedOn(guest)).toBeUndefined();
});

test('a bot has played meanwhile: the card that came too late and the one that was played are named, and what was missed is told', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  await playToChoiceOf(guest, [page]);
  const before = cards(guest);
  browser.broadcasts.carries = false;
  const byBot = await page.until('that a bot plays', () => {
    const said = page.queryAll('[role=log] p').map(plain);
    return said.map((text) => /^Ren (?:plays|leads) (the .*)\.$/.exec(text)?.[1]).at(-1);
  });
  expect(missedOn(guest)).toBeUndefined();
  const isOf = (card: string, name: string): boolean =>
    (guest.query(`[data-card="${card}"]`)?.getAttribute('aria-label') ?? '').toLowerCase().includes(name.slice(4));
  const late = choices(guest).find((card) => !isOf(card, byBot)) ?? '';
  await guest.press(`[data-card="${late}"]`);
  browser.broadcasts.carries = true;
  await guest.until('what was missed', () => missedOn(guest));
  expect(missedOn(guest)).toMatch(new RegExp(`While you were away, a bot played ${byBot}.* for you\\.`));
  const tooLate = `came too late: the bot played ${byBot}.`;
  await guest.until('that both are said together', () =>
    guest
      .all('status')
      .map(plain)
      .some((text) => text.includes(tooLate) && text.includes('While you were away')),
  );
  expect(cards(guest)).toContain(late);
  expect(before.filter((card) => !cards(guest).includes(card)).length).toBeGreaterThan(0);
  await guest.tap('button', 'Show the moves');
  await guest.element('main > .panel');
  expect(guest.has('button', 'Show the moves')).toBe(false);
  await guest.tap('button', 'Dismiss this message');
  expect(missedOn(guest)).toBeUndefined();
});

test('whoever looks away while others play is told how much, until they play', async ({ browser, page }) => {
  const guest = await dealt(page, browser);
  for (let turns = 0; turns < 50 && guest.query(PLAYABLE); turns += 1) {
    await actOne([guest]);
    await page.world.pass(1000);
  }
  guest.tab.hide(true);
  for (let turns = 0; turns < 50 && !guest.query(PLAYABLE); turns += 1) {
    await actOne([page]);
    await page.world.pass(2000);
  }
  await page.world.pass(3000);
  expect(missedOn(guest)).toBeUndefined();
  guest.tab.hide(false);
  await guest.until('what was missed', () => missedOn(guest));
  expect(missedOn(guest)).toMatch(/There (was one move|were \d+ moves) while you were away\./);
  expect(isSaid(guest, /while you were away/)).toBe(true);
  await guest.press(PLAYABLE);
  await guest.gone('[data-missed]');
});

test('whoever closes the page and comes back is told what a bot has played, and after a reload nothing', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  await playToChoiceOf(guest, [page]);
  const address = guest.tab.url;
  guest.tab.reload();
  await guest.until('Mika', () => inWords(guest).includes('Mika'));
  await guest.world.pass(5000);
  expect(missedOn(guest)).toBeUndefined();
  guest.tab.close();
  await page.until('that a bot stands in', () => /A bot is playing for .*Ren/.test(page.text()));
  await page.world.pass(3000);
  const later = another(browser);
  await open(later, address);
  await later.until('what was missed', () => missedOn(later));
  expect(missedOn(later)).toMatch(/While you were away, a bot (played the|made (a|\d+) moves?)/);
  expect(isSaid(later, /While you were away/)).toBe(true);
});
