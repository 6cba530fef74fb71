/** The commitment that a deal is not chosen: the next game's seed is drawn and its SHA-256 sent before the deal. */
import { printHex } from '../codec/hex.ts';

/** The seed of the next game with its commitment. */
export interface SeedCommitment {
  readonly promised: string; // `secret.salt`, which never leaves this worker before the game is over
  readonly commitment: string | undefined; // undefined on an insecure address, where browsers have no SHA-256
}

const draw = (): string => printHex(crypto.getRandomValues(new Uint8Array(16)));

/** The commitment to a seed, without the client seed, which came later. */
export async function commitmentTo(seed: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const promised = new TextEncoder().encode(seed.split('.', 2).join('.'));
  return printHex(new Uint8Array(await crypto.subtle.digest('SHA-256', promised)));
}

export async function newSeedCommitment(): Promise<SeedCommitment> {
  const promised = `${draw()}.${draw()}`;
  return { promised, commitment: await commitmentTo(promised) };
}
