/**
 * The codes by which two browsers find each other without a server: what WebRTC calls a session description, packed to some
 * eighty bytes. Only what was checked is unpacked, and the description is written anew from it: no text of the other side is in it.
 */
import type { Bytes } from '../codec/bytes.ts';
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { printHex } from '../codec/hex.ts';
import { seal, unseal } from '../codec/packing.ts';

/** Where a browser listens: in its own network, as a STUN server sees it, or at a TURN server. */
const TYPES = ['host', 'srflx', 'relay'] as const;
type CandidateType = (typeof TYPES)[number];

export interface DirectCandidate {
  readonly type: CandidateType;
  readonly address: string; // IPv4, IPv6, or a name `<uuid>.local` that only the own network knows (mDNS)
  readonly port: number;
}

/** All that the other browser must know of one. */
export interface Description {
  readonly ufrag: string; // name and password of this attempt, in letters of ICE
  readonly password: string;
  readonly fingerprint: Bytes; // SHA-256 of its certificate
  readonly candidates: readonly DirectCandidate[];
}

/** Letters of an invitation that are about the table; its offer follows. */
export const TABLE_LETTERS = 44;
export const offerOf = (invite: string): string => invite.slice(TABLE_LETTERS);

const VERSION = 1;
const KINDS = ['offer', 'answer'] as const;
type CodeKind = (typeof KINDS)[number];

const MOST_TEXT = 400;
const FINGERPRINT_BYTES = 32;
const MARK = 2; // bytes of it by which an answer names its offer
/** How many candidates of each type are packed, the first ones. */
const MOST: Readonly<Record<CandidateType, number>> = { host: 3, srflx: 1, relay: 1 };
const MOST_CANDIDATES = 5;

/** Letters that ICE allows; some browsers use hexadecimal digits alone, which take less room. */
const UFRAG = /^[A-Za-z0-9+/]{4,32}$/;
const PASSWORD = /^[A-Za-z0-9+/]{22,64}$/;
const HEX_ONLY = /^([0-9a-f]{2})+$/;
const AS_HEX = 0x80;

// Addresses as bytes.

const UUID = 16;
const KIND_OF_LENGTH = { mdns: UUID, v4: 4, v6: 16 } as const;
type AddressKind = keyof typeof KIND_OF_LENGTH;
const ADDRESS_KINDS = ['mdns', 'v4', 'v6'] as const satisfies readonly AddressKind[];

interface CandidateAddress {
  readonly kind: AddressKind;
  readonly bytes: readonly number[];
}

const numbersIn = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function parseAddress(text: string): CandidateAddress | undefined {
  const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/.exec(text);
  if (uuid) return { kind: 'mdns', bytes: numbersIn(uuid.slice(1).join('')) };
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
    const bytes = text.split('.').map(Number);
    return bytes.every((byte) => byte < 256) ? { kind: 'v4', bytes } : undefined;
  }
  const bytes = sixteenIn(text);
  return bytes && { kind: 'v6', bytes };
}

/** The bytes of an IPv6 address, `::` filled up. */
function sixteenIn(text: string): readonly number[] | undefined {
  const halves = text.toLowerCase().split('::');
  if (!/^[0-9a-f:]{2,39}$/i.test(text) || halves.length > 2) return undefined;
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - left.length - right.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return undefined;
  return numbersIn(groups.map((group) => group.padStart(4, '0')).join(''));
}

function printAddress(kind: AddressKind, bytes: Uint8Array): string {
  if (kind === 'v4') return bytes.join('.');
  const hex = printHex(bytes);
  if (kind === 'v6') return (hex.match(/.{4}/g) ?? []).join(':');
  return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`;
}

// Packing.

/** The name and password as bytes, after a byte each for their lengths. */
function packedCredentials({ ufrag, password }: Description): number[] {
  const isHex = HEX_ONLY.test(ufrag) && HEX_ONLY.test(password);
  const head = [ufrag.length + (isHex ? AS_HEX : 0), password.length];
  const credentials = ufrag + password;
  if (isHex) return [...head, ...numbersIn(credentials)];
  const letters = credentials.replaceAll('+', '-').replaceAll('/', '_');
  return [...head, ...(parseBase64Url(letters.padEnd(Math.ceil(letters.length / 4) * 4, 'A')) ?? [])];
}

const packedCandidate = ({ type, address, port }: DirectCandidate): number[] => {
  const found = parseAddress(address);
  if (!found) return [];
  const head = ADDRESS_KINDS.indexOf(found.kind) * TYPES.length + TYPES.indexOf(type);
  return [head, ...found.bytes, port >> 8, port & 0xff];
};

function pack(kind: CodeKind, mark: Uint8Array, description: Description): string {
  const candidates = description.candidates.flatMap(packedCandidate);
  const head = [KINDS.indexOf(kind), ...mark];
  return printBase64Url(
    seal(VERSION, Uint8Array.of(...head, ...packedCredentials(description), ...description.fingerprint, ...candidates)),
  );
}

/** Reads bytes one after the other; those behind the end are zeros, and `left` is negative then. */
class ByteReader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  readBytes(count: number): Bytes {
    const taken = new Uint8Array(count);
    taken.set(this.bytes.subarray(this.at, this.at + count));
    this.at += count;
    return taken;
  }

  byte(): number {
    return this.readBytes(1)[0] ?? 0;
  }
}

function credentialsIn(from: ByteReader): Pick<Description, 'ufrag' | 'password'> | undefined {
  const [first, length] = [from.byte(), from.byte()];
  const isHex = first >= AS_HEX;
  const own = isHex ? first - AS_HEX : first;
  const all = own + length;
  const bytes = from.readBytes(isHex ? Math.ceil(all / 2) : Math.ceil(all / 4) * 3);
  const text = isHex ? printHex(bytes) : printBase64Url(bytes).replaceAll('-', '+').replaceAll('_', '/');
  const [ufrag, password] = [text.slice(0, own), text.slice(own, all)];
  return UFRAG.test(ufrag) && PASSWORD.test(password) ? { ufrag, password } : undefined;
}

function candidateIn(from: ByteReader): DirectCandidate | undefined {
  const head = from.byte();
  const type = TYPES[head % TYPES.length];
  const kind = ADDRESS_KINDS[Math.floor(head / TYPES.length)];
  if (!type || !kind) return undefined;
  const address = printAddress(kind, from.readBytes(KIND_OF_LENGTH[kind]));
  const port = from.byte() * 256 + from.byte();
  return port === 0 ? undefined : { type, address, port };
}

interface Unpacked {
  readonly mark: Bytes;
  readonly description: Description;
}

/** The packed bytes in a text; white space in it comes from messengers. */
function packedIn(text: string): Uint8Array | undefined {
  const bytes = text.length > MOST_TEXT ? undefined : parseBase64Url(text.replaceAll(/\s/g, ''));
  const packed = bytes && unseal(VERSION, bytes);
  return packed instanceof Uint8Array ? packed : undefined;
}

/** At least one, and no bytes left over. */
function candidatesIn(from: ByteReader): readonly DirectCandidate[] | undefined {
  const candidates: DirectCandidate[] = [];
  while (from.left > 0 && candidates.length < MOST_CANDIDATES) {
    const one = candidateIn(from);
    if (!one) return undefined;
    candidates.push(one);
  }
  return from.left === 0 && candidates.length > 0 ? candidates : undefined;
}

function unpack(kind: CodeKind, text: string): Unpacked | undefined {
  const packed = packedIn(text);
  if (!packed) return undefined;
  const from = new ByteReader(packed);
  if (KINDS[from.byte()] !== kind) return undefined;
  const mark = from.readBytes(kind === 'answer' ? MARK : 0);
  const credentials = credentialsIn(from);
  const fingerprint = from.readBytes(FINGERPRINT_BYTES);
  const candidates = candidatesIn(from);
  return credentials && candidates && { mark, description: { ...credentials, fingerprint, candidates } };
}

const markOf = ({ fingerprint }: Description): Bytes => fingerprint.slice(0, MARK);

/** The host's part of an invitation, about 106 letters of base64url with one way. */
export const printOffer = (offer: Description): string => pack('offer', new Uint8Array(), offer);

/** Undefined if the text is no offer. */
export const parseOffer = (text: string): Description | undefined => unpack('offer', text)?.description;

/** The code that a guest sends back, about 108 letters of base64url. */
export const printAnswer = (answer: Description, offer: Description): string => pack('answer', markOf(offer), answer);

/** `other`: it answers another offer. Undefined if the text is no answer. */
export function parseAnswer(text: string, offer: Description): Description | 'other' | undefined {
  const unpacked = unpack('answer', text);
  if (!unpacked) return undefined;
  return String(unpacked.mark) === String(markOf(offer)) ? unpacked.description : 'other';
}

// Session descriptions (RFC 8866), with one channel for data (RFC 8841).

const fieldIn = (sdp: string, name: string): string | undefined =>
  new RegExp(`^a=${name}:(\\S+)`, 'm').exec(sdp)?.[1] ?? undefined;

/** The description in what the own browser has written; undefined if something is missing, such as an address. */
export function descriptionIn(sdp: string): Description | undefined {
  const [ufrag = '', password = ''] = [fieldIn(sdp, 'ice-ufrag'), fieldIn(sdp, 'ice-pwd')];
  const digits = /^a=fingerprint:sha-256 ([0-9A-F:]{95})\s*$/im.exec(sdp)?.[1] ?? '';
  const fingerprint = Uint8Array.from(numbersIn(digits.replaceAll(':', '')));
  const candidates = candidatesOf(sdp);
  const isGood =
    UFRAG.test(ufrag) && PASSWORD.test(password) && fingerprint.length === FINGERPRINT_BYTES && candidates.length > 0;
  return isGood ? { ufrag, password, fingerprint, candidates } : undefined;
}

function candidatesOf(sdp: string): readonly DirectCandidate[] {
  const found: DirectCandidate[] = [];
  for (const [, address = '', at, said] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ (\w+)/gim)) {
    const type = TYPES.find((one) => one === said);
    const port = Number(at);
    if (!type || !parseAddress(address) || port < 1 || port > 65_535) continue;
    if (found.filter((one) => one.type === type).length < MOST[type]) found.push({ type, address, port });
  }
  return found;
}

/** By which the browsers prefer a way (RFC 8445, section 5.1.2). */
const PREFERENCE: Readonly<Record<CandidateType, number>> = { host: 126, srflx: 100, relay: 0 };

function candidateLine({ type, address, port }: DirectCandidate, i: number): string {
  const priority = PREFERENCE[type] * 2 ** 24 + (65_535 - i) * 2 ** 8 + 255;
  const related = type === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  return `a=candidate:${String(i + 1)} 1 udp ${String(priority)} ${address} ${String(port)} typ ${type}${related}`;
}

/**
 * Who begins the encryption: the host, once it has the answer. If guests began, the host would keep the first words that come,
 * of another guest with the same invitation or of an earlier attempt, and Chromium then never connects with the right one.
 */
const SETUP: Readonly<Record<CodeKind, string>> = { offer: 'active', answer: 'passive' };

/** A session description for the browser that shall connect to the one described. */
export function printSdp(kind: CodeKind, { ufrag, password, fingerprint, candidates }: Description): string {
  const digits = Array.from(fingerprint, (byte) => printHex(Uint8Array.of(byte)).toUpperCase()).join(':');
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digits}`,
    `a=setup:${SETUP[kind]}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The own description with name and password of an earlier attempt, by which the other side knows this browser. */
export const withWordsOf = (sdp: string, { ufrag, password }: Description): string =>
  sdp.replaceAll(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${ufrag}`).replaceAll(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${password}`);
