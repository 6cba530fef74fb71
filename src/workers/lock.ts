/** A lock that a worker holds while it lives: a waiting page learns at once that the worker has died. */

export const areLocksHere = (): boolean => 'locks' in navigator; // not on an insecure address

/**
 * Settles when the lock is held: only then may others wait for it. False if there are no locks, or another held it all
 * the time.
 */
export const holdLock = async (name: string, patienceMs?: number): Promise<boolean> =>
  hold(name, patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) });

/** Holds the lock at once; whoever had it has it no more. */
export const takeLock = async (name: string): Promise<boolean> => hold(name, { steal: true });

async function hold(name: string, options: LockOptions): Promise<boolean> {
  if (!areLocksHere()) return false;
  return new Promise((settle) => {
    navigator.locks
      .request(name, options, () => {
        settle(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        settle(false);
      });
  });
}
