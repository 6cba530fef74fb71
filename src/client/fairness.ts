/** Whether a finished game was dealt as was promised: computed here, by the page itself, from the record and the promise. */
import { printHex } from '../codec/hex.ts';
import type { Line } from '../record/line.ts';
import { type Reshuffled, reshuffle } from '../record/reshuffle.ts';
import { type SeedParts, seedParts } from '../record/seed.ts';

/**
 * `dealt-anew`: played on from another game with other cards where those could not be seen, and nothing was promised;
 * `not-computed`: on an insecure address the browser has no SHA-256.
 */
export type Verdict = 'fits' | 'another-commitment' | 'another-deal' | 'dealt-anew' | 'not-computed';

export interface Fairness {
  readonly parts: SeedParts | undefined; // nothing: the seed was given by hand
  readonly made: Reshuffled;
  readonly verdict: Verdict;
}

/** The SHA-256 of a text in 64 digits, where the browser computes it. */
async function digest(text: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  return printHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/**
 * Judges the full record of a game; `promised` is the commitment that was told before it was dealt, if one was; in a
 * `practice` game something was taken back, or it was played on from another one.
 */
export async function judgeDeal(
  lines: readonly Line[],
  promised: string | undefined,
  practice = false,
): Promise<Fairness> {
  const [first] = lines;
  const parts = first?.type === 'game' && first.seed !== undefined ? seedParts(first.seed) : undefined;
  const made = reshuffle(lines);
  if (made.wrongAt === undefined) return { parts, made, verdict: await judgeSeed(parts, promised) };
  return { parts, made, verdict: practice && promised === undefined ? 'dealt-anew' : 'another-deal' };
}

/** Does the seed fit the promise? Where nothing was promised there is nothing to break. */
async function judgeSeed(parts: SeedParts | undefined, promised: string | undefined): Promise<Verdict> {
  if (promised === undefined) return 'fits';
  const found = parts && (await digest(`${parts.secret}.${parts.salt}`));
  if (parts && found === undefined) return 'not-computed';
  return found === promised ? 'fits' : 'another-commitment';
}
