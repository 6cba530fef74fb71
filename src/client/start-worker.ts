/** Starts the workers. It stands alone, because the build makes their code anew for each module that names their file. */
import type { WorkerName } from '../workers/protocol.ts';

export const startWorker = (name: WorkerName): Worker =>
  new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module', name });
