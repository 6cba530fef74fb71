import type { Row } from './table.d.mts';
import type { Tried } from './tried-table.d.mts';

export const games: readonly string[];
/** What a file in a game's folder keeps of contests, by a key of its own. */
export function keptOf(game: string, file: 'ladder.json'): Record<string, Row>;
export function keptOf(game: string, file: 'tried.json'): Record<string, Tried>;
export function keep(game: string, file: string, kept: object | undefined): void;
export function titleOf(game: string): string;
export function seatsOf(game: string): Promise<number[]>;
export function run(...texts: readonly (string | number)[]): Promise<string>;
