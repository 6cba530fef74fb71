/** A tab, and the page in it. */
import { readFileSync } from 'node:fs';
import type { WorkerName } from '../../../src/workers/protocol.ts';
import type { Browser } from './browser.ts';
import { TabHistory } from './history.ts';
import { locationOf } from './location.ts';
import { SITE } from './network.ts';
import { type Globals, Realm } from './realm.ts';
import { TextStore } from './storage.ts';
import { type PageWindow, links, moveTo, openWindow, textOf } from './window.ts';
import { type Starting, type WorkerHere, workersOf } from './workers.ts';
import type { World } from './world.ts';

/** The page as it is written, without what fetches its code and styles. */
const HTML = readFileSync('index.html', 'utf8').replaceAll(/<(script|link)\b[^>]*>(<\/script>)?/g, '');

/** The window of a framing page, as its frame sees it. */
export interface Framing {
  readonly origin: string;
  postMessage(message: unknown, target: string): void;
}

export class Tab {
  readonly world: World;
  readonly history: TabHistory;
  /** All workers that the page has started. */
  readonly workers: WorkerHere[] = [];
  realm: Realm;
  window: PageWindow;
  /** Takes what is saved to a file. */
  saved: (file: { readonly name: string; readonly text: string }) => void = () => undefined;
  /** The field for which the browser's dialog for files is open. */
  wanted: HTMLInputElement | undefined;
  /** The window of another page in which this one lies in a frame. Set before it is opened. */
  framing: Framing | undefined;
  /** Told when a link opens a tab. */
  opened: (tab: Tab) => void = () => undefined;
  private readonly sessionStorage = new TextStore();
  private readonly files = new Map<string, Blob>(); // by address

  constructor(readonly browser: Browser) {
    this.world = browser.world;
    this.realm = this.newRealm('nothing');
    this.window = this.blank();
    this.history = new TabHistory(this);
  }

  get document(): Document {
    return this.window.document;
  }

  get url(): string {
    return this.history.url;
  }

  /** Opens an address of the site. */
  open(path: string): void {
    const url = new URL(path, SITE).href;
    this.history.enter(url, 'after');
    this.load(url);
  }

  reload(): void {
    this.load(this.url);
  }

  close(): void {
    this.leave();
  }

  /** The worker of a name that was started last. */
  worker(name: WorkerName): WorkerHere | undefined {
    return this.workers.findLast((worker) => worker.name === name);
  }

  moved(url: string, how: 'written' | 'moved'): void {
    const { window } = this;
    const before = window.location.href;
    moveTo(window, url);
    if (how === 'written') return;
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: this.history.state }));
    if (new URL(before).hash !== new URL(url).hash) window.dispatchEvent(new window.HashChangeEvent('hashchange'));
  }

  load(url: string): void {
    this.leave();
    const { browser } = this;
    this.workers.length = 0;
    this.realm = this.newRealm('page');
    this.window = openWindow(this.realm, { url, ...browser.kind }, HTML);
    this.window.addEventListener('click', (event) => this.clicked(event));
    links.set(this.window, (link) => this.follow(link));
    const globals = browser.change(this.globals(), 'page');
    this.realm.world.soon(this.realm, () => browser.run('page', globals));
  }

  /** Another tab lies in front, or no longer. */
  hide(isHidden: boolean): void {
    const { document, window } = this;
    define(document, 'hidden', isHidden);
    define(document, 'visibilityState', isHidden ? 'hidden' : 'visible');
    document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }));
  }

  /** A page that is left is hidden first. */
  private leave(): void {
    if (this.realm.isGone) return;
    this.hide(true);
    this.window.dispatchEvent(new this.window.Event('pagehide'));
    this.realm.end();
  }

  /** What the browser does after a click, unless the page prevents it. */
  private clicked(event: MouseEvent): void {
    const { target } = event;
    const { HTMLElement, HTMLInputElement } = this.window;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const link = target.closest('a');
    if (link) this.follow(link);
    if (target instanceof HTMLInputElement && target.type === 'file') this.wanted = target;
  }

  private follow(link: HTMLAnchorElement): void {
    const file = this.files.get(link.href);
    if (link.hasAttribute('download') && file) this.world.soon(this.realm, () => void this.save(link.download, file));
    else if (link.target === '_blank') {
      const tab = this.browser.newTab();
      tab.open(link.href);
      this.opened(tab);
    }
  }

  private async save(name: string, file: Blob): Promise<void> {
    this.saved({ name, text: await this.world.during(file.text()) });
  }

  /** The class `URL` of the page, which can name files. */
  private addresses(): typeof URL {
    const { files } = this;
    return class extends URL {
      static override createObjectURL(file: Blob): string {
        const address = `blob:${SITE}${String(files.size)}`;
        files.set(address, file);
        return address;
      }

      static override revokeObjectURL(): void {}
    };
  }

  private newRealm(name: string): Realm {
    const realm: Realm = new Realm(this.world, name, (error) => this.uncaught(realm, error));
    return realm;
  }

  private blank(): PageWindow {
    return openWindow(this.realm, { url: 'about:blank', ...this.browser.kind }, '');
  }

  private uncaught({ name }: Realm, error: unknown): void {
    this.world.troubles.push(`uncaught, in ${name}: ${textOf(error)}`);
  }

  /** What the page can name. */
  private globals(): Globals {
    const { window, realm, browser, history } = this;
    const common = browser.globalsOf(realm, () => this.url);
    const own = {
      ...common,
      URL: this.addresses(),
      Worker: workersOf(realm, this.starting(), (worker) => this.workers.push(worker)),
      requestAnimationFrame: realm.requestAnimationFrame,
      cancelAnimationFrame: realm.cancelAnimationFrame,
      requestIdleCallback: (run: () => void) => realm.setTimeout(run, 1),
      localStorage: browser.localStorage,
      sessionStorage: this.sessionStorage,
      location: locationOf(this),
      history,
    };
    for (const [name, value] of Object.entries({ ...own, devicePixelRatio: 1 })) define(window, name, value);
    define(window.document, 'fonts', { load: async () => [], ready: Promise.resolve() });
    define(window.document, 'getAnimations', () => []);
    const around: unknown = this.framing ?? window;
    for (const name of ['parent', 'top']) define(window, name, around);
    return { ...namedIn(window), ...own, window, self: window, globalThis: window, top: around, parent: around };
  }

  private starting(): Starting {
    const { browser } = this;
    return {
      newRealm: (name, failed) => new Realm(this.world, name, failed),
      run: (realm, name, globals) => {
        const base = `${SITE}assets/`;
        const all = browser.change(
          { ...browser.globalsOf(realm, () => base), location: new URL('table.worker.js', base), ...globals },
          name as WorkerName,
        );
        const scope = { ...all, ...(all['self'] as object) };
        browser.run('table.worker', { ...all, self: scope, globalThis: scope });
      },
    };
  }

  /** A part of the same page. */
  goToHash(hash: string): void {
    const url = new URL(this.url);
    url.hash = hash;
    this.history.pushState(null, '', url.href);
    this.world.soon(this.realm, () => this.window.dispatchEvent(new this.window.HashChangeEvent('hashchange')));
  }
}

function define(on: object, name: string, value: unknown): void {
  Object.defineProperty(on, name, { value, configurable: true, writable: true });
}

/** Everything that a window has, its functions bound to it. */
function namedIn(window: PageWindow): Globals {
  const names = new Set<string>();
  for (let of: object | null = window; of && of !== Object.prototype; of = Object.getPrototypeOf(of) as object | null)
    for (const name of Object.getOwnPropertyNames(of)) names.add(name);
  return Object.fromEntries(
    [...names].map((name) => {
      const value: unknown = Reflect.get(window, name);
      return [name, typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value];
    }),
  );
}
