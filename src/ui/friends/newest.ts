/** Loads the page in its newest version: both ends of a table must have the same one. */

/** How long the site may take to say whether there is a newer version. */
const ASK_MS = 20_000;
/** How long the service worker may take to fetch a version, and to take over: a page that loads meanwhile would lose its files. */
const FETCH_MS = 240_000;

/**
 * Takes the version that waits, or that the site has since. A reload alone would not: a new service worker waits until no page of
 * the old one is left.
 */
export async function loadNewest(again = (): void => location.reload()): Promise<void> {
  const newest = await newestWorker().catch(() => undefined);
  if (newest) {
    const active = reached(newest, 'activated');
    newest.postMessage({ type: 'SKIP_WAITING' });
    await active;
  }
  again();
}

/** The worker of a newer version, once it can take over; undefined if there is none. */
async function newestWorker(): Promise<ServiceWorker | undefined> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return undefined;
  const asked = registration.update().catch(() => undefined); // without a network there is only what waits already
  await within(ASK_MS, asked);
  const { installing } = registration;
  if (installing) await reached(installing, 'installed');
  return registration.waiting ?? undefined;
}

/** Waits until a worker is so far, or will never be. */
async function reached(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<void> {
  const states: readonly ServiceWorkerState[] = ['installed', 'activating', 'activated', 'redundant'];
  const isReached = (): boolean =>
    worker.state === 'redundant' || states.indexOf(worker.state) >= states.indexOf(state);
  if (isReached()) return;
  const over = new AbortController();
  const changed = new Promise<void>((done) => {
    worker.addEventListener('statechange', () => isReached() && done(), { signal: over.signal });
  });
  await within(FETCH_MS, changed);
  over.abort();
}

async function within(mostMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((done) => (timer = setTimeout(done, mostMs)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
