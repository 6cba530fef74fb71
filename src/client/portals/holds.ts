/** Who pauses and who mutes the table: it goes on when the last of them lets go. */
import type { Playable } from '../embed/surroundings.ts';

export class Holds {
  private readonly holders = new Set<object>();
  private readonly silencers = new Set<object>();

  constructor(
    private readonly table: Playable,
    /** Called before the table is paused or resumed. */
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
