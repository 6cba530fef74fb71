/** An invitation: what a link to a table holds behind `#`, where no server sees it. */
import type { Bytes } from '../codec/bytes.ts';
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { TABLE_LETTERS, offerOf, parseOffer } from './direct-code.ts';
import { WIRE_KINDS, type WireKind } from './table.ts';

/** Bytes of the secret, and of the fingerprint of the host's key. */
const PART = 16;

export interface Invite {
  readonly kind: WireKind;
  readonly secret: Bytes; // 128 random bits: the name of the room and the key of the first messages
  readonly fingerprint: Bytes; // the first 128 bits of the SHA-256 of the host's public key
  /** Without a relay: how to reach the host's page, which adds it to the invitation. It is good for one guest. */
  readonly offer?: string;
}

const LETTERS: Readonly<Record<WireKind, string>> = { windows: 'w', direct: 'd', relay: 'r' };

/** 44 letters: the kind of wire, then secret and fingerprint in base64url; an offer follows. */
export const printInvite = ({ kind, secret, fingerprint, offer = '' }: Invite): string =>
  LETTERS[kind] + printBase64Url(Uint8Array.of(...secret, ...fingerprint)) + offer;

/** Undefined if the text is no invitation. */
export function parseInvite(text: string): Invite | undefined {
  if (text === text.toLowerCase()) return undefined; // changed on its way: no random letters are all small
  const kind = WIRE_KINDS.find((one) => LETTERS[one] === text.slice(0, 1));
  const bytes = parseBase64Url(text.slice(1, kind === 'direct' ? TABLE_LETTERS : 100));
  if (!kind || bytes?.length !== 2 * PART) return undefined;
  const table = { kind, secret: bytes.slice(0, PART), fingerprint: bytes.slice(PART) };
  if (kind !== 'direct') return table;
  const offer = offerOf(text);
  return parseOffer(offer) && { ...table, offer };
}
