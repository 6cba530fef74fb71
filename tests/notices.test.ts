/** A tap on a notification that it is somebody's turn: `public/notices.js`, a part of the service worker. */
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { textOf } from './files.ts';

const TABLE = 'https://cards.example/#table=wabc';
const OTHER = 'https://cards.example/';

interface Click {
  readonly notification: { readonly data: string; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

/** What the service worker does, in order, while these windows are open. */
async function tapWith(...urls: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  const listeners = new Map<string, (click: Click) => void>();
  runInNewContext(textOf('public/notices.js'), {
    addEventListener: (type: string, listen: (click: Click) => void) => listeners.set(type, listen),
    clients: {
      matchAll: async (which: unknown) => {
        expect(which).toEqual({ type: 'window', includeUncontrolled: true });
        return Promise.resolve(
          urls.map((url) => ({ url, focus: async () => Promise.resolve(done.push(`to ${url}`)) })),
        );
      },
      openWindow: async (url: string) => Promise.resolve(done.push(`open ${url}`)),
    },
  });
  let work: Promise<unknown> = Promise.reject(new Error('the browser may end it before it is done'));
  work.catch(() => undefined);
  listeners.get('notificationclick')?.({
    notification: { data: TABLE, close: () => done.push('close') },
    waitUntil: (given) => void (work = given),
  });
  await work;
  return done;
}

it.each<[string, readonly string[], string]>([
  ['leads to the window of its table', [OTHER, TABLE], `to ${TABLE}`],
  ['opens the table where only others are open', [OTHER], `open ${TABLE}`],
  ['opens the table where nothing is open', [], `open ${TABLE}`],
])('%s', async (_, urls, expected) => {
  expect(await tapWith(...urls)).toEqual(['close', expected]);
});
