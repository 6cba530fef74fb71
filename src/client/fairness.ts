/** Checks whether a finished game fits its commitment. The page calculates this itself, from the record and the commitment. */
import { printHex } from '../codec/hex.ts';
import type { Line } from '../record/line.ts';
import { type Reshuffled, reshuffle } from '../record/reshuffle.ts';
import { type SeedParts, seedParts } from '../record/seed.ts';

/**
 * `dealt-anew`: played on from another game with unseen cards dealt again, which has no commitment; `not-computed`: the browser
 * has no SHA-256 on an insecure address.
 */
export type Verdict = 'fits' | 'another-commitment' | 'another-deal' | 'dealt-anew' | 'not-computed';

export interface Fairness {
  readonly parts: SeedParts | undefined; // undefined: the seed was given by hand
  readonly made: Reshuffled;
  readonly verdict: Verdict;
}

/** The SHA-256 of a text in 64 digits; undefined if the browser does not offer it. */
async function digest(text: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  return printHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/**
 * Checks the full record of a game. `promised` is the commitment that was shown before the deal, if there was one. A `practice`
 * game had an undo or was played on from another game.
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

/** Whether the seed fits the commitment; without a commitment it always fits. */
async function judgeSeed(parts: SeedParts | undefined, promised: string | undefined): Promise<Verdict> {
  if (promised === undefined) return 'fits';
  const found = parts && (await digest(`${parts.secret}.${parts.salt}`));
  if (parts && found === undefined) return 'not-computed';
  return found === promised ? 'fits' : 'another-commitment';
}
