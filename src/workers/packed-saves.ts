/**
 * A running game as bytes that can be stored and continued elsewhere: its record, packed as for a link. It contains all
 * cards, so it goes only to those whom the person or the page's address trusts.
 */
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import type { Match } from '../match/match.ts';
import type { Line } from '../record/line.ts';
import { type Result, failure } from '../record/result.ts';
import { reopen } from './archive.ts';
import type { EngineMessage } from './protocol.ts';
import { fromLink, toLink } from './game-links.ts';

export async function packSave(lines: readonly Line[]): Promise<EngineMessage> {
  const told = await toLink(lines);
  const bytes = told.type === 'link' ? parseBase64Url(told.text) : undefined;
  return bytes ? { type: 'packed', bytes } : told;
}

/** The game at the point where it stopped, or what is wrong with the bytes. */
export async function unpackSave(bytes: Uint8Array): Promise<Result<Match>> {
  const told = await fromLink(printBase64Url(bytes));
  return told.type === 'record' ? reopen(told.text) : failure('not-json', 1, 'no game in these bytes');
}
