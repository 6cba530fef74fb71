/**
 * The page's connection to the engine worker, and from it to the bots' worker. Requests have numbers, and their answers are
 * promises; news arrives as it happens. A worker that dies is replaced at once.
 */
import type { Answer, Ask, BotHello, BotStart, EngineMessage, EngineRequest } from '../workers/protocol.ts';
import { OpenQuestions } from '../workers/open-questions.ts';
import { startWorker } from './start-worker.ts';

/** Messages of the engine without a request; `restarted`: the engine is new and has no game yet. */
export interface EngineEvents {
  told(told: EngineMessage): void;
  restarted(): void;
  stopped(): void; // it dies as often as it is started, as without its file
}

const PATIENCE_MS = 8000; // without an answer the worker counts as dead
const MOST_STARTS = 6; // of one kind of worker in STARTS_MS: one that always dies is not restarted for ever
const STARTS_MS = 20_000;

const STOPPED: EngineMessage = { type: 'trouble', why: 'engine', at: 0, detail: 'the engine has stopped' };

let named = 0;
const lockName = (): string =>
  `card-table-worker-${String(Date.now())}-${String(Math.random())}-${String((named += 1))}`;

/** One worker; its death shows by its lock, which is released, or by an error that it reports. */
class WatchedWorker {
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

  /** Call once the worker holds its lock: from then on this waits for the lock. */
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

export class Engine {
  private engine: WatchedWorker;
  private bots: WatchedWorker | undefined; // once the first cards are dealt
  private readonly questions = new OpenQuestions<Ask, EngineMessage>();
  private isStopped = false;
  private isDead = false; // it was not started again
  private readonly engineStarts: number[] = []; // times on the page's clock
  private readonly botStarts: number[] = [];

  constructor(
    private readonly events: EngineEvents,
    private readonly persist: boolean,
  ) {
    this.engine = this.startEngine();
  }

  /** Starts the bots' worker, for which the engine waits with every choice of a bot. */
  wakeBots(): void {
    this.bots ??= this.startBots();
  }

  /** Asks the engine; the answer is always a value, even if the worker dies. One that was given up is started again for that. */
  async ask(request: EngineRequest, ports: readonly MessagePort[] = []): Promise<EngineMessage> {
    if (this.isDead && !this.startAgain()) {
      this.events.stopped();
      return STOPPED;
    }
    return this.postRequest(request, ports);
  }

  stop(): void {
    this.isStopped = true;
    this.engine.stop();
    this.bots?.stop();
  }

  private async postRequest(request: EngineRequest, ports: readonly MessagePort[]): Promise<EngineMessage> {
    const { question, reply } = this.questions.ask((id) => ({ ...request, id }));
    const timer = setTimeout(() => {
      this.engine.end();
    }, PATIENCE_MS);
    this.engine.worker.postMessage(question, [...ports]);
    return reply.finally(() => clearTimeout(timer));
  }

  private startEngine(): WatchedWorker {
    const worker = startWorker('engine');
    const watched = new WatchedWorker(worker, lockName(), () => {
      this.engineDied();
    });
    worker.addEventListener('message', (event: MessageEvent<Answer>) => {
      this.receiveAnswer(event.data);
    });
    this.engine = watched;
    void this.postRequest({ type: 'hello', lock: watched.lock, persist: this.persist }, []).then((told) => {
      if (told.type !== 'hello') return;
      if (told.locked) watched.watch();
      this.events.told({ type: 'storage', kept: told.kept });
    });
    return watched;
  }

  /** The bots have their own worker, so that the engine can always answer. */
  private startBots(): WatchedWorker {
    const worker = startWorker('bots');
    const watched = new WatchedWorker(worker, lockName(), () => {
      if (this.maybeAgain(this.botStarts)) this.bots = this.startBots();
    });
    worker.addEventListener('message', (event: MessageEvent<BotHello>) => {
      if (event.data.locked) watched.watch();
    });
    const channel = new MessageChannel();
    const start: BotStart = { lock: watched.lock };
    worker.postMessage(start, [channel.port1]);
    void this.postRequest({ type: 'bots' }, [channel.port2]);
    return watched;
  }

  /** May a dead worker be started again? Without a bots' worker the engine computes choices itself. */
  private maybeAgain(starts: number[]): boolean {
    const now = Date.now();
    const isTooOften = starts.filter((start) => now - start < STARTS_MS).length >= MOST_STARTS;
    if (this.isStopped || isTooOften) return false;
    starts.push(now);
    return true;
  }

  private receiveAnswer(answer: Answer): void {
    const { id, ...told } = answer;
    if (id === undefined) this.events.told(told);
    else this.questions.answer(id, told);
  }

  private engineDied(): void {
    this.questions.answerAll(STOPPED);
    if (this.startAgain() || this.isStopped) return;
    this.isDead = true;
    this.events.stopped();
  }

  /** False if it has died too often. */
  private startAgain(): boolean {
    if (!this.maybeAgain(this.engineStarts)) return false;
    this.isDead = false;
    this.startEngine();
    this.bots?.stop();
    this.bots &&= this.startBots();
    this.events.restarted();
    return true;
  }
}
