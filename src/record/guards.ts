/**
 * Guards for what comes from outside: lines of a file, rows of a database, settings, messages. They are small, are put
 * together, and never throw.
 */
import type { Seat } from '../cards/card.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Guard<T> = (value: unknown) => value is T;

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
/** So many sit at any table at most. */
export const MOST_SEATS = 16;
export const isSeat = (value: unknown): value is Seat => isCount(value) && value < MOST_SEATS;
/** A moment in ms since 1970: no date is later. */
export const isTime = (value: unknown): value is number => isCount(value) && value <= 8.64e15;
/** What an option may be, and any field of a record that is no list. */
export const isPlain = (value: unknown): value is string | number | boolean =>
  isText(value) || isFlag(value) || isWhole(value);
