/** Bytes as text for addresses: base64url (RFC 4648, section 5) without padding. */
import type { Bytes } from './bytes.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(LETTERS, (letter, i) => [letter, i]));

export function printBase64Url(bytes: Uint8Array): string {
  let text = '';
  let [bits, count] = [0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    for (count += 8; count >= 6; count -= 6) text += LETTERS.charAt((bits >> (count - 6)) & 63);
  }
  return count === 0 ? text : text + LETTERS.charAt((bits << (6 - count)) & 63);
}

/** Undefined if the text is not valid: another letter, a length that no bytes have, or bits left over. */
export function parseBase64Url(text: string): Bytes | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let [bits, count, length] = [0, 0, 0];
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length] = (bits >> count) & 0xff;
    length += 1;
  }
  return count >= 6 || (bits & ((1 << count) - 1)) !== 0 ? undefined : bytes;
}
