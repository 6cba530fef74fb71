/** A clock that a test moves. Time stands still while something is computed, so no test depends on how fast the machine is. */
import type { Clock } from './clock.ts';

const START_MS = Date.UTC(2026, 0, 1);
const MOST_MS = 3_600_000; // on this clock: ends a hang, and judges nothing

/**
 * Through so many turns of the event loop nothing may happen before the clock goes on. What is passed on from promise to promise
 * needs one turn, and what goes through sockets and ports a few.
 */
const QUIET_TURNS = 4;

/** What the threads for cryptography are computing, for whichever clock: they answer when they are done, not in a turn. */
const computing = new Set<Promise<unknown>>();

const subtle = new Proxy(crypto.subtle, {
  get(target, name): unknown {
    const member: unknown = Reflect.get(target, name);
    return typeof member === 'function' ? (...given: unknown[]) => noted(Reflect.apply(member, target, given)) : member;
  },
});
Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });

function noted(made: unknown): unknown {
  if (!(made instanceof Promise)) return made;
  const forget = (): void => void computing.delete(made);
  computing.add(made);
  made.then(forget, forget);
  return made;
}

interface Due {
  readonly at: number; // by this clock
  readonly run: () => void;
}

export class DrivenClock implements Clock {
  private time = START_MS;
  private due: readonly Due[] = []; // the next one first

  /** `isBusy`: something is on its way that this process does not see, such as bytes between two sockets. */
  constructor(private readonly isBusy = (): boolean => false) {}

  now(): number {
    return this.time;
  }

  date(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const one = { at: this.time + Math.max(0, ms), run };
    const index = this.due.findIndex(({ at }) => at > one.at);
    this.due = index < 0 ? [...this.due, one] : this.due.toSpliced(index, 0, one);
    return () => {
      this.due = this.due.filter((other) => other !== one);
    };
  }

  every(ms: number, run: () => void): () => void {
    const again = (): void => {
      cancel = this.after(ms, again);
      run();
    };
    let cancel = this.after(ms, again);
    return () => cancel();
  }

  /** Moves on and runs what is due, in its order, without waiting for what that begins. */
  advance(ms: number): void {
    const end = this.time + ms;
    while (this.runNext(end));
    this.time = end;
  }

  /** Moves on and runs what is due, in its order. What is under way comes to its end before the next is run. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    do await this.settled();
    while (this.runNext(end));
    this.time = end;
  }

  /** Moves on until something holds. @throws if it does not come to this */
  async until(holds: () => boolean, what: string): Promise<void> {
    const end = this.time + MOST_MS;
    await this.settled();
    while (!holds()) {
      if (!this.runNext(end)) throw new Error(`it did not come to this: ${what}`);
      await this.settled();
    }
  }

  /** Waits, while the time stands still, until nothing is under way any more: from here on everything waits for the clock. */
  async settled(): Promise<void> {
    let quiet = 0;
    while (quiet < QUIET_TURNS) {
      await new Promise((done) => setImmediate(done));
      quiet = computing.size > 0 || this.isBusy() ? 0 : quiet + 1;
      await Promise.allSettled(computing);
    }
  }

  /** Runs what is due next, if that is by then. */
  private runNext(end: number): boolean {
    const [next] = this.due;
    if (!next || next.at > end) return false;
    this.due = this.due.slice(1);
    this.time = next.at;
    next.run();
    return true;
  }
}
