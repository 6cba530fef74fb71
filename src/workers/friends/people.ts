/** The people at the host's table: who has which seat, who is heard, for whom a bot plays. */
import type { Seat } from '../../cards/card.ts';
import type { LevelName, SeatHolder } from '../../record/holder.ts';
import { distinctName, normalizedName } from '../../record/person-name.ts';
import { type FriendSeat, MOST_WATCHERS, type NewTable, type Presence, type Watcher } from '../../friends/table.ts';
import type { SeatLink } from '../seat-link.ts';
import type { GuestLink } from './guest-link.ts';
import { SeatCopy } from './seat-copy.ts';

/** A guest at the table, whose connections come and go. */
export interface Guest {
  readonly n: number; // of those who have come to this table
  token: string; // whoever has it has the seat
  name: string;
  portrait: number | undefined; // an index
  seat: Seat | undefined; // undefined: only watches
  link: GuestLink | undefined; // the newest connection
  copy: SeatCopy;
  seatLink: SeatLink | undefined; // while a game runs
  awaySince: number | undefined; // by the clock
  isLate: boolean; // over the time for a turn
  looks: boolean; // its page is seen
  stoodIn: boolean;
  wantsAgain: boolean; // another game, once one is over
  readonly votes: Set<string>; // who wants a bot to stand in: tokens of guests, or 'host'
}

/** What is kept of a guest for a reload of the host. */
export type KeptGuest = Pick<Guest, 'token' | 'name' | 'seat'> & Partial<Pick<Guest, 'portrait'>>;

function presenceOf({ stoodIn, awaySince, isLate }: Guest): Presence {
  if (stoodIn) return 'stood-in';
  if (awaySince !== undefined) return 'away';
  return isLate ? 'late' : 'here';
}

export class TablePeople {
  readonly guests: Guest[] = [];
  hostPortrait: number | undefined; // an index
  private came = 0;

  constructor(
    private readonly table: NewTable,
    private readonly changed: () => void,
  ) {
    this.hostPortrait = table.portrait;
  }

  get hostSeat(): Seat {
    return this.table.seats.indexOf('host');
  }

  /** The seats of people elsewhere. */
  get remote(): readonly Seat[] {
    return this.guests.flatMap(({ seat }) => seat ?? []);
  }

  at(seat: Seat): Guest | undefined {
    return this.guests.find((guest) => guest.seat === seat);
  }

  watcher(n: number): Guest | undefined {
    return this.guests.find((guest) => guest.n === n && guest.seat === undefined);
  }

  of(link: GuestLink): Guest | undefined {
    return this.guests.find((guest) => guest.link === link);
  }

  level(seat: Seat): LevelName {
    const planned = this.table.seats[seat];
    return planned === undefined || planned === 'host' || planned === 'open' ? this.table.level : planned;
  }

  /** A seat that waits for a friend. */
  isOpen(seat: Seat): boolean {
    return this.table.seats[seat] === 'open' && !this.at(seat);
  }

  /** A seat for somebody who comes: the one asked for, else the first. During a game also a bot's. */
  free(asked: Seat | undefined, isPlaying: boolean): Seat | undefined {
    const open = this.table.seats.flatMap((_, seat) => (this.isOpen(seat) ? [seat] : []));
    const bots = this.table.seats.flatMap((planned, seat) =>
      isPlaying && planned !== 'host' && planned !== 'open' && !this.at(seat) ? [seat] : [],
    );
    const seats = [...open, ...bots];
    return asked !== undefined && seats.includes(asked) ? asked : seats[0];
  }

  /** Nobody is called like somebody else here. */
  add({ token, name, portrait, seat }: KeptGuest): Guest {
    const others = [normalizedName(this.table.name), ...this.guests.map((guest) => guest.name)];
    this.came += 1;
    const guest: Guest = {
      n: this.came,
      token,
      name: distinctName(normalizedName(name), others),
      portrait,
      seat,
      link: undefined,
      copy: new SeatCopy(this.changed),
      seatLink: undefined,
      awaySince: undefined,
      isLate: false,
      looks: true,
      stoodIn: false,
      wantsAgain: false,
      votes: new Set(),
    };
    this.guests.push(guest);
    return guest;
  }

  remove(guest: Guest): void {
    const at = this.guests.indexOf(guest);
    if (at >= 0) this.guests.splice(at, 1);
  }

  /** The names by seat; '' for bots. */
  get names(): readonly string[] {
    return this.table.seats.map((planned, seat) =>
      planned === 'host' ? normalizedName(this.table.name) : (this.at(seat)?.name ?? ''),
    );
  }

  /** Who holds the seats of a game that begins now. */
  get holders(): readonly SeatHolder[] {
    return this.table.seats.map((planned, seat): SeatHolder => {
      if (planned === 'host') return { by: 'local' };
      return this.at(seat) ? { by: 'remote' } : { by: 'bot', level: this.level(seat) };
    });
  }

  /** Those who only watch, as long as they are heard. */
  get watchers(): readonly Watcher[] {
    return this.guests.flatMap(({ n, seat, name, awaySince }) =>
      seat === undefined && awaySince === undefined ? [{ n, name }] : [],
    );
  }

  /** May one more watch? */
  get mayWatch(): boolean {
    return this.table.mayWatch && this.guests.filter(({ seat }) => seat === undefined).length < MOST_WATCHERS;
  }

  /** `rests`: may this person, by token, not pause again for now? */
  seats(ready: readonly Seat[], rests: (token: string) => boolean): readonly FriendSeat[] {
    const { names } = this;
    return this.table.seats.map((planned, seat): FriendSeat => {
      const guest = this.at(seat);
      return {
        ...(planned === 'host'
          ? { by: 'host', portrait: this.hostPortrait }
          : { by: guest ? 'guest' : planned === 'open' ? 'open' : 'bot', portrait: guest?.portrait }),
        name: names[seat] ?? '',
        presence: guest ? presenceOf(guest) : 'here',
        level: this.level(seat),
        ready: ready.includes(seat) || guest?.wantsAgain === true,
        votes: guest?.votes.size ?? 0,
        rests: guest !== undefined && rests(guest.token),
      };
    });
  }
}
