/** A guest's part in the seed: commits to a share of its own, opens it once all have committed, and keeps what all have opened. */
import type { GuestAsk, Shares } from '../../friends/messages.ts';
import type { Joint } from './kept-table.ts';
import { commitTo, newShare } from './shares.ts';

export class GuestShares {
  private share: { readonly round: number; readonly own: string; readonly commitment: string | undefined } | undefined;
  private openedIn: number | undefined; // round

  /** `joint`: of the running game, from before a reload; `keep` gets that of a new one. */
  constructor(
    public joint: Joint | undefined,
    private readonly request: (ask: GuestAsk) => void,
    private readonly keep: (joint: Joint) => void,
  ) {}

  /** `commitment`: the host's, before this device commits. */
  async take(shares: Shares, commitment: string | undefined): Promise<void> {
    const { round, commits, opened, all } = shares;
    if (this.share?.round !== round) {
      if (opened.length === 0) await this.commit(round, commitment); // else it is of a game that had begun before
      return;
    }
    const { own } = this.share;
    const isDue = all && opened.length === 0 && this.openedIn !== round;
    if (isDue && commits.includes(await commitTo(own))) {
      this.openedIn = round;
      this.request({ what: 'open', round, text: own });
    }
    if (!opened.includes(own) || !(await isFitting(shares))) return;
    this.joint = { commitment: this.share.commitment, own, shares: opened };
    this.keep(this.joint);
  }

  private async commit(round: number, commitment: string | undefined): Promise<void> {
    const own = newShare();
    this.share = { round, own, commitment };
    this.request({ what: 'commit', round, text: await commitTo(own) });
  }
}

/** Does each share fit its commitment? */
async function isFitting({ commits, opened }: Shares): Promise<boolean> {
  const fit = await Promise.all(opened.map(async (share, i) => (await commitTo(share)) === commits[i]));
  return opened.length === commits.length && !fit.includes(false);
}
