/**
 * `records`: writes the golden records again. `records/index.json` of each game lists them: the table, the players, and
 * patterns that the record with its table must match (`record-with-table.ts`). Of the first games that match, the shortest is
 * taken, so that the diff of a change can be read.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../games/contract/contract.ts';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import { Match } from '../match/match.ts';
import { isCount, isFields, isText } from '../record/guards.ts';
import { fieldsOf } from '../record/shape.ts';
import type { Line, Options } from '../record/line.ts';
import { printRecord } from '../record/print.ts';
import { UsageError, readArguments } from './arguments.ts';
import { recordWithTable } from './record-with-table.ts';
import { requestedLevels, playOut, playersOf } from './sim.ts';

/** An entry of `records/index.json`: what a golden record must show. */
interface RecordRequest {
  readonly options: Options; // what differs from the defaults
  readonly seats: number;
  readonly players: string; // as `sim --players` takes them
  readonly deals?: number; // the record stops after so many; without it the game is played to its end
  readonly among?: number; // how many matching games are compared by length: ENOUGH by default, fewer for rare patterns
  readonly shows: readonly string[]; // regular expressions; a dot matches line breaks too
}

const MOST_SEEDS = 20_000;
const MOST_UNTIL_ONE = 200_000; // seeds, as long as no game matches
const ENOUGH = 100; // matching games

/** The record that matches. @throws UsageError if no game does, or if there is no such table */
function find(game: Game, name: string, wanted: RecordRequest): string {
  const trouble = optionTrouble(game.options, wanted.options, wanted.seats);
  if (trouble !== undefined) throw new UsageError(`${game.id}/${name}: ${trouble}`);
  const patterns = wanted.shows.map((pattern) => new RegExp(pattern, 's'));
  const enough = wanted.among ?? ENOUGH;
  let best: string | undefined;
  for (let k = 1, found = 0; k <= (found > 0 ? MOST_SEEDS : MOST_UNTIL_ONE) && found < enough; k += 1) {
    const lines = play(game, wanted, `${name}/${String(k)}`);
    const shown = recordWithTable(lines);
    if (!patterns.every((pattern) => pattern.test(shown))) continue;
    found += 1;
    const text = printRecord(lines);
    if (best === undefined || text.length < best.length) best = text;
  }
  if (best === undefined) throw new UsageError(`${game.id}: no game of ${String(MOST_UNTIL_ONE)} shows ${name}`);
  return best;
}

function play(game: Game, { options, seats, players, deals }: RecordRequest, seed: string): readonly Line[] {
  const levels = requestedLevels(players, seats);
  const full = fillOptions(game.options, options, seats);
  const match = new Match({ game, options: full, seats, seed, players: playersOf(levels) });
  playOut(match, levels, deals);
  return match.lines;
}

type Index = Readonly<Record<string, RecordRequest>>;

function isRecordRequest(value: unknown): value is RecordRequest {
  if (!isFields(value) || !isFields(value['options'])) return false;
  const { seats, players, deals = 1, among = 1, shows } = value;
  return (
    [seats, deals, among].every((count) => isCount(count) && count >= 1) && isText(players) && Array.isArray(shows)
  );
}

const isIndex: (value: unknown) => value is Index = fieldsOf(isRecordRequest);

/** The entries of an `index.json` by name. @throws UsageError */
function readIndex(path: string): Index {
  const index: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isIndex(index)) throw new UsageError(`${path}: every record needs options, seats, players and shows`);
  return index;
}

const folderOf = (game: Game): string => join(process.cwd(), 'src', 'games', game.id, 'records');

/** The entries of one game. @throws UsageError */
function indexOf(game: Game): Index {
  const path = join(folderOf(game), 'index.json');
  if (!existsSync(path)) throw new UsageError(`${game.id} has no records/index.json`);
  return readIndex(path);
}

/** Writes the named records of one game, or all, and deletes those that its index does not list. */
function write(game: Game, list: Index, names: readonly string[]): void {
  const folder = folderOf(game);
  for (const file of readdirSync(folder))
    if (file.endsWith('.jsonl') && !Object.hasOwn(list, file.slice(0, -'.jsonl'.length))) rmSync(join(folder, file));
  for (const [name, wanted] of Object.entries(list)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const text = find(game, name, wanted);
    writeFileSync(join(folder, `${name}.jsonl`), text);
    process.stdout.write(`${game.id}/${name}: ${String(text.split('\n').length - 1)} lines\n`);
  }
}

export function records(texts: readonly string[]): number {
  const { words: names } = readArguments(texts, { keys: [], flags: [] });
  const lists = games.map((game) => [game, indexOf(game)] as const);
  const known = lists.flatMap(([, list]) => Object.keys(list));
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw new UsageError(`no game has a record "${strange}"; there are ${known.join(', ')}`);
  for (const [game, list] of lists) write(game, list, names);
  return 0;
}
