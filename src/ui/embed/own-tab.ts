/** The way out of a frame: the address of this very table in a tab of its own, the running game in it. */
import { printBase64Url } from '../../codec/base64url.ts';
import { isBot } from '../../record/holder.ts';
import type { Page } from '../page.svelte.ts';

const MOST_LETTERS = 16_000; // of an address that every server takes; a longer game stays here, its rules go along

/** Same game, options, players and language; and the game itself, from this very choice. */
export async function takeAlong(page: Page): Promise<string> {
  const bytes = await page.embed?.packed();
  const save = bytes ? printBase64Url(bytes) : '';
  const address = tableAlone(page);
  if (save !== '' && save.length < MOST_LETTERS) address.searchParams.set('save', save);
  return address.href;
}

/** Without the game as it stands: what can be said before the engine is asked. */
export function tableAlone(page: Page): URL {
  const { game } = page.table;
  const address = new URL(location.pathname, location.href);
  const level = page.table.holders.find(isBot)?.level;
  const fields = {
    ...(game && { game: game.game, seats: String(game.seats) }),
    ...(level && { level }),
    lang: page.settings.language,
    ...Object.fromEntries(Object.entries(game?.options ?? {}).map(([key, value]) => [`opt.${key}`, String(value)])),
  };
  address.search = new URLSearchParams(fields).toString();
  return address;
}
