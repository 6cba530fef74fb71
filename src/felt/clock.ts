/** Time, as something that a test can hold in its hand. */
export interface Clock {
  /** Milliseconds, from any beginning. */
  now(): number;
  /** Calls once before the next frame, with the time; what comes back takes it back. */
  request(callback: (nowMs: number) => void): () => void;
  /** Somebody holds it. */
  readonly held?: boolean;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  request(callback) {
    const id = requestAnimationFrame(() => callback(performance.now()));
    return () => cancelAnimationFrame(id);
  },
};
