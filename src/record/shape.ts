/** Guards of larger things from outside, put together from those of `guards.ts`: lists, objects, fields by name. */
import { type Fields, type Guard, isFields, isText } from './guards.ts';

type Check = (value: unknown) => boolean;

export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard);
/** An object of any keys, each with such a value. */
export const fieldsOf =
  <T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isFields(value) && Object.values(value).every(guard);
/** One of these texts. */
export const oneOf =
  <T extends string>(...texts: readonly T[]): Guard<T> =>
  (value): value is T =>
    texts.some((text) => text === value);
export const textLike =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

/** A SHA-256 in hexadecimal digits. */
export const isDigest = textLike(/^[0-9a-f]{64}$/);
/** 128 random bits in hexadecimal digits: a token, or a share of a seed. */
export const isSecret = textLike(/^[0-9a-f]{32}$/);

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

/** An object of just this shape. */
export const shaped =
  <T>(shape: Shape): Guard<T> =>
  (value): value is T =>
    isFields(value) && misfitOf(value, shape) === undefined;

/** The same, with whatever other fields. */
export const holding =
  <T>(shape: Shape): Guard<T> =>
  (value): value is T =>
    isFields(value) && misfitOf(value, shape, () => true) === undefined;

/** An object whose field `by` names the one of these shapes that its other fields hold. */
export const holdingBy =
  <T>(by: string, shapes: Readonly<Record<string, Shape>>): Guard<T> =>
  (value): value is T => {
    if (!isFields(value)) return false;
    const name = value[by];
    const shape = isText(name) && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    return shape !== undefined && holding<T>(shape)(value);
  };
