/** Saves records to files, and opens records from files and the table in the replay. */
import { Archive } from '../../client/archive.ts';
import { MOST_RECORD } from '../../record/parse.ts';
import type { Page } from './page.svelte.ts';

/** Offers a record as a file to save. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `seven-cards-2026-11-20-1930.jsonl` */
export function fileName(game: string, time: Date): string {
  const stamp = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString();
  return `${game}-${stamp.slice(0, 16).replace('T', '-').replace(':', '')}.jsonl`;
}

/** Saves the record of the game on the table: in full once it is over, before that the person's view. */
export async function saveRunning(page: Page): Promise<void> {
  const record = await new Archive(page.table.ask).record('running');
  const game = page.table.game?.game ?? 'game';
  if (record) saveFile(record.text, fileName(game, new Date()));
  else await sayGone(page);
}

/** Opens the game on the table in the replay. */
export const watchRunning = (page: Page): Promise<void> => watchSaved(page, 'running');

/** Opens a saved game in the replay. */
export async function watchSaved(page: Page, id: string): Promise<void> {
  const record = await new Archive(page.table.ask).record(id);
  if (record) page.watch({ lines: record.lines, full: record.full, ...(record.names && { names: record.names }) });
  else await sayGone(page);
}

async function sayGone(page: Page): Promise<void> {
  await page.speakScreens();
  page.trouble = page.sayOnScreens?.('pastGames-gone');
}

const LINE_BREAK = 0x0a;
const CHUNK = 1 << 16; // bytes that are checked together
const LONGEST_LETTER = 4; // bytes

/**
 * The text of a file. `File.text()` would replace invalid UTF-8 by U+FFFD, so that an invalid record could be accepted. Here the
 * first line with invalid bytes becomes U+FFFD alone, which is no line of a record, and the text ends there.
 */
export function readText(bytes: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  if (isText(decoder, bytes)) return decoder.decode(bytes);
  let end = beginOfLine(bytes, Math.max(0, firstStrange(bytes) - LONGEST_LETTER)); // of the lines that can be read
  for (let next = bytes.indexOf(LINE_BREAK) + 1; next > 0; next = bytes.indexOf(LINE_BREAK, end) + 1) {
    if (!isText(decoder, bytes.subarray(end, next))) break;
    end = next;
  }
  return `${decoder.decode(bytes.subarray(0, end))}\uFFFD`;
}

const beginOfLine = (bytes: Uint8Array, at: number): number => bytes.subarray(0, at).lastIndexOf(LINE_BREAK) + 1;

/** The start of the first chunk with invalid UTF-8. Everything before it is valid, except a letter that may be cut in two. */
function firstStrange(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let from = 0;
  try {
    for (; from < bytes.length; from += CHUNK) decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true });
  } catch {
    return from;
  }
  return Math.max(0, bytes.length - LONGEST_LETTER); // a letter is cut off at the very end
}

function isText(decoder: TextDecoder, bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Opens a record from a file in the replay; returns a sentence about an error, if there is one. */
export async function watchFile(page: Page, file: File): Promise<string | undefined> {
  const say = await page.speakScreens();
  if (file.size > MOST_RECORD) return say('replay-tooLarge');
  try {
    const checked = await new Archive(page.table.ask).check(readText(new Uint8Array(await file.arrayBuffer())));
    if (!checked.ok) return say('replay-line', { n: checked.at, text: say(`replay-troubles-${checked.why}`) });
    page.watch({ lines: checked.lines, full: checked.full });
    return undefined;
  } catch {
    return say('replay-unreadable');
  }
}
