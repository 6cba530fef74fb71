/** Reads records of any size from a file, line by line. */
import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import { MOST_LENGTH, type NumberedLine, parseLine, tooLong } from '../record/parse.ts';
import { type Result, failure, success } from '../record/result.ts';
import { UsageError } from './arguments.ts';

const CHUNK = 1 << 20; // bytes read at once
const LINE_BREAK = 0x0a;

/** The lines of a file without their breaks. Of a line that is too long only the beginning; nothing after the last break. */
function* byteLines(path: string): Generator<Buffer> {
  const file = open(path);
  const chunk = Buffer.alloc(CHUNK);
  let begun: Buffer[] = []; // parts of a line whose end is not read yet
  let length = 0; // of these parts, in bytes
  try {
    for (let size = read(file, chunk, path); size > 0; size = read(file, chunk, path)) {
      const here = chunk.subarray(0, size);
      let from = 0;
      for (let to = here.indexOf(LINE_BREAK); to >= 0; to = here.indexOf(LINE_BREAK, from)) {
        yield length === 0 ? here.subarray(from, to) : Buffer.concat([...begun, here.subarray(from, to)]);
        [begun, length, from] = [[], 0, to + 1];
      }
      begun.push(Buffer.from(here.subarray(from)));
      length += size - from;
      if (length > MOST_LENGTH) break;
    }
    if (length > 0) yield Buffer.concat(begun);
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

/** The lines of a file of records, up to the first that is not valid. */
export function* linesIn(path: string): Generator<Result<NumberedLine>> {
  let at = 0;
  for (const bytes of byteLines(path)) {
    at += 1;
    const line = lineOf(bytes, at);
    yield line;
    if (!line.ok) return;
  }
}

/** Stricter than the page (`readRecord`), because the command line compares bytes: only what the engine would write is valid. */
function lineOf(bytes: Buffer, at: number): Result<NumberedLine> {
  if (bytes.length > MOST_LENGTH) return tooLong(at);
  if (!isUtf8(bytes)) return failure('not-json', at, 'this line is not UTF-8');
  const text = bytes.toString('utf8');
  if (at === 1 && text.startsWith('\uFEFF'))
    return failure('not-json', at, 'a record must not begin with a byte order mark');
  if (text.endsWith('\r')) return failure('not-a-line', at, 'this line ends with CR LF; lines of a record end with LF');
  const parsed = parseLine(text, at);
  return parsed.ok ? success({ at, text, line: parsed.value }) : parsed;
}
