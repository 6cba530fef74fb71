/** The clock of the felt; tests pass their own. */
export interface FeltClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Calls once before the next frame, with the time; returns a function that cancels it. */
  request(callback: (nowMs: number) => void): () => void;
  /** The clock stands still. */
  readonly held?: boolean;
}

export const browserClock: FeltClock = {
  now: () => performance.now(),
  request(callback) {
    const id = requestAnimationFrame(() => callback(performance.now()));
    return () => cancelAnimationFrame(id);
  },
};
