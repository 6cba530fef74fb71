/**
 * The seed of a game that was promised before it was dealt: `secret.salt`, and `secret.salt.words` where the player cut.
 * The promise is the SHA-256 of `secret.salt`. All of it is one string, so the seed of a record is all that is needed.
 */

/** How many characters (code points) of a player's words go into a seed. */
export const MOST_WORDS = 40;

const PROMISED = /^(?<secret>[0-9a-f]{32})\.(?<salt>[0-9a-f]{32})(?:\.(?<words>.+))?$/su;

/** What a promised seed is made of. */
export interface SeedParts {
  readonly secret: string; // as the salt: 128 bits in 32 digits
  readonly salt: string;
  readonly words: string; // the player's own; empty where nobody cut
}

/** The parts of a seed; nothing for one that was given by hand. */
export function seedParts(seed: string): SeedParts | undefined {
  const { secret, salt, words = '' } = PROMISED.exec(seed)?.groups ?? {};
  return secret === undefined || salt === undefined ? undefined : { secret, salt, words };
}

/**
 * A player's words as they go into a seed: white space made spaces, without what cannot be printed, in Unicode's form
 * NFC, every run of spaces one and none at the ends, at most `MOST_WORDS` characters. Made once: the record keeps them so.
 */
export function cutWords(text: string): string {
  const printable = text.replace(/\s/gu, ' ').replace(/\p{C}/gu, '').normalize('NFC');
  const words = printable.replace(/ +/gu, ' ').trim();
  return Array.from(words).slice(0, MOST_WORDS).join('').trim();
}
