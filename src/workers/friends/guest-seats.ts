/** How guests get a seat at the host's table, get it back, change it and lose it. */
import type { Seat } from '../../cards/card.ts';
import type { GuestAsk } from '../../friends/messages.ts';
import type { GuestLink } from './guest-link.ts';
import type { Guest, KeptGuest, TablePeople } from './people.ts';
import type { PresenceWatch } from './presence.ts';

export class GuestSeats {
  /** `changed` is called when somebody has come or gone. */
  constructor(
    private readonly people: TablePeople,
    private readonly presence: PresenceWatch,
    private readonly changed: () => void,
  ) {}

  /** Lets somebody new in, to a seat or to watch. */
  admit(link: GuestLink, ask: GuestAsk & { readonly what: 'sit' | 'watch' }, isPlaying: boolean): boolean {
    const seat = ask.what === 'sit' ? this.people.free(ask.seat, isPlaying) : undefined;
    const mayCome = ask.what === 'sit' ? seat !== undefined : this.people.mayWatch;
    if (!mayCome || this.people.of(link)) return false;
    this.welcome(link, {
      name: ask.name,
      token: ask.token,
      seat,
      portrait: ask.what === 'sit' ? ask.portrait : undefined,
    });
    return true;
  }

  /** Gives a seat back to whoever has its token: the newest connection has it. */
  takeBack(link: GuestLink, token: string): boolean {
    const guest = this.people.guests.find((one) => one.token === token);
    if (!guest) return false;
    const before = guest.link;
    guest.link = link;
    if (before === link) return true;
    before?.end('elsewhere');
    before?.visitor.drop();
    return true;
  }

  private welcome(link: GuestLink, kept: KeptGuest): void {
    const guest = this.people.add(kept);
    guest.link = link;
    this.presence.seat(guest);
    this.changed();
  }

  /** Two change seats, or one takes an open seat: before the start. */
  move(from: Seat, to: Seat): boolean {
    const [one, other] = [this.people.at(from), this.people.at(to)];
    if (!one || (!other && !this.people.isOpen(to))) return false;
    one.seat = to;
    if (other) other.seat = from;
    this.changed();
    return true;
  }

  /** Watchers who have closed their page have left. One who comes back after all watches again. */
  forgetWatchers(): void {
    for (const guest of [...this.people.guests])
      if (guest.seat === undefined && !guest.link && this.presence.isLongAway(guest)) this.remove(guest);
  }

  /** The host sends somebody away. */
  sendAway(guest: Guest | undefined): boolean {
    if (!guest) return false;
    guest.link?.end('cut-off');
    guest.link?.visitor.drop();
    this.remove(guest);
    return true;
  }

  remove(guest: Guest): void {
    this.people.remove(guest);
    this.presence.unseat(guest);
    this.changed();
  }

  /** A connection broke off: its guest may come back. */
  lose(link: GuestLink, isCut: boolean): void {
    const guest = this.people.of(link);
    if (!guest) return;
    guest.link = undefined;
    if (isCut) this.presence.away(guest);
  }
}
