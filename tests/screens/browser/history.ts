/** The history of a tab. Entries of one page differ in address and state; to go to one of another page loads that page. */
import type { World } from './world.ts';
import type { Realm } from './realm.ts';

interface Entry {
  readonly url: string;
  readonly state: unknown;
  readonly page: number; // which page made it
}

/** What the history needs of its tab. */
export interface OfTab {
  readonly world: World;
  /** The page that is shown. */
  readonly realm: Realm;
  /** The same page is at another address now. `moved`: the person or the page went through the history. */
  moved(url: string, how: 'written' | 'moved'): void;
  /** Another page is shown. */
  load(url: string): void;
}

export class TabHistory {
  private entries: readonly Entry[] = [];
  private at = -1;
  private pages = 0;

  constructor(private readonly tab: OfTab) {}

  get length(): number {
    return this.entries.length;
  }

  get state(): unknown {
    return this.entries[this.at]?.state ?? null;
  }

  get url(): string {
    return this.entries[this.at]?.url ?? 'about:blank';
  }

  /** Another page is shown at this address: instead of the one that was, or after it. */
  enter(url: string, how: 'after' | 'instead'): void {
    this.pages += 1;
    this.put({ url, state: null, page: this.pages }, how);
  }

  pushState(state: unknown, _title: string, url?: string): void {
    this.write(state, url, 'after');
  }

  replaceState(state: unknown, _title: string, url?: string): void {
    this.write(state, url, 'instead');
  }

  back(): void {
    this.go(-1);
  }

  forward(): void {
    this.go(1);
  }

  go(steps = 0): void {
    const { world, realm } = this.tab;
    world.soon(realm, () => {
      const [from, to] = [this.entries[this.at], this.entries[this.at + steps]];
      if (!to) return;
      this.at += steps;
      if (to.page === from?.page) this.tab.moved(to.url, 'moved');
      else this.tab.load(to.url);
    });
  }

  private write(state: unknown, url: string | undefined, how: 'after' | 'instead'): void {
    const { page = 0 } = this.entries[this.at] ?? {};
    const entry = { url: new URL(url ?? this.url, this.url).href, state: structuredClone(state), page };
    this.put(entry, how);
    this.tab.moved(entry.url, 'written');
  }

  private put(entry: Entry, how: 'after' | 'instead'): void {
    const before = this.entries.slice(0, how === 'after' ? this.at + 1 : Math.max(0, this.at));
    this.entries = [...before, entry, ...(how === 'after' ? [] : this.entries.slice(this.at + 1))];
    this.at = before.length;
  }
}
