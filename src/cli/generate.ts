/** Games of all kinds that are made to be looked at: every game, drawn tables, mixed levels, now and then a person. */
import { SeededChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { LEVEL_NAMES, LOCAL, type LevelName, USUAL_LEVEL } from '../record/holder.ts';
import { printPlayer } from '../record/player.ts';
import { games } from '../games/registry/engine/all.ts';
import { drawTable, seatsDrawn } from '../games/contract/options/draw.ts';
import { Match } from '../match/match.ts';
import { playOut, playersOf } from './sim.ts';

/** The levels that do not search. */
const QUICK = LEVEL_NAMES.slice(0, LEVEL_NAMES.indexOf(USUAL_LEVEL) + 1);
const PERSON_EVERY = 8; // one game in so many has a person at one seat, played here by a plain player

/** Every game, with the numbers of seats that its options allow. */
const TABLES = games.map((game) => ({ game, among: seatsDrawn(game.options, { options: {} }) }));

/** Game k (from 0) of a run, played to its end. One round of all games in `deepEach` has all levels, the others only quick ones. */
export function generateGame(run: string, k: number, deepEach: number): Match {
  const seed = `${run}/${String(k + 1)}`;
  const chance = new SeededChance(`${seed}/table`);
  const { game, among } = must(TABLES[k % TABLES.length], 'a game');
  const table = drawTable(game.options, chance, { options: {} }, among);
  const names = Math.floor(k / TABLES.length) % deepEach === deepEach - 1 ? LEVEL_NAMES : QUICK;
  const levels = Array.from({ length: table.seats }, () => must(names[chance.below(names.length)], 'a level'));
  const person = chance.below(PERSON_EVERY * table.seats);
  const match = new Match({ game, ...table, seed, players: seated(levels, person) });
  playOut(match, levels);
  return match;
}

/** The players as the record names them. Changes `levels` at the person's seat, if there is one. */
function seated(levels: LevelName[], person: number): string[] {
  if (person >= levels.length) return playersOf(levels);
  levels[person] = USUAL_LEVEL;
  return playersOf(levels).with(person, printPlayer(LOCAL));
}
