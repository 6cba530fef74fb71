/** How guests come to the host's table: a door for each link that it has had, and a link to each guest who is connected. */
import { must } from '../../cards/must.ts';
import { Door, type Visitor } from '../../friends/door.ts';
import { type GuestMessage, guestMessageIn } from '../../friends/messages.ts';
import type { DeviceKey, RoomKeys } from '../../friends/seal.ts';
import type { Timing } from '../../friends/times.ts';
import type { OpenWire } from '../../friends/wire.ts';
import { GuestLink } from './guest-link.ts';

/** Doors of older links: beyond these the oldest are closed. */
const MOST_OLD = 2;

export interface EntranceParts extends Timing {
  readonly keys: RoomKeys; // of the newest link
  readonly old: readonly RoomKeys[]; // of older ones, the newest first
  readonly key: DeviceKey;
  readonly wire: OpenWire;
  readonly version: string; // of this build
}

export interface EntranceEvents {
  heard(link: GuestLink, message: GuestMessage): void;
  /** Its connection is over. */
  lost(link: GuestLink, isCut: boolean): void;
  /** Is this guest at the table? */
  isAtTable(link: GuestLink): boolean;
  changed(isUp: boolean): void;
  /** Somebody came whose page is of another build. */
  otherVersion(): void;
}

export class Entrance {
  private readonly known = new Map<Visitor, GuestLink>();
  private readonly older = new Set<GuestLink>(); // that came through another door than the newest
  private readonly up = new Set<Door>();
  /** A friend could not come in, whose page is of another build, and nobody has since. */
  otherVersion = false;
  private doors: readonly { readonly keys: RoomKeys; readonly door: Door }[]; // the newest first

  constructor(
    private readonly parts: EntranceParts,
    private readonly events: EntranceEvents,
  ) {
    this.doors = [parts.keys, ...parts.old].map((keys) => this.doorFor(keys));
  }

  /** What the newest link holds. */
  get keys(): RoomKeys {
    return must(this.doors[0], 'a door').keys;
  }

  /** What the older links hold. */
  get old(): readonly RoomKeys[] {
    return this.doors.slice(1).map(({ keys }) => keys);
  }

  /** From now on newcomers need a link with these keys. */
  renew(keys: RoomKeys): void {
    for (const link of this.known.values()) this.older.add(link);
    this.doors = [this.doorFor(keys), ...this.doors];
    for (const { door } of this.doors.slice(1 + MOST_OLD)) this.closeDoor(door);
    this.doors = this.doors.slice(0, 1 + MOST_OLD);
  }

  private closeDoor(door: Door): void {
    this.up.delete(door);
    door.close();
  }

  private doorFor(keys: RoomKeys): { readonly keys: RoomKeys; readonly door: Door } {
    const { parts, events } = this;
    const door: Door = new Door(
      parts.wire,
      { ...parts, keys },
      {
        isAtTable: (visitor) => {
          const link = this.known.get(visitor);
          return link !== undefined && events.isAtTable(link);
        },
        heard: (visitor, message) => this.receiveMessage(visitor, message, keys),
        gone: (visitor, isCut) => {
          const link = this.known.get(visitor);
          this.known.delete(visitor);
          if (!link) return;
          this.older.delete(link);
          events.lost(link, isCut);
        },
        otherVersion: () => {
          this.otherVersion = true;
          events.otherVersion();
        },
        broke: (visitor) => {
          const link = this.known.get(visitor);
          if (link) link.isBroken = true;
        },
        changed: (isUp) => {
          if (isUp) this.up.add(door);
          else this.up.delete(door);
          events.changed(this.up.size > 0);
        },
      },
    );
    return { keys, door };
  }

  /** Did this guest come by an older link? */
  isOld(link: GuestLink): boolean {
    return this.older.has(link);
  }

  /** To everybody who is connected. */
  get links(): readonly GuestLink[] {
    return [...this.known.values()];
  }

  private receiveMessage(visitor: Visitor, value: unknown, keys: RoomKeys): void {
    const message = guestMessageIn(value);
    if (!message) {
      visitor.blame();
      return;
    }
    const link = this.known.get(visitor) ?? new GuestLink(visitor, this.parts);
    if (!this.known.has(visitor)) this.otherVersion = false;
    if (!this.known.has(visitor) && keys !== this.keys) this.older.add(link);
    this.known.set(visitor, link);
    this.events.heard(link, message);
  }

  /** Is there still a connection? */
  has({ visitor }: GuestLink): boolean {
    return this.known.has(visitor);
  }

  forgetSilent(): void {
    for (const { door } of this.doors) door.forgetSilent();
  }

  close(): void {
    for (const { door } of this.doors) door.close();
  }
}
