/** The promise that a deal is not chosen: the next game's seed is drawn beforehand, and its SHA-256 told before the deal. */
import { printHex } from '../codec/hex.ts';

/** What the next game is dealt from. */
export interface SeedCommitment {
  readonly promised: string; // `secret.salt`, which never leaves this worker before the game is over
  readonly commitment: string | undefined; // to it; none where the browser computes none, on an insecure address
}

const draw = (): string => printHex(crypto.getRandomValues(new Uint8Array(16)));

/** The commitment to a seed: the words that a player cut with came later and are not in it. */
export async function commitmentTo(seed: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const promised = new TextEncoder().encode(seed.split('.', 2).join('.'));
  return printHex(new Uint8Array(await crypto.subtle.digest('SHA-256', promised)));
}

export async function newSeedCommitment(): Promise<SeedCommitment> {
  const promised = `${draw()}.${draw()}`;
  return { promised, commitment: await commitmentTo(promised) };
}
