/** Modules of the engine that the first hand does not need: they are loaded later. */

/** Reading records. */
export const archive = async () => import('./archive.ts');
/** Taking a running game to another place. */
export const carry = async () => import('./packed-saves.ts');
/** Helping people. */
export const help = async () => import('./help.ts');
/** Links, and playing on from a record. */
export const sending = async () => import('./game-links.ts');
/** Prepared positions. */
export const practice = async () => import('./practice.ts');
/** Statistics. */
export const counting = async () => import('./counting.ts');

const LEISURE_MS = 3000;

/** Loads all of them ahead; one that cannot be fetched now is fetched when needed. */
export function fetchTheRestLater(): void {
  const fetch = async () => Promise.all([archive(), carry(), help(), sending(), practice(), counting()]);
  setTimeout(() => void fetch().catch(() => undefined), LEISURE_MS);
}
