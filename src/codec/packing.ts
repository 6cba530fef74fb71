/** The parts of packed data: flags, counts, texts, and the checksum that detects damage. */
import type { Coder, Share } from './range-coder.ts';
import { byteAt } from '../cards/state-array.ts';

const ODDS = 256;
const LIKELY: Share = { start: 0, size: ODDS - 12 };
const UNLIKELY: Share = { start: ODDS - 12, size: 12 };

/** A flag with a likely value, which takes little room; the other takes some bits. */
export function codeFlag(coder: Coder, value: boolean, likely: boolean): boolean {
  const shareOf = (isLikely: number): Share => (isLikely === 1 ? LIKELY : UNLIKELY);
  const isLikely = coder.share(value === likely ? 1 : 0, ODDS, shareOf, (place) => (place < UNLIKELY.start ? 1 : 0));
  return (isLikely === 1) === likely;
}

/** A count from 0 to 2 ** 28; small ones take less room. */
export function codeCount(coder: Coder, value: number): number {
  const bits = coder.number(32 - Math.clz32(value), 29);
  if (bits < 2) return bits;
  const top = 2 ** (bits - 1);
  return top + coder.number(value - top, top);
}

const ASCII = 128;

/** Any text, cut off after `most` UTF-16 units. */
export function codeText(coder: Coder, text: string, most: number): string {
  const length = Math.min(most, codeCount(coder, text.length));
  const units = Array.from({ length }, (_, i) => {
    const unit = text.charCodeAt(i) || 0;
    return codeFlag(coder, unit < ASCII, true) ? coder.number(unit, ASCII) : coder.number(unit, 2 ** 16);
  });
  return units.map((unit) => String.fromCharCode(unit)).join('');
}

const SUM_BYTES = 3;

/** A checksum of 24 bits: FNV-1a, with its highest byte mixed into the lowest. */
function sumOf(bytes: Uint8Array, version: number): number {
  let hash = Math.imul(0x811c9dc5 ^ version, 0x01000193);
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

/** Packed data as it is sent: the version of the format, the checksum, and the data. */
export function seal(version: number, packed: Uint8Array): Uint8Array {
  const sum = sumOf(packed, version);
  return Uint8Array.of(version, sum & 0xff, (sum >> 8) & 0xff, sum >> 16, ...packed);
}

/** The packed data; `newer` if its version is not known here, `damaged` if it was changed or cut off. */
export function unseal(version: number, sealed: Uint8Array): Uint8Array | 'newer' | 'damaged' {
  const packed = sealed.subarray(1 + SUM_BYTES);
  const [found, ...sum] = sealed.subarray(0, 1 + SUM_BYTES);
  if (found === undefined || sum.length < SUM_BYTES || found === 0) return 'damaged';
  if (found > version) return 'newer';
  const said = byteAt(sealed, 1) | (byteAt(sealed, 2) << 8) | (byteAt(sealed, 3) << 16);
  return said === sumOf(packed, found) ? packed : 'damaged';
}
