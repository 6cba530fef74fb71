/** Who holds the table still and who silences it: it goes on, and sounds, when the last of them lets go. */
import type { Playable } from '../embed/surroundings.ts';

export class Holds {
  private readonly holders = new Set<object>();
  private readonly silencers = new Set<object>();

  constructor(
    private readonly table: Playable,
    /** Told before the table is: what the table then says is an answer to it. */
    private readonly changed: (by: object) => void,
  ) {}

  get areOn(): boolean {
    return this.holders.size > 0;
  }

  hold(by: object): void {
    if (this.holders.has(by)) return;
    this.holders.add(by);
    this.changed(by);
    if (this.holders.size === 1) this.table.pause();
  }

  release(by: object): void {
    if (!this.holders.delete(by)) return;
    this.changed(by);
    if (this.holders.size === 0) this.table.resume();
  }

  mute(by: object, on: boolean): void {
    const wasSilent = this.silencers.size > 0;
    if (on) this.silencers.add(by);
    else this.silencers.delete(by);
    const isSilent = this.silencers.size > 0;
    if (isSilent !== wasSilent) this.table.mute(isSilent);
  }
}
