/** How guests come to the host's table: the door that lets them in, and a link to each who is connected. */
import { Door, type Caller } from '../../friends/door.ts';
import { type GuestMessage, guestMessageIn } from '../../friends/messages.ts';
import type { DeviceKey, RoomKeys } from '../../friends/seal.ts';
import type { Timing } from '../../friends/times.ts';
import type { OpenWire } from '../../friends/wire.ts';
import { GuestLink } from './guest-link.ts';

export interface EntranceParts extends Timing {
  readonly keys: RoomKeys;
  readonly key: DeviceKey;
  readonly wire: OpenWire;
  readonly version: string; // of this build
}

export interface EntranceEvents {
  heard(link: GuestLink, message: GuestMessage): void;
  /** Its connection is over. */
  lost(link: GuestLink, isCut: boolean): void;
  /** Has this guest a place at the table? */
  hasPlace(link: GuestLink): boolean;
  changed(isUp: boolean): void;
}

export class Entrance {
  private readonly known = new Map<Caller, GuestLink>();
  private readonly door: Door;

  constructor(
    private readonly parts: EntranceParts,
    private readonly events: EntranceEvents,
  ) {
    this.door = new Door(parts.wire, parts, {
      hasPlace: (caller) => {
        const link = this.known.get(caller);
        return link !== undefined && events.hasPlace(link);
      },
      heard: (caller, words) => this.hear(caller, words),
      gone: (caller, isCut) => {
        const link = this.known.get(caller);
        this.known.delete(caller);
        if (link) events.lost(link, isCut);
      },
      broke: (caller) => {
        const link = this.known.get(caller);
        if (link) link.isBroken = true;
      },
      changed: (isUp) => events.changed(isUp),
    });
  }

  /** To everybody who is connected. */
  get links(): readonly GuestLink[] {
    return [...this.known.values()];
  }

  private hear(caller: Caller, words: unknown): void {
    const message = guestMessageIn(words);
    if (!message) {
      caller.blame();
      return;
    }
    const link = this.known.get(caller) ?? new GuestLink(caller, this.parts);
    this.known.set(caller, link);
    this.events.heard(link, message);
  }

  /** Is there still a connection? */
  has({ caller }: GuestLink): boolean {
    return this.known.has(caller);
  }

  forgetSilent(): void {
    this.door.forgetSilent();
  }

  close(): void {
    this.door.close();
  }
}
