/** Reads files of records game by game, up to the first error. */
import { Ahead } from '../match/ahead.ts';
import type { NumberedLine } from '../record/parse.ts';
import type { Result } from '../record/result.ts';
import { linesIn } from './lines-in-file.ts';

/** The lines of the next game, up to the `game` line of the one after it. */
function* nextGame(lines: Ahead<Result<NumberedLine>>): Generator<Result<NumberedLine>> {
  for (let next = lines.take(); next; next = lines.take()) {
    yield next;
    const following = lines.peek();
    if (following?.ok && following.value.line.type === 'game') return;
  }
}

/** What was read without an error. */
export interface GamesRead {
  readonly games: number;
  readonly lines: number;
}

/** Passes every game of these files to `judge`. At the first error it prints that and returns undefined. */
export function readGames(
  files: readonly string[],
  judge: (game: Iterable<Result<NumberedLine>>) => Result<{ readonly lines: number }>,
): GamesRead | undefined {
  let [games, lines] = [0, 0];
  for (const file of files) {
    const ahead = new Ahead(linesIn(file));
    for (let last = 0; last === 0 || ahead.peek();) {
      const judged = judge(nextGame(ahead));
      if (!judged.ok) {
        process.stdout.write(`${file}:${String(judged.at)}: ${judged.why}: ${inOneLine(judged.detail)}\n`);
        return undefined;
      }
      games += 1;
      lines += judged.value.lines - last;
      last = judged.value.lines;
    }
  }
  return { games, lines };
}

const MOST_TOLD = 4000; // characters, because a message may quote a whole line of a file

/** A message that quotes a file, shortened and without line breaks or control characters. */
export function inOneLine(words: string): string {
  const line = words.slice(0, MOST_TOLD).replace(/[\p{Cc}\u2028\u2029]/gu, '\uFFFD');
  return words.length > MOST_TOLD ? `${line}…` : line;
}
