/** A page or a worker: what it has of time, and that it can end. */
import type { Owner, World } from './world.ts';

const FRAME_MS = 1000 / 60;

/** What a page or a worker can name. */
export type Globals = Readonly<Record<string, unknown>>;

export class Realm implements Owner {
  isGone = false;
  private readonly undo: (() => void)[] = [];
  private readonly frames = new Map<number, number>(); // the frame as it was asked for → its timer
  private framesAsked = 0;

  constructor(
    readonly world: World,
    readonly name: string,
    private readonly failed: (error: unknown) => void,
  ) {
    world.add(this);
  }

  report(error: unknown): void {
    this.failed(error);
  }

  /** Does this when it ends. */
  atEnd(undo: () => void): void {
    this.undo.push(undo);
  }

  /** It is closed, or crashes: nothing of it happens any more. */
  end(): void {
    if (this.isGone) return;
    this.isGone = true;
    for (const undo of this.undo.splice(0)) undo();
  }

  readonly setTimeout = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number =>
    this.world.later(this, () => run(...given), { ms });

  readonly setInterval = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number =>
    this.world.later(this, () => run(...given), { ms, again: true });

  readonly clearTimer = (timer?: number): void => {
    if (timer !== undefined) this.world.forget(timer);
  };

  readonly requestAnimationFrame = (draw: (nowMs: number) => void): number => {
    const { now } = this.world;
    const id = (this.framesAsked += 1);
    const next = (Math.floor(now / FRAME_MS + 1e-6) + 1) * FRAME_MS;
    const run = (): void => {
      this.frames.delete(id);
      draw(this.world.now);
    };
    this.frames.set(id, this.world.later(this, run, { ms: next - now }));
    return id;
  };

  readonly cancelAnimationFrame = (id: number): void => {
    this.clearTimer(this.frames.get(id));
    this.frames.delete(id);
  };

  /** The clock and the operations that take time. */
  get globals(): Globals {
    const { world } = this;
    return {
      setTimeout: this.setTimeout,
      setInterval: this.setInterval,
      clearTimeout: this.clearTimer,
      clearInterval: this.clearTimer,
      queueMicrotask,
      structuredClone,
      performance: {
        timeOrigin: world.began,
        now: () => world.now,
        getEntriesByName: () => [],
        getEntriesByType: () => [],
      },
      Date: dateIn(world),
      AbortController,
      DOMException,
      AbortSignal: this.signals(),
      crypto: cryptoIn(world),
      URL,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      DecompressionStream,
      Response: responseIn(world),
      reportError: (error: unknown) => this.report(error),
    };
  }

  /** `AbortSignal` with this clock. */
  private signals(): object {
    return {
      timeout: (ms: number): AbortSignal => {
        const control = new AbortController();
        this.setTimeout(() => control.abort(new DOMException('too late', 'TimeoutError')), ms);
        return control.signal;
      },
    };
  }
}

const dateIn = (world: World): DateConstructor =>
  class extends Date {
    constructor(...given: readonly [] | readonly [number | string | Date]) {
      super(given.length === 0 ? world.date : given[0]);
    }

    static override now(): number {
      return world.date;
    }
  } as unknown as DateConstructor;

/** Node's cryptography, for which time stands still. Random bytes come from the world, so that no test depends on chance. */
function cryptoIn(world: World): object {
  const subtle = new Proxy(crypto.subtle, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => world.during(Reflect.apply(method, target, given) as Promise<unknown>);
    },
  });
  const getRandomValues = <Into extends Uint8Array | Uint32Array>(into: Into): Into => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (const i of bytes.keys()) bytes[i] = world.chance.below(256);
    return into;
  };
  return { subtle, getRandomValues, randomUUID: () => crypto.randomUUID() };
}

/** Node's `Response`, for whose content time stands still. */
const responseIn = (world: World): typeof Response =>
  class extends Response {
    override async json(): Promise<unknown> {
      return world.during(super.json());
    }

    override async text(): Promise<string> {
      return world.during(super.text());
    }

    override async arrayBuffer(): Promise<ArrayBuffer> {
      return world.during(super.arrayBuffer());
    }

    override async blob(): Promise<Blob> {
      return world.during(super.blob());
    }
  };
