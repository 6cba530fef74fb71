/** Fetches when idle, once the table is shown, all that must work offline. */
import { LANGUAGES } from '../games/face/game-face.ts';
import type { Page } from './page.svelte.ts';
import { SCREENS, fetchReplay } from './screens.ts';
import { loadScreenWords, loadWords } from './words/words.ts';

/** When the browser is idle, but within a few seconds. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500); // not every browser tells when it is idle
  });

/** The update, then help, all screens, and all languages of the game. */
export async function fetchTheRest(page: Page): Promise<void> {
  page.quietly(fetchUpdate(page));
  const { face } = page.table;
  const words = LANGUAGES.flatMap((language) => [
    () => loadWords(language),
    () => loadScreenWords(language),
    ...(face ? [face.words[language], face.sheets[language]] : []),
  ]);
  await idle();
  const { Aids } = await import('./help/aids.svelte.ts');
  page.aids = new Aids(page.table, page.settings);
  await Promise.all([...Object.values(SCREENS), fetchReplay, ...words].map((fetchOne) => fetchOne()));
  page.embed?.once({ type: 'ready' });
}

async function fetchUpdate(page: Page): Promise<void> {
  const { Update } = await import('../client/update.svelte.ts');
  page.update = new Update();
  await page.update.register();
}
