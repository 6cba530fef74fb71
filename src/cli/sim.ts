/** `sim`: plays games among bots and prints their records. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { LEVELS } from '../bots/levels.ts';
import { LEVEL_NAMES, isLevelName, type LevelName } from '../record/holder.ts';
import { playerName } from '../record/player.ts';
import { must } from '../cards/must.ts';
import { askSeats } from '../match/ask.ts';
import { RANDOM_PLAYER, RandomActs } from '../match/random-acts.ts';
import { Match } from '../match/match.ts';
import { printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { UsageError, has, lastOf, readKeys, wholeOf, type Arguments } from './arguments.ts';
import { randomTables, fixedTable, type Tables } from './table.ts';

const KEYS = ['game', 'seats', 'games', 'seed', 'option', 'players', 'view', 'out'];

/** The levels by seat; a single name stands for all seats. @throws UsageError */
export function requestedLevels(text: string, seats: number): LevelName[] {
  const names = text.split(',').map((name) => {
    if (!isLevelName(name)) throw new UsageError(`there is no player "${name}"; there are ${LEVEL_NAMES.join(', ')}`);
    return name;
  });
  if (names.length === 1) return Array.from({ length: seats }, () => must(names[0], 'level'));
  if (names.length !== seats)
    throw new UsageError(`--players names ${String(names.length)} players for ${String(seats)} seats`);
  return names;
}

const areAllRandom = (levels: readonly LevelName[]): boolean => levels.every((level) => level === 'random');

/** The players as the record names them. */
export const playersOf = (levels: readonly LevelName[]): string[] =>
  areAllRandom(levels) ? levels.map(() => RANDOM_PLAYER) : levels.map(playerName);

/** Plays a game to its end, or so many deals of it. If all players are random, every act of every seat is equally likely. */
export function playOut(match: Match, levels: readonly LevelName[], deals = Infinity): void {
  const draw = areAllRandom(levels) ? new RandomActs(match) : undefined;
  for (let dealt = 0; match.phase !== 'over';) {
    if (match.phase === 'between') {
      if (dealt === deals) return;
      dealt += 1;
      match.nextDeal();
    } else if (draw) match.act(draw.next(match));
    else
      match.act(askSeats(match, (seat, question) => LEVELS[must(levels[seat], 'level')].choose(match.rules, question)));
  }
}

/** Where the records are written: standard output or the file of `--out`. Errors are UsageErrors. */
class Output {
  private readonly name: string;
  private readonly file: number;

  constructor(path: string | undefined) {
    this.name = path ?? 'standard output';
    this.file = path === undefined ? 1 : this.trying(() => openSync(path, 'w'));
  }

  write(text: string): void {
    let rest = Buffer.from(text);
    while (rest.length > 0) rest = rest.subarray(this.trying(() => this.writeSome(rest)));
  }

  /** Returns how many bytes were written: none if the reader of a pipe is not ready yet. */
  private writeSome(bytes: Buffer): number {
    try {
      return writeSync(this.file, bytes);
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') return 0;
      throw error;
    }
  }

  close(): void {
    this.trying(() => {
      if (this.file !== 1) closeSync(this.file);
    });
  }

  /** EPIPE means that the reader has stopped (`| head`), which is no wrong use: src/tools/command-line/run.mjs handles it. */
  private trying<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (codeOf(error) === 'EPIPE') throw error;
      throw new UsageError(`cannot write to ${this.name}: ${codeOf(error)}`);
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export function sim(texts: readonly string[]): number {
  const given = readKeys(texts, { keys: KEYS, flags: ['random-options'] });
  const games = wholeOf(given, 'games', { default: 1, min: 1, max: 100_000_000 });
  const seed = lastOf(given, 'seed') ?? 'page';
  const tables = has(given, 'random-options') ? randomTables(given) : fixedTable(given);
  const players = lastOf(given, 'players') ?? 'plain';
  checkPlayers(players, tables);
  const viewer = requestedView(given, tables.least);
  const output = new Output(lastOf(given, 'out'));
  const wins = new Map<string, number>();
  let lines = 0;
  for (let k = 1; k <= games; k += 1) {
    const table = tables.of(`${seed}/${String(k)}`);
    const levels = requestedLevels(players, table.seats);
    const match = new Match({ ...table, seed: `${seed}/${String(k)}`, players: playersOf(levels) });
    playOut(match, levels);
    const told = viewer === undefined ? match.lines : redact(match.lines, viewer, table.game.secrecy);
    output.write(printRecord(told));
    lines += told.length;
    countWinners(match, wins);
  }
  output.close();
  process.stderr.write(`${String(games)} games, ${String(lines)} lines; won: ${tally(wins)}\n`);
  return 0;
}

/** Checks that the players fit every table of the run, before the output file is emptied. @throws UsageError */
function checkPlayers(players: string, { least, most }: Tables): void {
  const count = players.split(',').length;
  if (count > 1 && least !== most)
    throw new UsageError(
      `--players names ${String(count)} players, but ${String(least)} to ${String(most)} seats are drawn`,
    );
  requestedLevels(players, least);
}

function requestedView(given: Arguments, seats: number): number | undefined {
  return has(given, 'view') ? wholeOf(given, 'view', { default: 0, min: 0, max: seats - 1 }) : undefined;
}

function countWinners(match: Match, wins: Map<string, number>): void {
  const last = match.lines.at(-1);
  const winners = last?.type === 'game-end' ? last.winners : [];
  const name = winners.length === 0 ? 'nobody' : winners.map((seat) => `seat ${String(seat)}`).join(' and ');
  wins.set(name, (wins.get(name) ?? 0) + 1);
}

const tally = (wins: ReadonlyMap<string, number>): string =>
  [...wins]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ');
