/** The clock of a table of friends. Whoever needs the time is given one: the real one, or in tests one that the test moves. */
export interface Clock {
  /** Milliseconds since a moment long ago. It never goes back, also when somebody puts the device's clock right. */
  now(): number;
  /** Milliseconds since 1970 by the device's clock: for what is kept and shown. */
  date(): number;
  /** Runs once after so many milliseconds; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs again and again, first after so many milliseconds; returns a function that ends it. */
  every(ms: number, run: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  date: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
