/**
 * Keys and sealing. The first messages between two devices are sealed with a key from the invitation, which all friends have. All
 * later ones are sealed for these two devices alone: ECDH on P-256 with a key of the guest that is new in each connection,
 * HKDF, AES-GCM. Whoever carries the bytes sees neither cards nor names, and no guest can read what another is sent.
 */
import type { Bytes } from '../codec/bytes.ts';
import { printBase64Url } from '../codec/base64url.ts';
import { isFields, isText, parseJson } from '../record/guards.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const IV = 12; // bytes: 4 random ones, then a number of 8 that only grows
const text = (words: string): Bytes => new TextEncoder().encode(words);

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));
export const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Browsers have no encryption on an insecure address. */
export const canSeal = (): boolean => isSecureContext;

/** What follows from the secret of an invitation. */
export interface RoomKeys {
  readonly room: string; // its name on the wire
  readonly first: CryptoKey; // seals the first messages
  readonly secret: Bytes;
}

export async function roomKeys(secret: Bytes): Promise<RoomKeys> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey', 'deriveBits']);
  const room = await crypto.subtle.deriveBits(from(new Uint8Array(), 'card-table room'), base, 128);
  const first = await crypto.subtle.deriveKey(from(new Uint8Array(), 'card-table first words'), base, AES, false, USES);
  return { room: printBase64Url(new Uint8Array(room)), first, secret };
}

const AES = { name: 'AES-GCM', length: 256 };
const USES: KeyUsage[] = ['encrypt', 'decrypt'];
const from = (salt: Bytes, info: string | Bytes): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt,
  info: typeof info === 'string' ? text(info) : info,
});

/** A key pair of one device, with its public half as bytes. */
export interface DeviceKey {
  readonly pair: CryptoKeyPair;
  readonly public: Bytes; // 65 bytes
}

export async function newDeviceKey(isKept: boolean): Promise<DeviceKey> {
  const pair = await crypto.subtle.generateKey(CURVE, isKept, ['deriveBits']);
  return { pair, public: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)) };
}

/** The host's key as text, to be kept on its device for a reload. */
export const printKey = async ({ pair }: DeviceKey): Promise<string> =>
  JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey));

/** @throws if the text is no such key. */
export async function parseKey(kept: string): Promise<DeviceKey> {
  const jwk = parseJson(kept);
  if (!isFields(jwk)) throw new Error('friends: no key');
  const { d, ...other } = jwk;
  const privateKey = await crypto.subtle.importKey('jwk', { ...other, d: isText(d) ? d : '' }, CURVE, true, [
    'deriveBits',
  ]);
  const publicKey = await crypto.subtle.importKey('jwk', { ...other, key_ops: [] }, CURVE, true, []);
  const bytes = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return { pair: { privateKey, publicKey }, public: bytes };
}

/** The fingerprint of a public key in an invitation. */
export const fingerprintOf = async (key: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', key)).slice(0, 16);

/** Seals values for one direction between two devices, and opens those of the other. Numbers only grow: no replays. */
export class Sealer {
  private sent = 0n;
  private opened = -1n;
  private readonly start = randomBytes(4);

  constructor(
    private readonly out: CryptoKey,
    private readonly into: CryptoKey,
  ) {}

  async seal(plain: Bytes, about: Bytes): Promise<Bytes> {
    const iv = new Uint8Array(IV);
    iv.set(this.start);
    new DataView(iv.buffer).setBigUint64(4, (this.sent += 1n));
    return joined(iv, await encrypt(this.out, iv, plain, about));
  }

  /** Undefined if it was not sealed by the other device for this one, or was opened before. */
  async open(sealed: Bytes, about: Bytes): Promise<Bytes | undefined> {
    if (sealed.length < IV) return undefined;
    const iv = sealed.slice(0, IV);
    const number = new DataView(iv.buffer).getBigUint64(4);
    const plain = await decrypt(this.into, iv, sealed.slice(IV), about);
    if (!plain || number <= this.opened) return undefined;
    this.opened = number;
    return plain;
  }
}

/** Seals the first messages with the key of the invitation. */
export async function sealFirst(key: CryptoKey, plain: Bytes, about: Bytes): Promise<Bytes> {
  const iv = randomBytes(IV);
  return joined(iv, await encrypt(key, iv, plain, about));
}

export const openFirst = async (key: CryptoKey, sealed: Bytes, about: Bytes): Promise<Bytes | undefined> =>
  sealed.length < IV ? undefined : decrypt(key, sealed.slice(0, IV), sealed.slice(IV), about);

const encrypt = async (key: CryptoKey, iv: Bytes, plain: Bytes, about: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: about }, key, plain));

async function decrypt(key: CryptoKey, iv: Bytes, sealed: Bytes, about: Bytes): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: about }, key, sealed));
  } catch {
    return undefined;
  }
}

/**
 * The sealer between a guest and the host, for the one that has `own`. Undefined if `other` is no public key.
 * `side`: which of the two it is for.
 */
export async function sealerFor(
  side: 'host' | 'guest',
  own: DeviceKey,
  other: Bytes,
  { secret }: RoomKeys,
): Promise<Sealer | undefined> {
  try {
    const others = await crypto.subtle.importKey('raw', other, CURVE, false, []);
    const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: others }, own.pair.privateKey, 256);
    const base = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
    const keys = side === 'host' ? [own.public, other] : [other, own.public];
    const keyOf = async (way: string): Promise<CryptoKey> =>
      crypto.subtle.deriveKey(from(secret, joined(text(`card-table ${way}`), ...keys)), base, AES, false, USES);
    const [up, down] = await Promise.all([keyOf('to the host'), keyOf('to the guest')]);
    return side === 'host' ? new Sealer(down, up) : new Sealer(up, down);
  } catch {
    return undefined;
  }
}
