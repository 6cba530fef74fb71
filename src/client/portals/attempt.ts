/** Calls of a portal's script: whatever they do, the game goes on. */

/** What a call says in the end; nothing if it throws or its promise fails. */
export async function attempt<T>(call: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/** Calls at once, and lets what comes of it be. */
export function say(call: (() => unknown) | undefined): void {
  if (call) void attempt(call);
}
