/** A short name for a long text, the same on every machine, also where the browser offers no SHA-256. */
import { hashText } from '../cards/chance.ts';

const DIGITS = 8; // of 32 bits
const SALTS = ['a', 'b', 'c']; // a single hash of 32 bits would collide among some ten thousand texts

/** 96 bits as 24 lower-case hexadecimal digits. Not cryptographic: it identifies texts, but proves nothing. */
export const digestOf = (text: string): string =>
  SALTS.map((salt) => hashText(`${salt}/${text}`).toString(16).padStart(DIGITS, '0')).join('');
