/** A lock that a worker holds for as long as it lives: whoever waits for it learns at once that the worker has died. */

export const areLocksHere = (): boolean => 'locks' in navigator; // not where the page is not served securely

/**
 * Settles when the lock is held: only then may others wait for it. False if there are no locks here at all, or another
 * has held it all this time.
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
