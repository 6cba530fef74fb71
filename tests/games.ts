/** The games over which the laws run: all, or those that GAMES names, with commas between their ids. */
import { games as all } from '../src/games/registry/engine/all.ts';
import type { Game } from '../src/games/contract/contract.ts';

const named = process.env['GAMES']?.split(',');
const unknown = named?.find((id) => !all.some((game) => game.id === id));
if (unknown !== undefined) throw new Error(`GAMES: no game is called ${unknown}`);

/** Whether the laws run over this game. */
export const isChosen = (id: string): boolean => named?.includes(id) ?? true;

export const games: readonly Game[] = all.filter(({ id }) => isChosen(id));
