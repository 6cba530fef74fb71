/** A guest's part in the seed: commits to a share of its own, opens it once all have committed, and keeps what all have opened. */
import type { GuestAsk, Shares } from '../../friends/messages.ts';
import type { Joint, OwnShare } from './kept-table.ts';
import { commitTo, newShare } from './shares.ts';

/** What a reload must not lose. */
export interface KeptShares {
  readonly share?: OwnShare | undefined; // of the last round
  readonly joint?: Joint | undefined; // of the running game
}

export class GuestShares {
  private committedIn: number | undefined; // round
  private openedIn: number | undefined;

  /** `kept`: from before a reload; `keep` gets what is to be kept now. */
  constructor(
    public kept: KeptShares,
    private readonly request: (ask: GuestAsk) => void,
    private readonly keep: (kept: KeptShares) => void,
  ) {}

  private change(kept: KeptShares): void {
    this.kept = kept;
    this.keep(kept);
  }

  /** `commitment`: the host's, before this device commits. */
  async receiveShares(shares: Shares, commitment: string | undefined): Promise<void> {
    const { round, opened } = shares;
    if (this.kept.share?.round === round) await this.goOn(shares, this.kept.share);
    else if (opened.length === 0) {
      const share = { round, own: newShare(), commitment };
      this.change({ share });
      await this.goOn(shares, share);
    } else if (this.kept.joint && String(this.kept.joint.shares) !== String(opened)) this.change({}); // this device was not there
  }

  private async goOn(shares: Shares, share: OwnShare): Promise<void> {
    const { round, commits, opened, all } = shares;
    const { own, commitment } = share;
    const committed = await commitTo(own);
    if (!all && !commits.includes(committed) && this.committedIn !== round) {
      this.committedIn = round;
      this.request({ what: 'commit', round, text: committed });
    }
    if (all && opened.length === 0 && commits.includes(committed) && this.openedIn !== round) {
      this.openedIn = round;
      this.request({ what: 'open', round, text: own });
    }
    if (this.kept.joint || !opened.includes(own) || !(await isFitting(shares))) return;
    this.change({ share, joint: { commitment, own, shares: opened } });
  }
}

/** Does each share fit its commitment? */
async function isFitting({ commits, opened }: Shares): Promise<boolean> {
  const fit = await Promise.all(opened.map(async (share, i) => (await commitTo(share)) === commits[i]));
  return opened.length === commits.length && !fit.includes(false);
}
