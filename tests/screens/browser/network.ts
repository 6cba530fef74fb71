/** What pages and workers can fetch: the files of the site. A test can refuse some of them, or answer late. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { World } from './world.ts';

/** Where the site is. */
export const SITE = 'http://localhost/';

/** What is done with a request: none can be had, or an answer with this status; or one that comes late. */
export type Fate = 'offline' | { readonly status: number; readonly text?: string } | { readonly afterMs: number };

/** In place of the portraits: thousands of shapes in the document of every tab, which nobody sees here. */
const PORTRAITS = { path: 'portraits.bin', bytes: deflateRawSync('<svg xmlns="http://www.w3.org/2000/svg"/>') };

interface Rule {
  readonly path: RegExp;
  readonly fate: Fate;
}

export class Network {
  /** The addresses that were asked for, without that of the site. */
  readonly asked: string[] = [];
  private rules: readonly Rule[] = [];

  /** `folders`: where the files lie. */
  constructor(
    private readonly world: World,
    private readonly folders: readonly string[],
  ) {}

  /** From now on this happens to requests for such paths. Returns what ends that. */
  refuse(path: RegExp, fate: Fate = 'offline'): () => void {
    const rule = { path, fate };
    this.rules = [...this.rules, rule];
    return () => (this.rules = this.rules.filter((one) => one !== rule));
  }

  /** Whether a module can be fetched. */
  has(path: string): boolean {
    const fate = this.fateOf(path);
    return fate === undefined || (fate !== 'offline' && 'afterMs' in fate);
  }

  /** `fetch` of a page or worker, whose class of responses is given. */
  fetchFor(base: () => string, response: typeof Response): (address: string | URL) => Promise<Response> {
    return async (address) => {
      const url = new URL(address, base());
      if (url.origin !== new URL(SITE).origin) this.world.troubles.push(`request to another host: ${url.href}`);
      const path = url.pathname.slice(1);
      this.asked.push(path);
      const fate = this.fateOf(path);
      if (fate === 'offline') throw new TypeError('Failed to fetch');
      if (fate && 'status' in fate) return new response(fate.text ?? 'no', fate);
      if (fate) await this.world.wait(fate.afterMs);
      if (path === PORTRAITS.path) return new response(new Uint8Array(PORTRAITS.bytes));
      const file = this.folders
        .map((folder) => join(folder, path))
        .find((one) => existsSync(one) && statSync(one).isFile());
      return file === undefined
        ? new response('no', { status: 404 })
        : new response(new Uint8Array(readFileSync(file)));
    };
  }

  private fateOf(path: string): Fate | undefined {
    return this.rules.findLast((rule) => rule.path.test(path))?.fate;
  }
}
