/** The installed page: plays offline after the first visit; a new version waits until it is asked for, between deals. */

export class Update {
  /** A new version is there and waits. */
  ready = $state(false);
  private waiting: ServiceWorker | undefined;
  private isApplying = false;

  /**
   * Registers the service worker; where there is none (no HTTPS, a frame that forbids it) the page plays on without.
   * Inside a portal nothing is installed: it serves a new version when it likes.
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
      // without it the page is only not to be had offline
    }
  }

  /** Goes over to the new version: the page loads again and takes the saved game up. */
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
