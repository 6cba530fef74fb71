/** Notifications of the browser that it is the person's turn: only if they have asked for them, and none in a frame or portal. */
import { type Framed, isFramed } from './framed.ts';

const TAG = 'turn';

export const mayOfferNotices = (page: Framed): boolean => 'Notification' in window && !isFramed(page);

/** The person has allowed them, and has not changed that since. */
export const areNoticesAllowed = (): boolean =>
  'Notification' in window && window.Notification.permission === 'granted';

/** Asks the person; call it on their tap, as browsers require that. */
export async function askForNotices(): Promise<boolean> {
  try {
    return (await window.Notification.requestPermission()) === 'granted';
  } catch {
    return false; // the browser has no such question here
  }
}

/** One notification at a time. Some browsers show those of the service worker only. */
export class Notices {
  private own: Notification | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  show(text: string): void {
    this.soon(async () => {
      const { lang, dir } = document.documentElement;
      const icon = new URL('icons/icon-192.png', document.baseURI).href;
      const options = { tag: TAG, icon, lang, dir: dir === 'rtl' ? 'rtl' : 'ltr', silent: true } as const;
      try {
        this.own = new window.Notification(text, options);
        this.own.addEventListener('click', () => {
          window.focus();
          this.withdraw();
        });
      } catch {
        await (await worker())?.showNotification(text, { ...options, data: location.href }); // public/notices.js brings back
      }
    });
  }

  withdraw(): void {
    this.soon(async () => {
      const { own } = this;
      this.own = undefined;
      if (own) own.close();
      else for (const one of (await (await worker())?.getNotifications({ tag: TAG })) ?? []) one.close();
    });
  }

  private soon(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch(() => undefined); // what cannot be shown is not needed: the title says it too
  }
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
