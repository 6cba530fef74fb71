/** Who may come to a table of friends: its door, its links, a seat in another window, and a code that is pasted. */
import { encode } from 'uqr';
import { afterEach, vi } from 'vitest';
import type { Browser } from './browser/browser.ts';
import { DIRECT, another, dealt, listed, openTable, otherDevice, sit } from './friends-table.ts';
import { Page } from './page.ts';
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

test('whoever comes from another device asks for their seat, and the host gives it back with one tap', async ({
  browser,
  page,
}) => {
  const guest = await dealt(page, browser);
  const [held, link] = [cards(guest), guest.tab.url];
  guest.tab.close();
  await page.says(/Ren.* is away\./);
  const elsewhere = new Page(otherDevice(browser).newTab());
  withSettings(elsewhere, QUICK);
  elsewhere.tab.open(link);
  await elsewhere.says('All seats are taken.', () => elsewhere.sheet);
  for (const answer of ['No, play on', 'Give it back']) {
    await elsewhere.tap('button', /^I am .*Ren/, elsewhere.sheet);
    await elsewhere.says(/Asking .*Mika.* for the seat…/, () => elsewhere.sheet);
    await page.says(/says that .*Ren.*’s seat is theirs\./);
    await page.tap('button', answer, await page.element('[data-claim]'));
    await page.gone('[data-claim]');
  }
  await elsewhere.gone('dialog[open]');
  await elsewhere.until('the same cards', () => cards(elsewhere).join() === held.join());
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

afterEach(() => vi.unstubAllGlobals());

/** A connection that finds a way for this device at once, and that nobody answers. */
class LonelyConnection {
  static readonly generateCertificate = async (): Promise<object> => Promise.resolve({});
  readonly iceGatheringState = 'complete';
  localDescription: unknown;
  createDataChannel = (): object => ({ readyState: 'connecting', close: () => undefined });
  createAnswer = async (): Promise<object> =>
    Promise.resolve({
      sdp: [
        'v=0',
        'a=candidate:1 1 udp 2113937151 192.168.1.7 50123 typ host',
        'a=ice-ufrag:Ab3x',
        'a=ice-pwd:2k9lhx21v21NSo6Kg+c2/F6x',
        `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => '0A').join(':')}`,
        '',
      ].join('\r\n'),
    });
  setRemoteDescription = async (): Promise<void> => Promise.resolve();
  setLocalDescription = async (own: unknown): Promise<void> => {
    this.localDescription = own;
    return Promise.resolve();
  };
  close = (): void => undefined;
}

test('a guest without a relay gets a code to send back, also as a QR code', async ({ browser, page }) => {
  vi.stubGlobal('RTCPeerConnection', LonelyConnection);
  browser.change = (globals, name) => {
    if (name === 'page') Object.assign(globals['window'] as object, { RTCPeerConnection: LonelyConnection });
    return globals;
  };
  withSettings(page, QUICK);
  page.tab.open(`#table=${DIRECT}`);
  const { value } = (await page.find('textbox', 'Your code')) as HTMLTextAreaElement;
  expect(value).toMatch(/^[\w-]{80,}$/);
  await page.says(/Send this code back to the host/, () => page.sheet);
  const picture = await page.find('img', 'Your code as a QR code');
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${String(size)} ${String(size)}`);
  const squares = picture.querySelector('path')?.getAttribute('d')?.match(/M/g) ?? [];
  expect(squares).toHaveLength(data.flat().filter(Boolean).length);
});
