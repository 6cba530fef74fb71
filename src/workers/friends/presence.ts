/** Who at the host's table is heard, and for whom a bot plays meanwhile. */
import type { Seat } from '../../cards/card.ts';
import type { Timing } from '../../friends/times.ts';
import { type SeatHolder, isBot } from '../../record/holder.ts';
import type { Line } from '../../record/line.ts';
import type { Running } from '../running.ts';
import type { Guest, TablePeople } from './people.ts';
import type { Agreement } from './taking-back.ts';

/** The host among voters and those who pause; guests are their tokens. */
export const HOST_VOTE = 'host';

export class PresenceWatch {
  running: Running | undefined;
  private hostLooks = true;
  /** Since when the wire carries, by the clock. Without one nothing is known of the others, so nothing is decided about them. */
  upSince: number | undefined;

  constructor(
    private readonly people: TablePeople,
    private readonly timing: Timing,
    private readonly agreement: Agreement | undefined, // where people may take back
  ) {}

  /** The full record, once the game is over. */
  get record(): readonly Line[] | undefined {
    return this.running?.isOver === true ? this.running.lines : undefined;
  }

  /** Links everybody to a game that begins or goes on, and bots to the seats of those who have left it. */
  attachAll(running: Running): void {
    this.running = running;
    this.agreement?.begin(running);
    running.setLooks(this.hostLooks);
    for (const guest of this.people.guests) this.attach(guest);
    for (const [seat, holder] of running.holders.entries())
      if (holder.by === 'remote' && !this.people.at(seat)) this.reseat(seat, this.botFor(seat));
  }

  /** A guest who comes during a game takes the seat of a bot. */
  seat(guest: Guest): void {
    const { running } = this;
    if (!running) return;
    const holder = guest.seat === undefined ? undefined : running.holders[guest.seat];
    if (holder && isBot(holder) && guest.seat !== undefined) this.reseat(guest.seat, { by: 'remote' });
    this.attach(guest);
  }

  private attach(guest: Guest): void {
    const { running } = this;
    if (!running) return;
    guest.stoodIn = guest.isLate = false;
    guest.votes.clear();
    guest.seatLink = running.attach(guest.copy, guest.seat, 'remote');
    running.setLooks(guest.looks, guest.seatLink);
    if (guest.awaySince !== undefined) running.setHere(guest.seatLink, false);
  }

  /** Whoever has left has no seat any more; a bot plays on. */
  unseat(guest: Guest): void {
    const { running } = this;
    if (guest.seatLink) running?.detach(guest.seatLink);
    if (guest.seat !== undefined) this.reseat(guest.seat, this.botFor(guest.seat));
  }

  away(guest: Guest): void {
    guest.awaySince ??= this.timing.clock.now();
    if (guest.seatLink) this.running?.setHere(guest.seatLink, false);
  }

  /** The page of the host, or of a guest, is seen or lies in the background. Whoever looks again is there. */
  look(looks: boolean, guest?: Guest): void {
    if (!guest) this.hostLooks = looks;
    else if (guest.looks === looks) return;
    else guest.looks = looks;
    if (guest && looks) this.giveBack(guest);
    if (!guest || guest.seatLink) this.running?.setLooks(looks, guest?.seatLink);
  }

  /** The seat is the guest's again, for whom a bot plays. */
  giveBack(guest: Guest): boolean {
    if (!guest.stoodIn || guest.seat === undefined) return false;
    guest.stoodIn = guest.isLate = false;
    guest.votes.clear();
    this.reseat(guest.seat, { by: 'remote' });
    return true;
  }

  /** Heard again: the seat is the guest's at once. */
  back(guest: Guest): void {
    if (guest.awaySince === undefined) return;
    guest.awaySince = undefined;
    guest.votes.clear();
    if (guest.seatLink) this.running?.setHere(guest.seatLink, true);
    this.giveBack(guest);
  }

  /** The wire carries, or does not for now. */
  wire(isUp: boolean): void {
    if (!isUp) this.upSince = undefined;
    else this.upSince ??= this.timing.clock.now();
  }

  /** How long something is over that began then: only the time counts in which it could have been heard of. */
  since(then: number): number {
    return this.upSince === undefined ? 0 : this.timing.clock.now() - Math.max(then, this.upSince);
  }

  /** The seats whose people are over the time for a turn. */
  setLate(late: readonly Seat[]): void {
    for (const guest of this.people.guests) {
      const isLate = guest.seat !== undefined && late.includes(guest.seat);
      if (guest.isLate && !isLate && guest.awaySince === undefined) guest.votes.clear();
      guest.isLate = isLate;
    }
  }

  /** A vote that a bot shall play for one who is away or late: more than half of the others decide. */
  vote(seat: Seat, by: string): boolean {
    const guest = this.people.at(seat);
    if (!guest || (guest.awaySince === undefined && !guest.isLate) || guest.stoodIn || guest.token === by) return false;
    if (this.upSince === undefined) return false;
    guest.votes.add(by);
    const others = this.people.guests.filter(
      (one) => one !== guest && one.seat !== undefined && one.awaySince === undefined,
    );
    if (2 * guest.votes.size > others.length + 1) this.standIn(guest);
    return true;
  }

  /** Looks at the clock: who is away, and for how long. */
  tick(isPlaying: boolean): void {
    if (this.upSince === undefined) return;
    const { times } = this.timing;
    for (const guest of this.people.guests) {
      const { link } = guest;
      if (!link || link.isBroken || this.since(link.heardAt) > times.away) this.away(guest);
      if (isPlaying && this.isLongAway(guest)) this.standIn(guest);
    }
  }

  /** Away for so long that a bot plays. */
  isLongAway({ awaySince }: Guest): boolean {
    return awaySince !== undefined && this.since(awaySince) > this.timing.times.standIn;
  }

  private standIn(guest: Guest): void {
    if (guest.seat === undefined || guest.stoodIn || !this.running || this.running.isOver) return;
    guest.stoodIn = true;
    this.reseat(guest.seat, this.botFor(guest.seat));
  }

  private botFor(seat: Seat): SeatHolder {
    return { by: 'bot', level: this.people.level(seat) };
  }

  private reseat(seat: Seat, holder: SeatHolder): void {
    const { running } = this;
    if (!running || running.isOver) return;
    running.names = this.people.names;
    running.reseat(seat, holder);
  }
}
