/** Which version a reload brings: without a browser, with a registration that does what the service worker's would. */
import { afterEach, expect, test, vi } from 'vitest';
import { loadNewest } from './newest.ts';

/** A worker in a state, which takes over when it is told to. */
class Worker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super();
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage({ type }: { readonly type: string }): void {
    said.push(type);
    queueMicrotask(() => this.become('activated'));
  }
}

const said: string[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  said.length = 0;
});

interface Registration {
  waiting?: Worker;
  installing?: Worker;
  update: () => Promise<void>;
}

/** Presses "Reload": what was said and done, in order. */
async function reload(registration: Registration | undefined): Promise<readonly string[]> {
  const serviceWorker = { getRegistration: async () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker });
  await loadNewest(() => said.push('reload'));
  return [...said];
}

test('the version that waits takes over before the page is loaded again', async () => {
  expect(await reload({ waiting: new Worker('installed'), update: async () => Promise.resolve() })).toEqual([
    'SKIP_WAITING',
    'reload',
  ]);
});

test('a version that is only found now is fetched first', async () => {
  const found = new Worker('installing');
  const registration: Registration = {
    update: async () => {
      registration.installing = found;
      queueMicrotask(() => {
        delete registration.installing;
        registration.waiting = found;
        found.become('installed');
      });
      return Promise.resolve();
    },
  };
  expect(await reload(registration)).toEqual(['SKIP_WAITING', 'reload']);
});

test.each<[string, Registration | undefined]>([
  ['there is no newer version', { update: async () => Promise.resolve() }],
  ['there is no network', { update: async () => Promise.reject(new Error('offline')) }],
  ['there is no service worker', undefined],
])('%s: the page is loaded again', async (_, registration) => {
  expect(await reload(registration)).toEqual(['reload']);
});

test('a version that takes two minutes on a slow line is waited for', async () => {
  vi.useFakeTimers();
  const slow = new Worker('installing');
  const registration: Registration = { installing: slow, update: async () => Promise.resolve() };
  setTimeout(() => {
    delete registration.installing;
    registration.waiting = slow;
    slow.become('installed');
  }, 120_000);
  const done = reload(registration);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await done).toEqual(['SKIP_WAITING', 'reload']);
});

test('a version that does not come is not waited for without end', async () => {
  vi.useFakeTimers();
  const update = async (): Promise<void> => new Promise(() => undefined);
  const done = reload({ update });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toEqual(['reload']);
});

test('a browser without service workers loads the page again', async () => {
  vi.stubGlobal('navigator', {});
  await loadNewest(() => said.push('reload'));
  expect(said).toEqual(['reload']);
});
