/** The statistics of this device, which the engine keeps. */
import type { Attempt } from '../statistics/attempts.ts';
import type { Par } from '../statistics/par.ts';
import type { CountsMessage, Day, DayMessage, EngineMessage, EngineRequest } from '../workers/protocol.ts';

export type { CountsMessage, DayMessage };

export class Statistics {
  constructor(private readonly engine: { readonly ask: (request: EngineRequest) => Promise<EngineMessage> }) {}

  /** All counts; undefined if the engine does not answer. */
  async counts(): Promise<CountsMessage | undefined> {
    return countsIn(await this.engine.ask({ type: 'counts' }));
  }

  /** Merges the counts of a file into those on this device. */
  async mergeFile(text: string): Promise<CountsMessage | undefined> {
    return countsIn(await this.engine.ask({ type: 'take-counts', text }));
  }

  async erase(): Promise<CountsMessage | undefined> {
    return countsIn(await this.engine.ask({ type: 'erase-counts' }));
  }

  /** Keeps answers to puzzles. */
  async answered(...attempts: readonly Attempt[]): Promise<void> {
    await this.engine.ask({ type: 'answered', attempts });
  }

  /** The deal of the day on the table, if there is one, and its result. */
  async day(): Promise<DayMessage | undefined> {
    const told = await this.engine.ask({ type: 'day' });
    return told.type === 'day' ? told : undefined;
  }

  async keepPar(day: Day, par: Par): Promise<void> {
    await this.engine.ask({ type: 'keep-par', day, par });
  }
}

const countsIn = (told: EngineMessage): CountsMessage | undefined => (told.type === 'counts' ? told : undefined);
