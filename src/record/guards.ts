/**
 * Guards for what comes from outside: lines of a file, rows of a database, settings, messages. They are small, are put
 * together, and never throw.
 */

export type Fields = Readonly<Record<string, unknown>>;
export type Guard<T> = (value: unknown) => value is T;
type Check = (value: unknown) => boolean;

/** The value of a JSON text; nothing where it is none. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
export const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;
/** A moment in ms since 1970: no date is later. */
export const isTime = (value: unknown): value is number => isCount(value) && value <= 8.64e15;
/** What an option may be, and any field of a record that is no list. */
export const isPlain = (value: unknown): value is string | number | boolean =>
  isText(value) || isFlag(value) || isWhole(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard);
/** An object of any keys, each with such a value. */
export const fieldsOf =
  <T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isFields(value) && Object.values(value).every(guard);
export const textLike =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

/** The fields of an object, each with its check; one whose name ends in `?` may be left out. */
export type Shape = Readonly<Record<string, Check>>;

/** What is wrong with the fields of an object; nothing if they have this shape. `other` checks fields that it does not name. */
export function misfitOf(fields: Fields, shape: Shape, other: Check = () => false): string | undefined {
  const known = new Set<string>();
  for (const [name, check] of Object.entries(shape)) {
    const key = name.endsWith('?') ? name.slice(0, -1) : name;
    known.add(key);
    if (!Object.hasOwn(fields, key)) {
      if (key === name) return `"${key}" is missing`;
    } else if (!check(fields[key])) return `"${key}" is not what the format asks for`;
  }
  const strange = Object.keys(fields).find((key) => !known.has(key) && !other(fields[key]));
  return strange === undefined ? undefined : `"${strange}" does not belong in it`;
}
