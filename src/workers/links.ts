/** The links of a running table: for whom a bot waits, and who is ready for the next deal. */
import type { Seat } from '../cards/card.ts';
import type { SeatLink } from './seat-link.ts';

export class Links {
  private readonly all = new Set<SeatLink>();

  [Symbol.iterator](): Iterator<SeatLink> {
    return this.all.values();
  }

  /** Only the newest link of a seat counts. */
  add(link: SeatLink): void {
    const before = this.of(link.seat);
    if (before && link.seat !== undefined) this.all.delete(before);
    this.all.add(link);
  }

  /** False if another link took its place. */
  delete(link: SeatLink): boolean {
    return this.all.delete(link);
  }

  of(seat: Seat | undefined): SeatLink | undefined {
    return [...this.all].find((link) => link.seat === seat);
  }

  /** The people; spectators only where nobody sits. */
  get people(): readonly SeatLink[] {
    const links = [...this.all];
    const seated = links.filter(({ seat }) => seat !== undefined);
    return seated.length > 0 ? seated : links;
  }

  /** Have all seen these lines for whom a bot waits? Those who look set the pace; if nobody does, all who are here. */
  haveSeen(lines: number): boolean {
    const { people } = this;
    const here = people.filter(({ isHere }) => isHere);
    const looking = here.filter(({ looks }) => looks);
    return people.length > 0 && (looking.length > 0 ? looking : here).every(({ seenAt }) => seenAt === lines);
  }

  /** Somebody wants the next deal, and with them all others at the same device. False if nobody here may. */
  makeReady(link: SeatLink, lines: number): boolean {
    const here = this.people.filter((one) => one === link || (one.by === 'local' && link.by === 'local'));
    for (const one of here) one.readyAt = lines;
    return here.length > 0;
  }

  areReady(lines: number): boolean {
    return this.people.every(({ readyAt, isHere }) => !isHere || readyAt === lines);
  }

  /** The seats of people who are ready for the next deal. */
  ready(lines: number): readonly Seat[] {
    return [...this.all].flatMap(({ seat, readyAt }) => (seat !== undefined && readyAt === lines ? [seat] : []));
  }
}
