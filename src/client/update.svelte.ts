/** The service worker: the page works offline after the first visit, and a new version waits until the person asks for it. */
import type { Language } from '../words/languages.ts';

export class Update {
  /** A new version is waiting. */
  ready = $state(false);
  private waiting: ServiceWorker | undefined;
  private isApplying = false;

  /**
   * Registers the service worker. Without one (no HTTPS, a frame that forbids it) the page works as usual. In a portal none is
   * installed, because the portal decides when to serve a new version.
   */
  async register(): Promise<void> {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD || import.meta.env.PORTAL !== '') return;
    try {
      const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
      this.notice(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const found = registration.installing;
        found?.addEventListener('statechange', () => {
          if (found.state === 'installed' && navigator.serviceWorker.controller) this.notice(found);
        });
      });
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (this.isApplying) location.reload();
      });
    } catch {
      // without it the page is only not available offline
    }
  }

  /** Switches to the new version: the page loads again and resumes the game. */
  apply(): void {
    if (!this.waiting) return;
    this.isApplying = true;
    this.waiting.postMessage({ type: 'SKIP_WAITING' });
  }

  private notice(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.waiting = worker;
    this.ready = true;
  }
}

/** Where the service worker looks for it (vite.config.ts). English it has by itself. */
const CACHE = 'words';

/** Fetches all that a language says, and keeps it for times without a network, instead of another one but English. */
export async function keepWords(language: Language): Promise<void> {
  const { addressesOf, fetchAll } = await import('../words/load.ts');
  await fetchAll(language);
  if (language === 'en' || !('caches' in window) || !import.meta.env.PROD || import.meta.env.PORTAL !== '') return;
  try {
    const wanted = addressesOf(language).map((address) => new URL(address, document.baseURI).href);
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
    for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
  } catch {
    // without it the language is only not available offline
  }
}
