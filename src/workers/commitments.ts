/** The seeds to which the engine commits itself before it deals: of the running game and of the next. They stay here. */
import type { Answer, NewGame } from './protocol.ts';
import { type SeedCommitment, newSeedCommitment } from './seed-commitment.ts';

export class Commitments {
  /** Of the running game; nothing if its seed was given. */
  running: string | undefined;
  private drawn: Promise<SeedCommitment> | undefined; // for the next game

  constructor(private readonly post: (answer: Answer) => void) {}

  /** That of the next game. */
  async next(): Promise<string | undefined> {
    this.drawn ??= newSeedCommitment();
    return (await this.drawn).commitment;
  }

  /** Tells the page both. */
  async postCommitments(): Promise<void> {
    const { running } = this; // read now: another game may begin while the next seed is drawn
    this.post({ type: 'commitment', running, next: await this.next() });
  }

  /** The given seed, without a commitment; else the seed that was drawn and committed to beforehand. */
  async seedFor({ seed, clientSeed = '' }: NewGame): Promise<{ seed: string; promised: string | undefined }> {
    if (seed !== undefined) return { seed, promised: undefined };
    const taken = this.drawn ?? newSeedCommitment();
    this.drawn = undefined; // it is used once
    const { promised, commitment } = await taken;
    const words = clientSeed && (await import('../record/seed.ts')).normalizedClientSeed(clientSeed);
    return { seed: words ? `${promised}.${words}` : promised, promised: commitment };
  }
}
