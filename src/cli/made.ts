/** Games of all kinds that are made to be looked at: every game, drawn tables, mixed levels, now and then a person. */
import { SeededChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { LEVEL_NAMES, LOCAL, type LevelName, USUAL_LEVEL, printPlayer } from '../record/holder.ts';
import { games } from '../games/registry/engine/all.ts';
import { drawTable, seatsDrawn } from '../games/contract/options/draw.ts';
import { Match } from '../match/match.ts';
import { playOut, playersOf } from './sim.ts';

/** The names stand in the order of what a choice costs; up to this one nobody looks ahead. */
const QUICK = LEVEL_NAMES.slice(0, LEVEL_NAMES.indexOf(USUAL_LEVEL) + 1);
const A_PERSON = 8; // one game in so many has a person at one seat, whose place a plain player takes here

/** Every game comes with every table that its options allow, by lot. */
const TABLES = games.map((game) => ({ game, among: seatsDrawn(game.options, { options: {} }) }));

/** Game k (from 0) of a run, played to its end; one round of all games in `deepEach` has any level, the others quick ones. */
export function madeGame(run: string, k: number, deepEach: number): Match {
  const seed = `${run}/${String(k + 1)}`;
  const chance = new SeededChance(`${seed}/table`);
  const { game, among } = must(TABLES[k % TABLES.length], 'a game');
  const table = drawTable(game.options, chance, { options: {} }, among);
  const names = Math.floor(k / TABLES.length) % deepEach === deepEach - 1 ? LEVEL_NAMES : QUICK;
  const levels = Array.from({ length: table.seats }, () => must(names[chance.below(names.length)], 'a level'));
  const person = chance.below(A_PERSON * table.seats);
  const match = new Match({ game, ...table, seed, players: seated(levels, person) });
  playOut(match, levels);
  return match;
}

/** The record's words for who sits there; changes who plays at the person's seat, if there is one. */
function seated(levels: LevelName[], person: number): string[] {
  if (person >= levels.length) return playersOf(levels);
  levels[person] = USUAL_LEVEL;
  return playersOf(levels).with(person, printPlayer(LOCAL));
}
