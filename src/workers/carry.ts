/**
 * A running game as bytes that can be kept elsewhere and played on from there: its record, packed as for a link. Whoever
 * has them has all cards, as whoever has the device has; so they go only to whom the person or the page's address trusts.
 */
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import type { Match } from '../match/match.ts';
import type { Line } from '../record/line.ts';
import { type Result, failure } from '../record/result.ts';
import { reopen } from './archive.ts';
import type { EngineMessage } from './protocol.ts';
import { fromLink, toLink } from './sending.ts';

export async function packSave(lines: readonly Line[]): Promise<EngineMessage> {
  const told = await toLink(lines);
  const bytes = told.type === 'link' ? parseBase64Url(told.text) : undefined;
  return bytes ? { type: 'packed', bytes } : told;
}

/** The game where it stopped, or what is wrong with it. */
export async function unpackSave(bytes: Uint8Array): Promise<Result<Match>> {
  const told = await fromLink(printBase64Url(bytes));
  return told.type === 'record' ? reopen(told.text) : failure('not-json', 1, 'no game in these bytes');
}
