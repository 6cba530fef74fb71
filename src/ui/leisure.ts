/** Fetches when idle, once the table is shown, all that must work offline. */
import type { Page } from './page.svelte.ts';
import { SCREENS, fetchReplay } from './screens.ts';

/** When the browser is idle, but within a few seconds. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500); // not every browser tells when it is idle
  });

/** The update, then help, all screens, and all that the language says. */
export async function fetchTheRest(page: Page): Promise<void> {
  page.quietly(fetchUpdate(page));
  await idle();
  const { Aids } = await import('./help/aids.svelte.ts');
  const words = await page.speakScreens();
  page.aids = new Aids(page.table, () => page.screenWords ?? words);
  const { friends: _, ...screens } = SCREENS; // fetched when they are wanted: they need others anyway
  await Promise.all([...Object.values(screens), fetchReplay, () => keepWords(page)].map((fetchOne) => fetchOne()));
  page.embed?.once({ type: 'ready' });
}

const keepWords = async (page: Page): Promise<void> =>
  (await import('../client/update.svelte.ts')).keepWords(page.settings.language);

async function fetchUpdate(page: Page): Promise<void> {
  const { Update } = await import('../client/update.svelte.ts');
  page.update = new Update();
  await page.update.register();
}
