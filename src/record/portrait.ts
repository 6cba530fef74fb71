/** The portrait of a person: chosen on their device and shown at their seat, but never part of a record. */
import { type Guard, isCount } from './guards.ts';

/** How many characters can be chosen. */
export const PORTRAITS = 19;

/** A character by its number, or the first letter of the name. */
export type Portrait = number | 'initial';

export const isPortrait: Guard<Portrait> = (value): value is Portrait =>
  value === 'initial' || (isCount(value) && value < PORTRAITS);

/** What friends are told of a portrait: 0 is the letter, 1 the first character. */
export const indexOfPortrait = (portrait: Portrait): number => (portrait === 'initial' ? 0 : 1 + portrait);

export const portraitAt = (index: number): Portrait => (index === 0 ? 'initial' : index - 1);

export const isPortraitIndex: Guard<number> = (value): value is number => isCount(value) && value <= PORTRAITS;
