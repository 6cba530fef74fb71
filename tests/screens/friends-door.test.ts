/** Who may come to a table of friends: its door, its links, a seat in another window, and a code that is pasted. */
import type { Browser } from './browser/browser.ts';
import { another, dealt, listed, openTable, sit } from './friends-table.ts';
import type { Page } from './page.ts';
import { QUICK, cards, expect, inWords, open, test, withSettings } from './table.ts';

const linkOn = async (page: Page): Promise<string> =>
  ((await page.find('textbox', /^Link/, page.sheet)) as HTMLInputElement).value;

/** Somebody else of this browser, at the address of a link. */
function comes(browser: Browser, link: string): Page {
  const guest = another(browser);
  guest.tab.open(link);
  return guest;
}

test('nobody new comes in while the door is closed', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  const guest = comes(browser, await openTable(page));
  await guest.find('button', 'Sit down');
  await page.tap('switch', 'Others may still join');
  await guest.says('The host is not letting anybody else in.', () => guest.sheet);
  expect(guest.has('button', 'Sit down')).toBe(false);
  await page.tap('switch', 'Others may still join');
  await sit(guest, 'Ren');
  await page.until('Ren', () => listed(page, 'Ren'));
});

test('a new link lets people in, an old one nobody new; who has a seat comes back by it', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  const old = await openTable(page);
  const guest = comes(browser, old);
  await sit(guest, 'Ren');
  await page.tap('button', 'New link');
  const link = await page.until('a new link', () => {
    const field = page.all('textbox', /^Link/, page.sheet)[0] as HTMLInputElement | undefined;
    return field && field.value !== old && field.value;
  });
  expect(link).toBe(await linkOn(page));
  guest.tab.reload();
  await guest.says(/Mika.* will deal when everybody is here/, () => guest.sheet);
  await guest.tap('button', 'Leave the table');
  await guest.tap('button', 'Leave');
  await guest.gone('dialog[open]');
  const late = comes(browser, old);
  await late.says('This link is no longer valid. Ask the host for the new one.');
  await sit(comes(browser, link), 'Yui');
  await page.until('Yui', () => listed(page, 'Yui'));
});

test('the same seat in another window: it is said, and “Sit here” takes it', async ({ browser, page }) => {
  const first = await dealt(page, browser);
  const held = cards(first);
  const link = first.tab.url;
  first.tab.reload();
  await first.until('the same cards', () => cards(first).join() === held.join());
  const second = comes(browser, link);
  await second.says('Your seat is now in use in another window, or on another of your devices.', () => second.sheet);
  await second.tap('button', 'Sit here');
  await second.until('the same cards', () => cards(second).join() === held.join());
  await first.says(/Your seat is now in use in another window/);
  await second.until('Mika', () => inWords(second).includes('Mika'));
});

test('a code is pasted by a button; where that is refused, it is said', async ({ browser, page }) => {
  withSettings(page, QUICK);
  await open(page);
  Object.assign(page.document.defaultView ?? {}, { RTCPeerConnection: EventTarget }); // a browser that has connections of its own
  await page.tap('button', 'Menu');
  await page.tap('button', 'Play with friends');
  await page.fill(await page.find('textbox', 'Your name'), 'Mika');
  await page.tap('radio', /^Directly, without a relay/);
  await page.tap('button', 'Open the table');
  const box = (await page.find('textbox', 'Code from your friend')) as HTMLTextAreaElement;
  browser.mayPaste = false;
  browser.clipboard = ' abc\n';
  await page.tap('button', 'Paste');
  await page.says('Pasting is not allowed here: paste the code into the box yourself.', () => page.sheet);
  expect([box.value, page.document.activeElement === box]).toEqual(['', true]);
  browser.mayPaste = true;
  await page.tap('button', 'Paste');
  await page.until('the code', () => box.value === 'abc');
  expect(page.reads('Pasting is not allowed here')).toBe(false);
});
