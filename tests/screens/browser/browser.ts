/** A browser without a screen: tabs that share what is kept, and the site that they open. */
import { inject } from 'vitest';
import type { WorkerName } from '../../../src/workers/protocol.ts';
import type { Entry } from './build.ts';
import { Locks } from './locks.ts';
import { Network } from './network.ts';
import { Broadcasts, Port } from './ports.ts';
import { Program } from './program.ts';
import type { Globals, Realm } from './realm.ts';
import { TextStore, databaseGlobals, newDatabases } from './storage.ts';
import { Tab } from './tab.ts';
import { consoleOf } from './window.ts';
import type { World } from './world.ts';

let program: Program | undefined;

/** Names that a window does not have: those of workers. */
const OF_WORKERS = ['postMessage', 'close'];

/** What a browser is like. */
export interface Kind {
  readonly languages: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly calm: boolean; // the system asks for less motion
  readonly dark: boolean;
}

const USUAL: Kind = { languages: ['en-GB', 'en'], width: 800, height: 520, calm: false, dark: false };

export class Browser {
  readonly kind: Kind;
  readonly network: Network;
  readonly localStorage = new TextStore();
  readonly databases = newDatabases();
  readonly locks = new Locks();
  readonly broadcasts = new Broadcasts();
  readonly tabs: Tab[] = [];
  /** What was copied last. */
  clipboard = '';
  /** Whether pages may read that. */
  mayPaste = true;
  /** Changes what a page or worker can name, before it begins. */
  change: (globals: Globals, name: 'page' | WorkerName) => Globals = (globals) => globals;

  constructor(
    readonly world: World,
    kind: Partial<Kind> = {},
  ) {
    this.kind = { ...USUAL, ...kind };
    this.network = new Network(world, [inject('builtScreens'), 'public']);
  }

  newTab(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Runs a copy of the code of a page or worker. It is compiled once in each process, for whatever a window can name. */
  run(entry: Entry, globals: Globals): void {
    program ??= new Program(inject('builtScreens'), [...Object.keys(globals), ...OF_WORKERS]);
    program.run(entry, globals, (chunk) => this.network.has(chunk));
  }

  /** What pages and workers have alike. */
  globalsOf(realm: Realm, base: () => string): Globals {
    const own = realm.globals;
    return {
      ...own,
      ...databaseGlobals(this.databases, this.world),
      BroadcastChannel: this.broadcasts.classFor(realm),
      MessageChannel: class {
        readonly #ports = Port.pair(realm);
        readonly port1 = this.#ports.port1;
        readonly port2 = this.#ports.port2;
      },
      fetch: this.network.fetchFor(base, own['Response'] as typeof Response),
      console: consoleOf(realm),
      isSecureContext: true,
      navigator: {
        language: this.kind.languages[0],
        languages: this.kind.languages,
        onLine: true,
        locks: this.locks.for(realm),
        clipboard: {
          writeText: async (text: string) => void (this.clipboard = text),
          readText: async () => {
            if (!this.mayPaste) throw new DOMException('Read permission denied.', 'NotAllowedError');
            return this.clipboard;
          },
        },
      },
    };
  }
}
