/**
 * The seed of a game with a commitment: `secret.salt`, or `secret.salt.words` with a client seed (the player's words). The
 * commitment is the SHA-256 of `secret.salt`. All of it is in one string, the seed of the record.
 */
import { plainText } from './plain-text.ts';

/** How many characters (code points) a client seed may have. */
export const MOST_WORDS = 40;

const PROMISED = /^(?<secret>[0-9a-f]{32})\.(?<salt>[0-9a-f]{32})(?:\.(?<words>.+))?$/su;

/** The parts of a seed with a commitment. */
export interface SeedParts {
  readonly secret: string; // 128 bits in 32 digits, as the salt
  readonly salt: string;
  readonly words: string; // the client seed; empty if there is none
}

/** The parts of a seed; undefined for a seed that was given by hand. */
export function seedParts(seed: string): SeedParts | undefined {
  const { secret, salt, words = '' } = PROMISED.exec(seed)?.groups ?? {};
  return secret === undefined || salt === undefined ? undefined : { secret, salt, words };
}

/** A client seed as it is used and recorded. */
export const normalizedClientSeed = (text: string): string => plainText(text, MOST_WORDS);
