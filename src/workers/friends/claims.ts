/** People who say that a seat is theirs, from another device or browser than before: the host gives it back, or does not. */
import type { SeatClaim } from '../../friends/table.ts';
import type { GuestAsk } from '../../friends/messages.ts';
import { normalizedName } from '../../record/person-name.ts';
import type { GuestLink } from './guest-link.ts';
import type { TablePeople } from './people.ts';

/** How many may be asked about at the same time. */
const MOST = 4;

interface OpenClaim extends SeatClaim {
  readonly link: GuestLink;
  readonly token: string; // with which they would come back from then on
}

export class Claims {
  private open: readonly OpenClaim[] = [];
  private count = 0;

  constructor(private readonly people: TablePeople) {}

  /** What is asked now: by people who are still connected, about seats whose people are not there. */
  get told(): readonly SeatClaim[] {
    return this.open.map(({ n, seat, name }) => ({ n, seat, name }));
  }

  /** False if there is nobody away at that seat, or too much is asked already. */
  addClaim(link: GuestLink, { seat, name, token }: GuestAsk & { readonly what: 'claim' }): boolean {
    this.lose(link);
    const isKnown = this.people.of(link) !== undefined || this.people.guests.some((one) => one.token === token);
    if (isKnown || this.people.at(seat)?.awaySince === undefined || this.open.length >= MOST) return false;
    this.count += 1;
    this.open = [...this.open, { n: this.count, seat, name: normalizedName(name), link, token }];
    return true;
  }

  /** The host's answer. False if it is no longer asked. */
  answerClaim(n: number, on: boolean): boolean {
    const claim = this.open.find((one) => one.n === n);
    const guest = claim && this.people.at(claim.seat);
    if (!claim || !guest) return false;
    this.lose(claim.link);
    if (!on) return true;
    const before = guest.link;
    guest.token = claim.token;
    guest.link = claim.link;
    before?.end('elsewhere');
    before?.visitor.drop();
    return true;
  }

  lose(link: GuestLink): void {
    this.open = this.open.filter((one) => one.link !== link);
  }

  /** Nothing is asked about a seat whose person is back or has left. */
  goOn(): void {
    this.open = this.open.filter(({ seat }) => this.people.at(seat)?.awaySince !== undefined);
  }
}
