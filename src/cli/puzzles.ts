/**
 * `puzzles`: finds puzzles in games among bots and adds them to `src/games/<id>/puzzles.json`, shows those that are there as text,
 * or finds their answers again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../bots/levels.ts';
import { SeededChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Game } from '../games/contract/contract.ts';
import { fillOptions, seatsThatFit } from '../games/contract/options/values.ts';
import type { Reasons } from '../games/kit/reasoning.ts';
import { games } from '../games/registry/engine/all.ts';
import { loadReasoning } from '../games/registry/engine/reasonings.ts';
import { questionFor } from '../match/ask.ts';
import { Match } from '../match/match.ts';
import { DIFFICULTIES, type Mined, type PuzzleFile, isPuzzleFile, printPuzzles } from '../practice/mined.ts';
import type { LevelName } from '../record/holder.ts';
import type { Options } from '../record/line.ts';
import { parseJson } from '../record/guards.ts';
import { UsageError, has, lastOf, readKeys, wholeOf } from './arguments.ts';
import { puzzleOf } from './mining.ts';
import { checkPuzzle, puzzleInWords } from './puzzle-check.ts';
import { positionsIn, rate } from './rating.ts';
import { gameNamed, optionsGiven } from './table.ts';

const MOST_SEATS = 4; // more hands than that are hard to read
const MOST_ALIKE = 15; // puzzles with the same reason, so that none crowds out the others
const KEPT_EVERY = 10; // games: a run that is stopped goes on from there
/** Who plays: mostly plain players; the others bring positions that these would not get into. */
const PLAYERS: readonly LevelName[] = ['plain', 'plain', 'plain', 'plain', 'beginner', 'thinker'];

/** Game k of a run, at the start of its first deal, and who plays it. */
function tableOf(game: Game, run: string, k: number, house: Options): { match: Match; levels: readonly LevelName[] } {
  const seed = `${run}/${String(k)}`;
  const chance = new SeededChance(`${seed}/table`);
  const fit = seatsThatFit(game.options, house);
  const few = fit.filter((seats) => seats <= MOST_SEATS);
  const among = few.length > 0 ? few : fit.slice(0, 1);
  const seats = must(among[chance.below(among.length)], 'seats');
  const levels = Array.from({ length: seats }, () => must(PLAYERS[chance.below(PLAYERS.length)], 'a level'));
  const options = fillOptions(game.options, house, seats);
  const match = new Match({ game, options, seats, seed, players: levels.map(() => 'nobody') });
  match.nextDeal();
  return { match, levels };
}

/** The first puzzle in the first deal of game k of a run, if there is one. */
function puzzleIn(game: Game, reasons: Reasons, run: string, k: number, house: Options): Mined | undefined {
  const { match, levels } = tableOf(game, run, k, house);
  while (match.phase === 'deal') {
    let chosen: number | undefined;
    for (const seat of match.asked()) {
      const question = questionFor(match, seat);
      const seed = `${run}/${String(k)}/${String(match.lines.length)}`;
      const found = puzzleOf({ match, seat, question }, reasons, seed);
      if (found) return { id: `m${String(k)}`, ...found };
      const choice = LEVELS[must(levels[seat], 'a level')].choose(match.rules, question);
      if (choice === undefined) continue;
      chosen = must(match.indicesOf(seat)[choice], 'an act');
      break;
    }
    match.act(must(chosen, 'somebody who acts'));
  }
  return undefined;
}

const pathOf = (game: Game): string => join(process.cwd(), 'src', 'games', game.id, 'puzzles.json');

/** The puzzles of a game so far. @throws UsageError */
function read(game: Game): PuzzleFile | undefined {
  const path = pathOf(game);
  if (!existsSync(path)) return undefined;
  const file = parseJson(readFileSync(path, 'utf8'));
  if (!isPuzzleFile(file)) throw new UsageError(`${path} holds no puzzles`);
  return file;
}

/** From the easiest to the most difficult; among equally difficult ones, the clearest first. */
const byDifficulty = (a: Mined, b: Mined): number =>
  DIFFICULTIES.indexOf(a.level) - DIFFICULTIES.indexOf(b.level) || b.margin - a.margin || (a.id < b.id ? -1 : 1);

/** The reasons of which there are not enough yet. */
const wantedOf = (reasons: Reasons, mined: readonly Mined[], alike: number): Reasons =>
  Object.fromEntries(
    Object.entries(reasons).filter(([key]) => mined.filter(({ reason }) => reason === key).length < alike),
  );

/** When to stop: with so many puzzles, or after so many games; of how many the reason may be the same; options that differ. */
interface Bounds {
  readonly count: number;
  readonly most: number;
  readonly alike: number;
  readonly house: Options;
}

/** Looks through further games of the run until there are so many puzzles; the file is written after each. */
function mine(game: Game, reasons: Reasons, run: string, { count, most, alike, house }: Bounds): void {
  const known = read(game);
  let file: PuzzleFile = known?.run === run ? known : { run, games: 0, unfair: [], judged: [], mined: [] };
  while (file.mined.length < count && file.games < most) {
    const k = file.games + 1;
    const found = puzzleIn(game, wantedOf(reasons, file.mined, alike), run, k, house);
    const isWanted = found && !file.unfair.includes(found.id);
    file = { ...file, games: k, mined: isWanted ? [...file.mined, found].sort(byDifficulty) : file.mined };
    if (isWanted || k === most || k % KEPT_EVERY === 0) writeFileSync(pathOf(game), printPuzzles(file));
  }
  process.stdout.write(`${game.id}: ${String(file.mined.length)} puzzles in ${String(file.games)} games\n`);
}

/** Rates the judged positions of a game anew. */
function rateAll(game: Game, reasons: Reasons): void {
  const file = read(game) ?? { run: '', games: 0, unfair: [], judged: [], mined: [] };
  const judged = positionsIn(game).map((written) => rate(game, reasons, written));
  writeFileSync(pathOf(game), printPuzzles({ ...file, judged }));
}

/** Finds the answer of every puzzle again; returns how many have another one now. */
async function check(all: readonly Game[]): Promise<number> {
  let wrong = 0;
  for (const game of all) {
    const { reasons } = must(await loadReasoning(game.id), 'reasons');
    const mined = read(game)?.mined ?? [];
    for (const puzzle of mined) {
      const trouble = checkPuzzle(puzzle, reasons);
      if (trouble === undefined) continue;
      wrong += 1;
      process.stdout.write(`${game.id}/${puzzle.id}: ${trouble}\n`);
    }
    process.stdout.write(`${game.id}: ${String(mined.length)} puzzles\n`);
  }
  return wrong;
}

export async function puzzles(texts: readonly string[]): Promise<number> {
  const given = readKeys(texts, {
    keys: ['game', 'count', 'seed', 'games', 'alike', 'option'],
    flags: ['check', 'show', 'rate'],
  });
  const named = has(given, 'game') ? [gameNamed(lastOf(given, 'game'))] : games;
  if (has(given, 'check')) return (await check(named)) > 0 ? 1 : 0;
  const game = gameNamed(lastOf(given, 'game'));
  if (has(given, 'show')) {
    for (const one of read(game)?.mined ?? []) process.stdout.write(`${puzzleInWords(one)}\n\n`);
    return 0;
  }
  const { reasons } = must(await loadReasoning(game.id), 'reasons');
  if (has(given, 'rate')) {
    rateAll(game, reasons);
    return 0;
  }
  const count = wholeOf(given, 'count', { default: 40, min: 1, max: 10_000 });
  const most = wholeOf(given, 'games', { default: 100_000, min: 1, max: 1_000_000 });
  const alike = wholeOf(given, 'alike', { default: MOST_ALIKE, min: 1, max: 10_000 });
  mine(game, reasons, lastOf(given, 'seed') ?? '1', { count, most, alike, house: optionsGiven(given) });
  return 0;
}
