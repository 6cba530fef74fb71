/** A short name for a long text: the same text has the same name anywhere, also where the browser has no SHA-256. */
import { hashText } from '../cards/chance.ts';

const DIGITS = 8; // of 32 bits
const SALTS = ['a', 'b', 'c']; // one hash alone would give two of some ten thousand texts the same name

/** 96 bits in 24 lower-case hexadecimal digits. It tells texts apart by chance only: nothing is proved with it. */
export const digestOf = (text: string): string =>
  SALTS.map((salt) => hashText(`${salt}/${text}`).toString(16).padStart(DIGITS, '0')).join('');
