/** A character as data: what its portrait is drawn from. */
import type { Shape } from './shapes.ts';

export interface Character {
  readonly room: string; // behind it
  readonly coat: string;
  readonly head: readonly [y: number, rx: number, ry: number];
  readonly clothes: readonly Shape[];
  readonly behind: readonly Shape[]; // ears, mane
  readonly upon: readonly Shape[]; // marks, muzzle
  readonly nose: readonly Shape[];
  readonly eyes: { readonly x: number; readonly y: number; readonly size: number }; // from the middle, from the top
  readonly mouth: number; // from the top
  readonly ink: string; // of brows and mouth
  readonly worn?: readonly Shape[]; // hat, glasses, flower
}

/** The darkest ink: warmer than black. */
export const DARK = '#2c1a1e';
