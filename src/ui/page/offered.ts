/** When the lamp by the prompt offers hints. Pure. */
import type { Chosen } from '../../client/settings.svelte.ts';

/** In so many deals of a game, if nothing else is set. */
export const FIRST_DEALS = 3;

interface HintHabit {
  readonly before: number | undefined; // deals of this game that the person has played to its end; undefined: not known yet
  readonly deal: number; // which deal of the game lies here, from 1
  readonly several: boolean; // people at this device: for them a hint makes it practice, so none is offered unasked
}

export function isOffered(hints: Chosen['hints'], { before, deal, several }: HintHabit): boolean {
  if (hints !== 'first') return hints;
  return before !== undefined && !several && before + deal <= FIRST_DEALS;
}
