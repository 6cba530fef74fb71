/** Calls of a portal's script that cannot break the game. */

/** The result of a call; undefined if it throws or its promise fails. */
export async function attempt<T>(call: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/** Calls at once and ignores result and errors. */
export function callPortal(call: (() => unknown) | undefined): void {
  if (call) void attempt(call);
}
