/** A long job in its own worker: it reports its progress and can be stopped at any time. */
import type { CheckRequest, CheckMessage, ParRequest, ParMessage } from '../workers/protocol.ts';
import { startWorker } from './start-worker.ts';

type JobOutcome = { readonly type: 'progress'; readonly done: number } | { readonly type: 'failed' };

/** `Told` are the messages of the worker. Any message but `progress` is the result and ends the worker. */
export class WorkerJob<Told extends { readonly type: string }> {
  /** The progress or the result; `failed`: the worker has stopped. */
  told = $state.raw<Told | JobOutcome>({ type: 'progress', done: 0 });

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
export const startPar = (day: ParRequest): WorkerJob<ParMessage> => new WorkerJob(startWorker('par'), day);

/** Verifies the bots of a finished game. */
export const startCheck = (ask: CheckRequest): WorkerJob<CheckMessage> => new WorkerJob(startWorker('checker'), ask);
