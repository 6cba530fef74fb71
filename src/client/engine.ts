/**
 * The page's line to the engine worker and, through it, to the bots' worker. Asks bear numbers and their answers come
 * back as promises; news arrives when it happens. A worker that dies is replaced at once.
 */
import type { Answer, Ask, BotHello, BotStart, EngineMessage, EngineRequest } from '../workers/protocol.ts';

/** What the engine tells without being asked; `restarted`: the engine is new and holds no game yet. */
export interface EngineEvents {
  told(told: EngineMessage): void;
  restarted(): void;
}

const PATIENCE_MS = 8000; // for an answer, before the worker counts as dead
const MOST_STARTS = 6; // of one kind of worker, in …
const STARTS_MS = 20_000; // … this time: what dies at once each time is not started for ever

let named = 0;
const lockName = (): string =>
  `card-table-worker-${String(Date.now())}-${String(Math.random())}-${String((named += 1))}`;

/** One worker and what tells that it has died: its lock falls free, or it reports an error of its own. */
class Watched {
  private isOver = false;

  constructor(
    readonly worker: Worker,
    readonly lock: string,
    private readonly died: () => void,
  ) {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.end();
    });
  }

  /** Call when the worker holds its lock and not before: from then on we wait behind it. */
  watch(): void {
    const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
    void locks
      ?.request(this.lock, () => {
        this.end();
      })
      .catch(() => undefined);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.worker.terminate();
    this.died();
  }

  /** Ends it on purpose. */
  stop(): void {
    this.isOver = true;
    this.worker.terminate();
  }
}

interface Waiting {
  readonly settle: (told: EngineMessage) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class Engine {
  private engine: Watched;
  private bots: Watched | undefined; // not before the first cards lie there
  private asks = 0;
  private readonly waiting = new Map<number, Waiting>();
  private isStopped = false;
  private readonly engineStarts: number[] = []; // when, by the page's clock
  private readonly botStarts: number[] = [];

  constructor(
    private readonly events: EngineEvents,
    private readonly persist: boolean,
  ) {
    this.engine = this.startEngine();
  }

  /** Starts the bots' worker; the engine waits for it with whatever a bot has to choose. */
  wakeBots(): void {
    this.bots ??= this.startBots();
  }

  /** Asks the engine; the answer is always a value, also when the worker dies over it. */
  async ask(request: EngineRequest, ports: readonly MessagePort[] = []): Promise<EngineMessage> {
    return this.send(request, ports);
  }

  stop(): void {
    this.isStopped = true;
    this.engine.stop();
    this.bots?.stop();
  }

  private async send(request: EngineRequest, ports: readonly MessagePort[]): Promise<EngineMessage> {
    const id = (this.asks += 1);
    return new Promise((settle) => {
      const timer = setTimeout(() => {
        this.engine.end();
      }, PATIENCE_MS);
      this.waiting.set(id, { settle, timer });
      const ask: Ask = { ...request, id };
      this.engine.worker.postMessage(ask, [...ports]);
    });
  }

  private startEngine(): Watched {
    const worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), {
      type: 'module',
      name: 'engine',
    });
    const watched = new Watched(worker, lockName(), () => {
      this.engineDied();
    });
    worker.addEventListener('message', (event: MessageEvent<Answer>) => {
      this.hear(event.data);
    });
    this.engine = watched;
    void this.send({ type: 'hello', lock: watched.lock, persist: this.persist }, []).then((told) => {
      if (told.type !== 'hello') return;
      if (told.locked) watched.watch();
      this.events.told({ type: 'storage', kept: told.kept });
    });
    return watched;
  }

  /** The bots are started apart: whatever they think, the engine goes on listening. */
  private startBots(): Watched {
    const worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    const watched = new Watched(worker, lockName(), () => {
      if (this.maybeAgain(this.botStarts)) this.bots = this.startBots();
    });
    worker.addEventListener('message', (event: MessageEvent<BotHello>) => {
      if (event.data.locked) watched.watch();
    });
    const channel = new MessageChannel();
    const start: BotStart = { lock: watched.lock };
    worker.postMessage(start, [channel.port1]);
    void this.send({ type: 'bots' }, [channel.port2]);
    return watched;
  }

  /** May a worker that died be started again? The engine plays on without bots' worker: it thinks for them itself. */
  private maybeAgain(starts: number[]): boolean {
    const now = Date.now();
    starts.push(now);
    return !this.isStopped && starts.filter((start) => now - start < STARTS_MS).length <= MOST_STARTS;
  }

  private hear(answer: Answer): void {
    const { id, ...told } = answer;
    if (id === undefined) {
      this.events.told(told);
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.settle(told);
  }

  private engineDied(): void {
    for (const { settle, timer } of this.waiting.values()) {
      clearTimeout(timer);
      settle({ type: 'trouble', why: 'engine', at: 0, detail: 'the engine has stopped' });
    }
    this.waiting.clear();
    if (!this.maybeAgain(this.engineStarts)) return;
    this.startEngine();
    this.bots?.stop();
    this.bots &&= this.startBots();
    this.events.restarted();
  }
}
