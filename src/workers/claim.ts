/**
 * The claim to a game: only the worker that has it plays the game and saves it. Another tab can take it over; then the one
 * that had it saves all it has to save, and gives it up.
 */
import { areLocksHere } from './lock.ts';

const OTHERS_MS = 500; // for which a worker that has just ended may still hold its game
const ASKED_MS = 2000; // for another tab to give up its game; one that sleeps does not answer

export class Claim {
  private held: { readonly id: string; readonly release: () => void } | undefined;
  private channel: BroadcastChannel | undefined;

  /** `given`: another tab takes the game. Fulfilled once all of it is saved. */
  constructor(private readonly given: () => Promise<void>) {}

  /** False if the game is open in another tab. Where there are no locks, nobody knows. */
  async claimGame(id: string): Promise<boolean> {
    if (!areLocksHere() || this.held?.id === id) return true;
    return this.holdLock(id, { signal: AbortSignal.timeout(OTHERS_MS) });
  }

  /** Asks the other tab for the game; if it does not answer, the game is taken from it. */
  async takeOver(id: string): Promise<void> {
    if (!areLocksHere() || this.held?.id === id) return;
    this.listen().postMessage(id);
    if (await this.holdLock(id, { signal: AbortSignal.timeout(ASKED_MS) })) return;
    await this.holdLock(id, { steal: true });
  }

  /** Settles when the game is held, or cannot be had. A game that was held before is given back. */
  private async holdLock(id: string, options: LockOptions): Promise<boolean> {
    this.listen();
    return new Promise((settle) => {
      navigator.locks
        .request(`card-table-game-${id}`, options, async () => {
          this.held?.release();
          await new Promise<void>((release) => {
            this.held = { id, release };
            settle(true);
          });
        })
        .catch(() => {
          settle(false);
          void this.give(id); // if it was held, another tab has taken it
        });
    });
  }

  private listen(): BroadcastChannel {
    if (this.channel) return this.channel;
    this.channel = new BroadcastChannel('card-table-games');
    this.channel.onmessage = ({ data }) => void this.give(data);
    return this.channel;
  }

  private async give(id: unknown): Promise<void> {
    const { held } = this;
    if (held?.id !== id) return;
    this.held = undefined;
    await this.given();
    held?.release();
  }
}
