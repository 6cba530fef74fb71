/** Something that takes a worker of its own and may take long: it tells how far it has come, and can be stopped at any time. */
import type { CheckRequest, CheckMessage, ParRequest, ParMessage } from '../workers/protocol.ts';

type Outcome = { readonly type: 'progress'; readonly done: number } | { readonly type: 'failed' };

/** `Told` says itself what is no progress any more: then the worker has ended. */
export class WorkerJob<Told extends { readonly type: string }> {
  /** How far it has come, or what came out; `failed`: the worker has stopped. */
  told = $state.raw<Told | Outcome>({ type: 'progress', done: 0 });

  constructor(
    private readonly worker: Worker,
    ask: object,
  ) {
    worker.addEventListener('message', (event: MessageEvent<Told>) => {
      this.told = event.data;
      if (event.data.type !== 'progress') this.stop();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.told = { type: 'failed' };
      this.stop();
    });
    worker.postMessage(ask);
  }

  stop(): void {
    this.worker.terminate();
  }
}

/** The par of a deal of the day. */
export const startPar = (day: ParRequest): WorkerJob<ParMessage> =>
  new WorkerJob(
    new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module', name: 'par' }),
    day,
  );

/** Asking the bots of a finished game again. */
export const startCheck = (ask: CheckRequest): WorkerJob<CheckMessage> =>
  new WorkerJob(
    new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module', name: 'checker' }),
    ask,
  );
