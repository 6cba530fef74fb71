/** The portraits that people can choose. */
import type { Portrait } from '../../record/portrait.ts';
import { portraits } from '../../client/portraits.svelte.ts';
import { KEYS } from './cast.ts';
import { usualFace } from './seated.ts';

/** Each with the key of its words. */
export const CHOICES = [...KEYS.map((key, i) => ({ key, value: i })), { key: 'initial', value: 'initial' } as const];

/** Of somebody at this device: as chosen in the form of a new game, at a table before, or for playing alone. */
export const portraitHere = (seat: number, name: string, picked: Portrait | undefined): Portrait =>
  picked ?? portraits.of(name) ?? (seat === 0 ? portraits.of() : undefined) ?? usualFace(seat);
