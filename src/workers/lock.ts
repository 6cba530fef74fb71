/** A lock that a worker holds for as long as it lives: whoever waits for it learns at once that the worker has died. */

/** Settles when the lock is held: only then may others wait for it. True if there are locks here at all. */
export async function holdLock(name: string): Promise<boolean> {
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return false;
  return new Promise((settle) => {
    locks
      .request(name, () => {
        settle(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        settle(false);
      });
  });
}
