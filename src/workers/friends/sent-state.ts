/**
 * What a guest has of its status, which changes as a whole: it is sent the differences from what it was sent last, and the whole
 * if it has not said for too long that it has these.
 */
import { changesIn } from '../../friends/changes.ts';
import type { Fields } from '../../record/guards.ts';

export interface StateNews {
  readonly base?: number; // the version from which it differs; without one it is whole
  readonly status: Fields;
}

export class SentState {
  private last: { readonly version: number; readonly status: Fields; readonly at: number } | undefined;
  private knownVersion = -1; // that the guest has
  private movedAt = 0; // when it last had a newer one, or was first sent one that it did not have, in ms

  /** `againMs`: what is not known to have arrived for so long is sent again. */
  constructor(private readonly againMs: number) {}

  /** What the guest says that it has. */
  has(version: number, now: number): void {
    if (version === this.knownVersion) return;
    [this.knownVersion, this.movedAt] = [version, now];
  }

  /** Nothing of what was sent counts any more. */
  forget(): void {
    this.last = undefined;
    this.knownVersion = -1;
  }

  /** Must this version be sent now? */
  isDue(version: number, now: number): boolean {
    if (this.knownVersion === version) return false;
    return this.last?.version !== version || now - this.last.at >= this.againMs;
  }

  /** What to send of this version, which counts as sent. */
  next(version: number, status: Fields, now: number): StateNews {
    const { last } = this;
    const isUpToDate = last?.version === this.knownVersion;
    if (isUpToDate) this.movedAt = now;
    const isTrusted =
      last !== undefined && last.version !== version && (isUpToDate || now - this.movedAt < this.againMs);
    this.last = { version, status, at: now };
    return isTrusted ? { base: last.version, status: changesIn(last.status, status) } : { status };
  }
}
