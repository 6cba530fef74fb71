/** A lock that a worker holds while it lives: a waiting page learns at once that the worker has died. */

export const areLocksHere = (): boolean => 'locks' in navigator; // not on an insecure address

/**
 * Settles when the lock is held: only then may others wait for it. False if there are no locks, or another held it all
 * the time.
 */
export async function holdLock(name: string, patienceMs?: number): Promise<boolean> {
  if (!areLocksHere()) return false;
  const options = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) };
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
