/** Going through files that hold nothing but whole games, one game after another, up to the first trouble. */
import { Ahead } from '../match/ahead.ts';
import type { NumberedLine } from '../record/parse.ts';
import type { Result } from '../record/result.ts';
import { linesIn } from './lines-in-file.ts';

/** The lines of the next game: it ends where another one begins. */
function* nextGame(lines: Ahead<Result<NumberedLine>>): Generator<Result<NumberedLine>> {
  for (let next = lines.take(); next; next = lines.take()) {
    yield next;
    const following = lines.peek();
    if (following?.ok && following.value.line.type === 'game') return;
  }
}

/** How much was read, and all of it good. */
export interface GamesRead {
  readonly games: number;
  readonly lines: number;
}

/** Has every game of these files judged in turn. Nothing, and the trouble told, at the first that something is wrong with. */
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

const MOST_TOLD = 4000; // characters of what may be a whole line of a strange file

/** Words that quote a strange file: in one line, and no longer than one can look at. */
export function inOneLine(words: string): string {
  const line = words.slice(0, MOST_TOLD).replace(/[\p{Cc}\u2028\u2029]/gu, '\uFFFD');
  return words.length > MOST_TOLD ? `${line}…` : line;
}
