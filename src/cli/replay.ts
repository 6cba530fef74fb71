/** `replay`: plays records back through the engine and compares every line. */
import { Ahead } from '../match/ahead.ts';
import { judge } from '../match/replay.ts';
import type { NumberedLine } from '../record/parse.ts';
import type { Result } from '../record/result.ts';
import { UsageError, readArguments } from './arguments.ts';
import { linesIn } from './lines-in-file.ts';

/** The lines of the next game: it ends where another one begins. */
function* nextGame(lines: Ahead<Result<NumberedLine>>): Generator<Result<NumberedLine>> {
  for (let next = lines.take(); next; next = lines.take()) {
    yield next;
    const following = lines.peek();
    if (following?.ok && following.value.line.type === 'game') return;
  }
}

/** The number of games and lines in a file that holds nothing but whole games, or the first trouble. */
function judgeFile(path: string): Result<{ games: number; lines: number }> {
  const ahead = new Ahead(linesIn(path));
  for (let games = 1; ; games += 1) {
    const judged = judge(nextGame(ahead));
    if (!judged.ok) return judged;
    if (!ahead.peek()) return { ok: true, value: { games, lines: judged.value } };
  }
}

export function replay(texts: readonly string[]): number {
  const { words: files } = readArguments(texts, { keys: [], flags: [] });
  if (files.length === 0) throw new UsageError('replay takes the files that hold the records');
  let games = 0;
  let lines = 0;
  for (const file of files) {
    const judged = judgeFile(file);
    if (!judged.ok) {
      process.stdout.write(`${file}:${String(judged.at)}: ${judged.why}: ${inOneLine(judged.detail)}\n`);
      return 1;
    }
    games += judged.value.games;
    lines += judged.value.lines;
  }
  process.stdout.write(`${String(games)} games, ${String(lines)} lines: all the same\n`);
  return 0;
}

const MOST_TOLD = 4000; // characters of what may be a whole line of a strange file

/** Words that quote a strange file: in one line, and no longer than one can look at. */
function inOneLine(words: string): string {
  const line = words.slice(0, MOST_TOLD).replace(/[\p{Cc}\u2028\u2029]/gu, '\uFFFD');
  return words.length > MOST_TOLD ? `${line}…` : line;
}
