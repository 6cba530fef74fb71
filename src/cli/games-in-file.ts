/** Reading records of any size: a file's games one after another, each as numbered lines. */
import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { type NumberedLine, parseLine } from '../record/parse.ts';
import { type Result, failure, success } from '../record/result.ts';
import { UsageError } from './arguments.ts';

const CHUNK = 1 << 20;

/** The lines of a file as text, without their breaks; an empty one after the last break is none. */
function* textLines(path: string): Generator<string> {
  const file = open(path);
  const decoder = new StringDecoder('utf8');
  const chunk = Buffer.alloc(CHUNK);
  let rest = '';
  try {
    for (;;) {
      const size = read(file, chunk, path);
      const texts = (rest + (size > 0 ? decoder.write(chunk.subarray(0, size)) : decoder.end())).split('\n');
      rest = texts.pop() ?? '';
      yield* texts;
      if (size === 0) break;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

function read(file: number, chunk: Buffer, path: string): number {
  try {
    return readSync(file, chunk);
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

/** Each game of a file from its `game` line on; a line that is none ends it with the failure. */
export function* gamesIn(path: string): Generator<Result<readonly NumberedLine[]>> {
  let game: NumberedLine[] = [];
  let at = 0;
  for (const text of textLines(path)) {
    at += 1;
    const parsed = parseLine(text, at);
    if (!parsed.ok) {
      yield parsed;
      return;
    }
    if (parsed.value.type === 'game' && game.length > 0) {
      yield success(game);
      game = [];
    }
    game.push({ at, text, line: parsed.value });
  }
  yield game.length > 0 ? success(game) : failure('empty', 0, 'there is nothing in it');
}
