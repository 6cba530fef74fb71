/** The par of a deal of the day, found out in a worker of its own; it can be stopped at any time. */
import type { Day, ParAsk, ParTold } from '../workers/protocol.ts';

export class ParSearch {
  /** How far it has come, or the par; `failed`: the worker has stopped. */
  told = $state.raw<ParTold | { readonly type: 'failed' }>({ type: 'progress', done: 0 });
  private readonly worker: Worker;

  constructor(day: Day) {
    this.worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module', name: 'par' });
    this.worker.addEventListener('message', (event: MessageEvent<ParTold>) => {
      this.told = event.data;
      if (event.data.type !== 'progress') this.stop();
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.told = { type: 'failed' };
      this.stop();
    });
    const ask: ParAsk = day;
    this.worker.postMessage(ask);
  }

  stop(): void {
    this.worker.terminate();
  }
}
