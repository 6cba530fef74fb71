/** The value, which must exist; else throws with the words: a programmer's error, never a player's. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
