/** The screens over the table. Each is loaded when it is opened, or beforehand when the browser is idle. */
import type { Component } from 'svelte';
import { LANGUAGES } from '../games/face/game-face.ts';
import type { Page, Screen } from './page.svelte.ts';
import { loadScreenWords, loadWords } from './words/words.ts';

type Fetched = Promise<{ default: Component }>;

export const SCREENS: Readonly<Record<Screen, () => Fetched>> = {
  menu: () => import('./screens/Menu.svelte'),
  games: () => import('./screens/Games.svelte'),
  'new-game': () => import('./screens/NewGame.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  settings: () => import('./screens/SettingsScreen.svelte'),
  'past-games': () => import('./screens/PastGames.svelte'),
  day: () => import('./screens/Day.svelte'),
  statistics: () => import('./screens/Statistics.svelte'),
  'fair-deal': () => import('./screens/FairDeal.svelte'),
  share: () => import('./screens/Share.svelte'),
  sent: () => import('./screens/Sent.svelte'),
  help: () => import('./screens/Help.svelte'),
  why: () => import('./help/Why.svelte'),
  review: () => import('./help/Review.svelte'),
};
export const fetchReplay = () => import('./screens/Replay.svelte');

/** Waits until the browser is idle, but only a few seconds. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500); // not every browser reports when it is idle
  });

/** Loads help, all screens and all languages of the game in idle time, so that nothing has to be fetched later. */
export async function prefetch(page: Page): Promise<void> {
  const { face } = page.table;
  const screens = [...Object.values(SCREENS), fetchReplay];
  const words = LANGUAGES.flatMap((language) => [
    () => loadWords(language),
    () => loadScreenWords(language),
    ...(face ? [face.words[language], face.sheets[language]] : []),
  ]);
  await idle();
  const { Aids } = await import('./help/aids.svelte.ts');
  page.aids = new Aids(page.table, page.settings);
  await Promise.all([...screens, ...words].map((fetchScreen) => fetchScreen()));
  page.around?.once({ type: 'ready' });
}
