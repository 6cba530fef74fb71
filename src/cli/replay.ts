/** `replay`: plays records back through the engine and compares every line. */
import { judge } from '../match/replay.ts';
import { UsageError, readArguments } from './arguments.ts';
import { readGames } from './games-in-file.ts';

export function replayCommand(texts: readonly string[]): number {
  const { words: files } = readArguments(texts, { keys: [], flags: [] });
  if (files.length === 0) throw new UsageError('name the files with the records');
  const read = readGames(files, (game) => judge(game));
  if (!read) return 1;
  process.stdout.write(`${String(read.games)} games, ${String(read.lines)} lines: all the same\n`);
  return 0;
}
