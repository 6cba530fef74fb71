/**
 * The time in which the pages and workers of a test live. It stands still while there is anything left to do and then jumps to
 * the next timer: no test waits, and what it sees does not depend on how fast the machine is.
 */

import { SeededChance } from '../../../src/cards/chance.ts';

/** Whoever asks for a task: a page or a worker. */
export interface Owner {
  /** It was closed: its tasks are dropped. */
  readonly isGone: boolean;
  /** Takes what a task has thrown. */
  report(error: unknown): void;
}

interface Task {
  readonly owner: Owner;
  readonly run: () => void;
  readonly depth?: number; // of a timer: how many timers have led to it, one within the other
}

interface Timer extends Task {
  readonly atMs: number;
  readonly everyMs: number | undefined; // of an interval
}

/** When every world begins, so that dates are the same in every run. */
const BEGIN_MS = Date.UTC(2026, 4, 14, 9, 30);
/** Within so much of its own time something must have happened. */
const PATIENCE_MS = 120_000;
/** Timers within timers within timers … take at least so long, as in a browser. */
const DEEP_MS = 4;
const DEEP = 5;
/** The event loop turns so often before it counts as empty. */
const QUIET_TURNS = 2;

/** What is waited for comes within so many steps, where each is looked at. */
const MOST_STEPS = 100_000;

const turn = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class World {
  /** When it began, in milliseconds since 1970. */
  readonly began = BEGIN_MS;
  /** What its devices draw when they ask for random bytes: the same in every run. */
  readonly chance = new SeededChance('a world');
  /** Everything that must not happen: messages in a console, uncaught errors, requests to another host. */
  readonly troubles: string[] = [];
  /** What pages have noted in the console on purpose. */
  readonly notes: string[] = [];
  /** Errors by which workers have ended. A test that ends one on purpose empties it. */
  readonly crashes: string[] = [];
  private readonly watching = new Set<() => void>();
  private readonly realms = new Set<{ end(): void }>();
  private readonly leftovers: (() => Promise<void>)[] = [];
  private ms = 0;
  private asked = 0;
  private pending = 0; // operations of Node that have begun and not ended
  private depth = 0; // of the timer that runs
  private ready: Task[] = [];
  private readonly timers = new Map<number, Timer>(); // in the order in which they were asked for

  /** A page or worker that lives here. */
  add(realm: { end(): void }): void {
    this.realms.add(realm);
  }

  /** Does this once nothing happens any more. */
  atEnd(clear: () => Promise<void>): void {
    this.leftovers.push(clear);
  }

  /** Nothing happens any more. */
  async end(): Promise<void> {
    for (const realm of this.realms) realm.end();
    await this.settle();
    for (const clear of this.leftovers.splice(0)) await clear();
  }

  /** Looks after every task, whenever a browser could draw. */
  watch(look: () => void): void {
    this.watching.add(look);
  }

  /** Milliseconds since the world began. */
  get now(): number {
    return this.ms;
  }

  /** Milliseconds since 1970. */
  get date(): number {
    return this.began + Math.floor(this.ms);
  }

  /** Does it after everything that is to be done already. */
  soon(owner: Owner, run: () => void): void {
    this.ready.push({ owner, run });
  }

  /** Does it after a time; gives a number by which that can be taken back. */
  later(owner: Owner, run: () => void, { ms, again = false }: { ms: number; again?: boolean }): number {
    const depth = this.depth + 1;
    const wait = Math.max(again || depth > DEEP ? DEEP_MS : 0, ms || 0);
    this.asked += 1;
    this.timers.set(this.asked, { owner, run, atMs: this.ms + wait, everyMs: again ? wait : undefined, depth });
    return this.asked;
  }

  forget(timer: number): void {
    this.timers.delete(timer);
  }

  /** Settles after a time. */
  async wait(ms: number): Promise<void> {
    const nobody: Owner = {
      isGone: false,
      report: (error) => {
        throw error;
      },
    };
    return new Promise((resolve) => this.later(nobody, resolve, { ms }));
  }

  /** Time stands still until this operation of Node has ended. */
  async during<T>(operation: Promise<T>): Promise<T> {
    this.pending += 1;
    try {
      return await operation;
    } finally {
      this.pending -= 1;
    }
  }

  /** The same for one that tells by a call. */
  begin(): () => void {
    this.pending += 1;
    let hasEnded = false;
    return () => {
      if (!hasEnded) this.pending -= 1;
      hasEnded = true;
    };
  }

  /** Everything is done that is to be done at this time. */
  async settle(): Promise<void> {
    let steps = 0;
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await turn();
      for (const look of this.watching) look();
      const isBusy = this.step();
      if (isBusy || this.pending > 0) quiet = -1;
      if (isBusy && (steps += 1) > MOST_STEPS) throw new Error('it never comes to rest');
    }
  }

  /** Lets a time pass. */
  async pass(ms: number): Promise<void> {
    const end = this.ms + ms;
    for (;;) {
      await this.settle();
      const next = this.nextMs();
      if (next === undefined || next > end) break;
      this.ms = next;
    }
    this.ms = end;
    await this.settle();
  }

  /** Lets time pass until something is found. Fails once nothing more can come, or it takes too long. */
  async until<T>(what: string, find: () => T | undefined | false, patienceMs = PATIENCE_MS): Promise<T> {
    const end = this.ms + patienceMs;
    for (;;) {
      await this.settle();
      const found = find();
      if (found !== undefined && found !== false) return found;
      const next = this.nextMs();
      if (next === undefined || next > end)
        throw new Error(
          `not within ${String(patienceMs)} ms: ${what}\n${[...this.troubles, ...this.crashes].join('\n')}`,
        );
      this.ms = next;
    }
  }

  /** Lets things happen one by one until something is found, and stops right there. */
  async asSoonAs<T>(what: string, find: () => T | undefined | false): Promise<T> {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await turn();
      const found = find();
      if (found !== undefined && found !== false) return found;
      if (this.step() || this.pending > 0) continue;
      await turn();
      this.ms = this.nextMs() ?? this.ms;
    }
    throw new Error(`not within ${String(MOST_STEPS)} steps: ${what}`);
  }

  private nextMs(): number | undefined {
    let next: number | undefined;
    for (const [id, { atMs, owner }] of this.timers)
      if (owner.isGone) this.timers.delete(id);
      else if (next === undefined || atMs < next) next = atMs;
    return next;
  }

  /** Does the next thing that is to be done at this time, if there is any. */
  private step(): boolean {
    const task = this.ready.shift() ?? this.takeDue();
    if (!task) return false;
    if (task.owner.isGone) return true;
    this.depth = task.depth ?? 0;
    try {
      task.run();
    } catch (error) {
      task.owner.report(error);
    } finally {
      this.depth = 0;
    }
    return true;
  }

  private takeDue(): Task | undefined {
    let due: readonly [number, Timer] | undefined;
    for (const one of this.timers) if (one[1].atMs <= this.ms && (!due || one[1].atMs < due[1].atMs)) due = one;
    if (!due) return undefined;
    const [id, timer] = due;
    if (timer.everyMs === undefined) this.timers.delete(id);
    else this.timers.set(id, { ...timer, atMs: this.ms + timer.everyMs });
    return timer;
  }
}
