/** Asking the bots of a finished game again, in a worker of its own: it may take long, and can be stopped at any time. */
import type { CheckAsk, CheckTold } from '../workers/protocol.ts';

export class BotCheck {
  /** How far it has come, or how it came out; `failed`: the worker has stopped. */
  told = $state.raw<CheckTold | { readonly type: 'failed' }>({ type: 'progress', done: 0 });
  private readonly worker: Worker;

  constructor(text: string) {
    this.worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), {
      type: 'module',
      name: 'checker',
    });
    this.worker.addEventListener('message', (event: MessageEvent<CheckTold>) => {
      this.told = event.data;
      if (event.data.type !== 'progress') this.stop();
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.told = { type: 'failed' };
      this.stop();
    });
    const ask: CheckAsk = { text };
    this.worker.postMessage(ask);
  }

  stop(): void {
    this.worker.terminate();
  }
}
