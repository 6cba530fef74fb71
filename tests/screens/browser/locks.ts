/** The locks of a browser, `navigator.locks`: a worker or page that ends gives back what it holds. */
import type { Realm } from './realm.ts';

interface Wish {
  readonly realm: Realm;
  readonly grant: () => void;
}

interface Held {
  readonly realm: Realm;
  readonly rob: () => void;
}

interface LockOptionsHere {
  readonly signal?: AbortSignal;
  readonly steal?: boolean;
}

type Use = () => unknown;

export class Locks {
  private readonly held = new Map<string, Held>();
  private readonly wishes = new Map<string, Wish[]>();

  /** `navigator.locks` of a page or worker. */
  for(realm: Realm): object {
    realm.atEnd(() => this.leave(realm));
    return {
      request: async (name: string, ...given: readonly [Use] | readonly [LockOptionsHere, Use]): Promise<unknown> => {
        const [options, use] = given.length === 1 ? [{}, given[0]] : given;
        return this.request(realm, name, options, use);
      },
    };
  }

  private async request(realm: Realm, name: string, options: LockOptionsHere, use: Use): Promise<unknown> {
    return new Promise((settle, fail) => {
      const grant = (): void => {
        this.held.set(name, { realm, rob: () => fail(new DOMException('stolen', 'AbortError')) });
        const done = (): void => this.release(name, realm);
        const used = new Promise((resolve) => resolve(use()));
        used.then(settle, fail);
        used.then(done, done);
      };
      if (options.steal) {
        this.held.get(name)?.rob();
        this.held.delete(name);
      }
      const wish: Wish = { realm, grant };
      this.wishesFor(name).push(wish);
      options.signal?.addEventListener('abort', () => {
        if (!this.drop(name, wish)) return;
        fail(options.signal?.reason as Error);
      });
      this.grantNext(name, realm);
    });
  }

  private wishesFor(name: string): Wish[] {
    const wishes = this.wishes.get(name) ?? [];
    this.wishes.set(name, wishes);
    return wishes;
  }

  /** False if it was granted meanwhile. */
  private drop(name: string, wish: Wish): boolean {
    const wishes = this.wishesFor(name);
    const at = wishes.indexOf(wish);
    if (at >= 0) wishes.splice(at, 1);
    return at >= 0;
  }

  /** As a task of whoever gets it, never within the request. */
  private grantNext(name: string, { world }: Realm): void {
    const [first] = this.wishesFor(name);
    if (!first || this.held.has(name)) return;
    world.soon(first.realm, () => {
      if (!this.held.has(name) && this.drop(name, first)) first.grant();
    });
  }

  private release(name: string, realm: Realm): void {
    if (this.held.get(name)?.realm !== realm) return;
    this.held.delete(name);
    this.grantNext(name, realm);
  }

  private leave(realm: Realm): void {
    for (const [name, { realm: holder }] of this.held) if (holder === realm) this.held.delete(name);
    for (const [name, wishes] of this.wishes) {
      const others = wishes.filter((wish) => wish.realm !== realm);
      this.wishes.set(name, others);
      this.grantNext(name, realm);
    }
  }
}
