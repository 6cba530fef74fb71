/** The workers of a page: each runs a copy of the code that it shares with nobody, in the same process. */
import type { WorkerName } from '../../../src/workers/protocol.ts';
import { type Port, send } from './ports.ts';
import type { Globals, Realm } from './realm.ts';
import { textOf } from './window.ts';

/** What starts a worker: gives its realm, and runs its code there with these globals. */
export interface Starting {
  newRealm(name: string, failed: (error: unknown) => void): Realm;
  run(realm: Realm, name: string, globals: Globals): void;
}

/** A worker as a test sees it. */
export interface WorkerHere {
  readonly name: WorkerName;
  /** Everything that it has told the page. */
  readonly told: readonly unknown[];
  /** Everything that the page has told it. */
  readonly asked: readonly unknown[];
  readonly isGone: boolean;
  postMessage(message: unknown): void;
  /** It ends as by a crash. */
  crash(): void;
}

/** The class `Worker` of a page. */
export function workersOf(page: Realm, starting: Starting, started: (worker: WorkerHere) => void): typeof Worker {
  class HeadlessWorker extends EventTarget implements WorkerHere {
    readonly name: WorkerName;
    readonly told: unknown[] = [];
    readonly asked: unknown[] = [];
    private readonly realm: Realm;
    private readonly inside = new EventTarget();

    constructor(_address: string, { name }: { name: WorkerName }) {
      super();
      this.name = name;
      this.realm = starting.newRealm(name, (error) => this.fail(error));
      page.atEnd(() => this.realm.end());
      const { realm, inside } = this;
      realm.world.soon(realm, () => starting.run(realm, name, this.globals(inside)));
      started(this);
    }

    get isGone(): boolean {
      return this.realm.isGone;
    }

    postMessage(message: unknown, ports: readonly Port[] = []): void {
      this.asked.push(message);
      const hear = ({ data, ports: given }: MessageEvent): void =>
        void this.inside.dispatchEvent(messageOf(data, given));
      send(message, ports, { realm: this.realm, hear });
    }

    terminate(): void {
      this.realm.end();
    }

    crash(): void {
      this.realm.end();
    }

    /** What is global in the worker besides what each realm has. */
    private globals(inside: EventTarget): Globals {
      const { realm } = this;
      const close = (): void => realm.end();
      const postMessage = (message: unknown): void => {
        if (realm.isGone) return;
        const hear = ({ data, ports }: MessageEvent): void => {
          this.told.push(data);
          this.dispatchEvent(messageOf(data, ports));
        };
        send(message, [], { realm: page, hear });
      };
      return {
        self: { name: this.name, close },
        postMessage,
        close,
        addEventListener: inside.addEventListener.bind(inside),
        removeEventListener: inside.removeEventListener.bind(inside),
      };
    }

    /** An uncaught error: the page is told, and if it takes no notice it is one of the page. */
    private fail(error: unknown): void {
      page.world.crashes.push(`${this.name}: ${textOf(error)}`);
      const event = Object.assign(new Event('error', { cancelable: true }), { error, message: String(error) });
      page.world.soon(page, () => this.dispatchEvent(event) && page.report(error));
    }
  }
  return HeadlessWorker as unknown as typeof Worker;
}

const messageOf = (data: unknown, ports: readonly unknown[]): Event =>
  Object.assign(new Event('message'), { data, ports });
