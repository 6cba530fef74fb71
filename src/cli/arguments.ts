/** Reads command lines: `--key value`, `--flag` and plain words. */

/** Wrong use: one line on standard error, exit status 2. */
export class UsageError extends Error {}

export interface Arguments {
  readonly words: readonly string[];
  /** Key → its values, in order; a flag has the one value `''`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Reads a command line; `keys` take a value, `flags` take none. @throws UsageError */
export function readArguments(
  texts: readonly string[],
  allowed: { keys: readonly string[]; flags: readonly string[] },
): Arguments {
  const values = new Map<string, string[]>();
  const words: string[] = [];
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] ?? '';
    if (!text.startsWith('--')) {
      words.push(text);
      continue;
    }
    const [name, given] = splitOnce(text.slice(2));
    if (allowed.flags.includes(name) && given === undefined) put(values, name, '');
    else if (allowed.keys.includes(name)) put(values, name, given ?? next(texts, (i += 1), name));
    else
      throw new UsageError(
        `there is no option --${name}; the options are ${[...allowed.keys, ...allowed.flags].map((key) => `--${key}`).join(' ')}`,
      );
  }
  return { words, values };
}

/** The same for a command that takes no plain words. @throws UsageError */
export function readKeys(
  texts: readonly string[],
  allowed: { keys: readonly string[]; flags: readonly string[] },
): Arguments {
  const given = readArguments(texts, allowed);
  if (given.words.length > 0) throw new UsageError(`"${given.words.join(' ')}" is not an option of this command`);
  return given;
}

function splitOnce(text: string): [string, string?] {
  const at = text.indexOf('=');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function next(texts: readonly string[], i: number, name: string): string {
  const value = texts[i];
  if (value === undefined) throw new UsageError(`--${name} needs a value`);
  return value;
}

function put(values: Map<string, string[]>, name: string, value: string): void {
  const list = values.get(name);
  if (list) list.push(value);
  else values.set(name, [value]);
}

export const lastOf = (given: Arguments, key: string): string | undefined => given.values.get(key)?.at(-1);
export const allOf = (given: Arguments, key: string): readonly string[] => given.values.get(key) ?? [];
export const has = (given: Arguments, key: string): boolean => given.values.has(key);

/** A whole number within bounds; the default if the key is missing. @throws UsageError */
export function wholeOf(given: Arguments, key: string, bounds: { default: number; min: number; max: number }): number {
  const text = lastOf(given, key);
  if (text === undefined) return bounds.default;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < bounds.min || value > bounds.max)
    throw new UsageError(
      `--${key} takes a whole number from ${String(bounds.min)} to ${String(bounds.max)}, not "${text}"`,
    );
  return value;
}
