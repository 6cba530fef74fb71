/** A guest presses a card while the host does not answer, is away, and comes back. */
import { actOne, dealt, plain } from './friends-table.ts';
import type { Page } from './page.ts';
import { PLAYABLE, cards, expect, test } from './table.ts';

const nameOf = (card: HTMLElement | undefined): string => card?.dataset['card'] ?? '';

/** The cards that somebody may play now. */
const choices = (page: Page): readonly string[] => [...new Set(page.queryAll(PLAYABLE).map(nameOf))];

/** Plays until somebody is to choose among several cards, and nothing is on its way. */
async function playToChoiceOf(one: Page, others: readonly Page[]): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    if (choices(one).length > 1 && one.query('[data-actions] button') === undefined) return;
    if (!(await actOne(others))) await actOne([one]);
    await one.world.pass(1000);
  }
  throw new Error('there was no choice');
}

const sentOn = (page: Page): readonly string[] =>
  page.queryAll('[data-sent]').map((mark) => mark.dataset['sent'] ?? '');

/** What a screen reader says of a card besides its name. */
function noteOn(page: Page, card: string): string {
  const id = page.query(`[data-card="${card}"]`)?.getAttribute('aria-describedby') ?? '';
  return id === '' ? '' : (page.document.getElementById(id)?.textContent ?? '');
}

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
});

test('a bot has played meanwhile: the card that came too late and the one that was played are named', async ({
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
  const isOf = (card: string, name: string): boolean =>
    (guest.query(`[data-card="${card}"]`)?.getAttribute('aria-label') ?? '').toLowerCase().includes(name.slice(4));
  const late = choices(guest).find((card) => !isOf(card, byBot)) ?? '';
  await guest.press(`[data-card="${late}"]`);
  browser.broadcasts.carries = true;
  await guest.until('that it is said', () =>
    guest
      .all('status')
      .map(plain)
      .some((text) => text.includes(`came too late: the bot played ${byBot}.`)),
  );
  expect(cards(guest)).toContain(late);
  expect(before.filter((card) => !cards(guest).includes(card)).length).toBeGreaterThan(0);
});
