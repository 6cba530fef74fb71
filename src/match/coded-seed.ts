/** The seed of a packed record: one with a commitment is two times 32 digits, stored as bytes in half the space. */
import { codeFlag, codeText } from '../codec/packing.ts';
import { printHex } from '../codec/hex.ts';
import type { Coder } from '../codec/range-coder.ts';
import { seedParts } from '../record/seed.ts';

const BYTES = 16;
const MOST_SEED = 4096; // letters

export function codeSeed(coder: Coder, seed: string): string {
  const parts = seedParts(seed);
  if (!codeFlag(coder, parts !== undefined, true)) return codeText(coder, seed, MOST_SEED);
  const [secret, salt] = [codeDigits(coder, parts?.secret ?? ''), codeDigits(coder, parts?.salt ?? '')];
  const words = codeText(coder, parts?.words ?? '', MOST_SEED);
  return [secret, salt, ...(words === '' ? [] : [words])].join('.');
}

const codeDigits = (coder: Coder, digits: string): string =>
  printHex(
    Uint8Array.from({ length: BYTES }, (_, i) => coder.number(parseInt(digits.slice(2 * i, 2 * i + 2), 16) || 0, 256)),
  );
