/** All sixteen characters: first those of the bots, in the order of their names, then those of people. */
import { OF_BOTS } from './cast-of-bots.ts';
import { OF_PEOPLE } from './cast-of-people.ts';
import type { Character } from './character.ts';

export const CAST: readonly Character[] = [...OF_BOTS, ...OF_PEOPLE];
