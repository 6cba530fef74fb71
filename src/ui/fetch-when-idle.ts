/** Fetches when idle, once the table is shown, all that must work offline; or, for somebody who saves data, only what helps at the table. */
import { KEY, browserStorage } from '../client/settings.svelte.ts';
import { titles } from '../games/registry/page/titles.ts';
import { doInTurn } from './in-turn.ts';
import { openLaunched } from './launched.ts';
import type { Page } from './page/page.svelte.ts';
import { fetchDeck, scaleHere } from './parts/deck-picture.ts';
import { SCREENS, fetchReplay } from './screens.ts';

const FIRST_MS = 3000;
const NEXT_MS = 200;

/** When the browser is idle, but within so many milliseconds. */
const idle = (mostMs: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve, mostMs / 6); // not every browser tells when it is idle: then after some of that time
  });

/** The update, then help, all screens, and all that the language says. */
export async function fetchTheRest(page: Page): Promise<void> {
  page.quietly(fetchUpdate(page));
  openLaunched(page);
  if (page.settings.isNew) rememberVisit();
  await idle(FIRST_MS);
  const { Aids } = await import('./page/aids.svelte.ts');
  const say = await page.speakScreens();
  page.aids ??= new Aids(
    page.table,
    () => page.sayOnScreens ?? say,
    () => page.settings.chosen.hints,
    () => {
      if (page.screen === 'why') page.close();
      page.explain();
    },
  );
  page.embed?.once({ type: 'ready' }); // a game is played without the screens that follow
  const { friends: _, ...screens } = SCREENS; // fetched when they are wanted: they need others anyway
  const rest = [() => keepWords(page), ...Object.values(screens), fetchReplay];
  if (!navigator.connection?.saveData) {
    fetchPictures(page);
    await doInTurn(rest, () => idle(NEXT_MS)); // a tap never waits for all of them
    document.documentElement.dataset['fetched'] = ''; // for tests: all that works without a network is there
  }
  await markIcon(page);
}

/** They are held here: the browser shows them again without asking anybody. */
const emblems: HTMLImageElement[] = [];

/** What the menu shows. The service worker brings it only to the next visit. */
function fetchPictures({ settings: { look } }: Page): void {
  fetchDeck(look.deck, scaleHere());
  for (const { id } of titles) emblems.push(Object.assign(new Image(), { src: `shelf/${id}.svg` }));
}

/** Now, and whenever the page comes back or is left: the day may be another one. */
async function markIcon({ table }: Page): Promise<void> {
  const [{ badgeOfDay }, { Statistics }] = await Promise.all([
    import('../client/badge.ts'),
    import('../client/statistics.ts'),
  ]);
  const mark = async (): Promise<void> => badgeOfDay(new Statistics(table));
  document.addEventListener('visibilitychange', () => void mark().catch(() => undefined));
  await mark();
}

/** The next visit is not the first, and opens without the title. Nothing is chosen by that. */
function rememberVisit(): void {
  try {
    const storage = browserStorage();
    if (storage?.getItem(KEY) === null) storage.setItem(KEY, '{}');
  } catch {
    // refused: the next visit begins with the title again
  }
}

const keepWords = async (page: Page): Promise<void> =>
  (await import('../client/update.svelte.ts')).keepWords(page.settings.language);

async function fetchUpdate(page: Page): Promise<void> {
  const { Update } = await import('../client/update.svelte.ts');
  if (page.update) return;
  page.update = new Update();
  await page.update.register();
}
