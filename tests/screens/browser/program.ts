/** The code of the page and of its workers, as built.ts has built it. Each page and worker runs a copy of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import type { Entry } from './build.ts';
import type { Globals } from './realm.ts';

/** What belongs to the language, not to Node or a browser. */
const OF_LANGUAGE = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
/** What code must not find: everything else in Node. */
const OF_NODE = Object.getOwnPropertyNames(globalThis);

type Chunk = (exports: object, require: (name: string) => object, ...globals: readonly unknown[]) => void;

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

export class Program {
  private readonly compiled = new Map<string, Chunk>();
  private readonly names: readonly string[];

  /** `globals`: all names that any page or worker may use. */
  constructor(
    private readonly folder: string,
    globals: readonly string[],
  ) {
    const all = new Set([...OF_NODE, ...globals].filter(isName));
    for (const name of [...OF_LANGUAGE, 'exports', 'require']) all.delete(name);
    this.names = [...all, 'globalThis', 'console', 'Date']; // these three are not Node's
  }

  /** Runs a copy of the code. `has`: whether a chunk can be fetched. */
  run(entry: Entry, globals: Globals, has: (chunk: string) => boolean): void {
    const values = this.names.map((name) => globals[name]);
    const loaded = new Map<string, object>();
    const require = (asked: string): object => {
      const name = asked.replace(/^\.\//, '');
      const known = loaded.get(name);
      if (known) return known;
      if (!has(name)) throw new TypeError(`Failed to fetch dynamically imported module: ${name}`);
      const exports = {};
      loaded.set(name, exports);
      this.chunk(name)(exports, require, ...values);
      return exports;
    };
    require(`${entry}.js`);
  }

  private chunk(name: string): Chunk {
    const known = this.compiled.get(name);
    if (known) return known;
    const path = join(this.folder, name);
    const parameters = ['exports', 'require', ...this.names];
    const chunk = vm.compileFunction(readFileSync(path, 'utf8'), parameters, { filename: path }) as Chunk;
    this.compiled.set(name, chunk);
    return chunk;
  }
}
