/** The address of this table, with its running game, for its own tab outside the frame. */
import { printBase64Url } from '../../codec/base64url.ts';
import { isBot } from '../../record/holder.ts';
import type { Page } from '../page/page.svelte.ts';

const MOST_LETTERS = 16_000; // of an address that every server accepts; of a longer game only the rules are sent

/** Same game, options, players and language, and the running game at this choice. */
export async function takeAlong(page: Page): Promise<string> {
  const bytes = await page.embed?.packed();
  const save = bytes ? printBase64Url(bytes) : '';
  const address = tableAlone(page);
  if (save !== '' && save.length < MOST_LETTERS) address.searchParams.set('save', save);
  return address.href;
}

/** Without the running game: what is known before the engine has packed it. */
export function tableAlone(page: Page): URL {
  const { game } = page.table;
  const address = new URL('.', document.baseURI);
  const level = page.table.holders.find(isBot)?.level;
  const fields = {
    ...(game && { game: game.game, seats: String(game.seats) }),
    ...(level && { level }),
    lang: page.settings.chosen.language,
    ...Object.fromEntries(Object.entries(game?.options ?? {}).map(([key, value]) => [`opt.${key}`, String(value)])),
  };
  address.search = new URLSearchParams(fields).toString();
  return address;
}
