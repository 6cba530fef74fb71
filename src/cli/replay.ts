/** `replay`: plays records back through the engine and compares every line. */
import { isFinished, replay as replayGame } from '../match/replay.ts';
import type { NumberedLine } from '../record/parse.ts';
import { failure, type Failure, type Result } from '../record/result.ts';
import { UsageError, readArguments } from './arguments.ts';
import { gamesIn } from './games-in-file.ts';

/** What is wrong with one game's record; nothing if every line is as the engine writes it. */
function troubleIn(game: Result<readonly NumberedLine[]>): Failure | undefined {
  if (!game.ok) return game;
  const played = replayGame(game.value);
  if (!played.ok) return played;
  if (isFinished(played.value, game.value.length)) return undefined;
  return failure('unfinished', (game.value.at(-1)?.at ?? 0) + 1, 'the record stops before its game is over');
}

export function replay(texts: readonly string[]): number {
  const { words: files } = readArguments(texts, { keys: [], flags: [] });
  if (files.length === 0) throw new UsageError('replay takes the files that hold the records');
  let games = 0;
  let lines = 0;
  for (const file of files)
    for (const game of gamesIn(file)) {
      const trouble = troubleIn(game);
      if (trouble) {
        process.stdout.write(`${file}:${String(trouble.at)}: ${trouble.why}: ${trouble.detail}\n`);
        return 1;
      }
      games += 1;
      lines += game.ok ? game.value.length : 0;
    }
  process.stdout.write(`${String(games)} games, ${String(lines)} lines: all the same\n`);
  return 0;
}
