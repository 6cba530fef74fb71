/** The people at the host's table and what they may do there, apart from coming in, dealing and what is told. */
import type { GuestAsk, GuestMessage, ShareAsk } from '../../friends/messages.ts';
import type { FriendsAsk, FriendsPhase, FriendsTable, NewTable } from '../../friends/table.ts';
import type { Timing } from '../../friends/times.ts';
import { normalizedName } from '../../record/person-name.ts';
import { Claims } from './claims.ts';
import type { EngineParts } from '../engine-parts.ts';
import { Emotes } from './emotes.ts';
import { GuestHelp } from './guest-help.ts';
import type { GuestLink } from './guest-link.ts';
import type { KeptHost } from './kept-table.ts';
import { Pauses } from './pauses.ts';
import { type Guest, TablePeople } from './people.ts';
import { GuestSeats } from './guest-seats.ts';
import { HOST_VOTE, PresenceWatch } from './presence.ts';
import { Agreement } from './taking-back.ts';
import { Turns } from './turns.ts';
import { Waits } from './waits.ts';

export interface RoomEvents {
  /** There is something to tell. */
  changed(): void;
  /** There are lines to send. */
  sendLines(): void;
  /** Somebody has come or gone. */
  keep(): void;
}

/** What a guest asks for that is about the game and its people. */
type RoomAsk = Exclude<GuestAsk, ShareAsk>;

type PlacedAsk = Exclude<RoomAsk, { readonly what: 'sit' } | { readonly what: 'watch' | 'claim' | 'leave' }>;

export class FriendsRoom {
  readonly people: TablePeople;
  readonly presence: PresenceWatch;
  private readonly guestSeats: GuestSeats;
  private readonly waits: Waits;
  private readonly turns: Turns;
  private readonly agreement: Agreement;
  private readonly claims: Claims;
  private readonly emotes: Emotes;
  private readonly pauses: Pauses;
  private readonly guestHelp: GuestHelp;
  /** Somebody new may come in. */
  isOpen = true;

  constructor(
    private readonly table: NewTable,
    timing: Timing,
    engine: EngineParts,
    events: RoomEvents,
  ) {
    this.agreement = new Agreement(() => events.changed());
    this.people = new TablePeople(table, () => events.sendLines());
    this.presence = new PresenceWatch(this.people, timing, table.help ? this.agreement : undefined);
    this.waits = new Waits(timing, table.windowMs);
    this.turns = new Turns(timing, table.turnMs);
    this.guestSeats = new GuestSeats(this.people, this.presence, () => {
      events.keep();
      events.changed();
    });
    this.claims = new Claims(this.people);
    this.emotes = new Emotes(timing.clock);
    this.pauses = new Pauses(timing.clock, HOST_VOTE);
    this.guestHelp = new GuestHelp(engine);
  }

  /** Those who were here before a reload of the host's page: they are waited for. */
  expect({ guests }: KeptHost): void {
    for (const guest of guests) this.presence.away(this.people.add(guest));
  }

  /** What the host asks for; false also for what is not about the people. */
  grantHost(ask: FriendsAsk, phase: FriendsPhase): boolean {
    const { people, guestSeats, presence } = this;
    switch (ask.what) {
      case 'move':
        return phase === 'lobby' && guestSeats.move(ask.from, ask.to);
      case 'remove':
        return guestSeats.sendAway(people.at(ask.seat));
      case 'remove-watcher':
        return guestSeats.sendAway(people.watcher(ask.n));
      case 'give':
        return this.claims.answerClaim(ask.n, ask.on);
      case 'emote':
        return this.emotes.showEmote(people.hostSeat, ask.emote);
      case 'pause':
        return phase === 'playing' && this.pause(ask.on, HOST_VOTE, normalizedName(this.table.name));
      case 'vote':
        return presence.vote(ask.seat, HOST_VOTE);
      case 'portrait':
        people.hostPortrait = ask.portrait;
        return true;
      case 'look':
        presence.look(ask.on);
        return true;
      case 'agree':
        return this.agreement.answerQuestion(people.hostSeat, ask.n, ask.on);
      case 'open':
      case 'reopen':
      case 'join':
      case 'claim':
      case 'sit':
      case 'watch':
      case 'start':
      case 'door':
      case 'new-link':
      case 'again':
      case 'back':
      case 'leave':
        return false; // nothing of the people's that the host may ask for
    }
  }

  /** A guest was heard. */
  notePresence(link: GuestLink, { looks }: GuestMessage): void {
    const guest = this.people.of(link);
    if (!guest) return;
    this.presence.back(guest);
    this.presence.look(looks, guest);
  }

  /** `isOld`: by an older link only those come back who were here. */
  grantAsk(
    link: GuestLink,
    ask: RoomAsk,
    { phase, isOld }: { readonly phase: FriendsPhase; readonly isOld: boolean },
  ): boolean {
    if (ask.what === 'sit' || ask.what === 'watch') {
      const isBack = this.guestSeats.takeBack(link, ask.token);
      return isBack || (this.isOpen && !isOld && this.guestSeats.admit(link, ask, phase === 'playing'));
    }
    if (ask.what === 'claim') return !isOld && this.claims.addClaim(link, ask);
    const guest = this.people.of(link);
    if (ask.what === 'leave') return this.letGo(link, guest);
    return guest !== undefined && this.grantGuest(guest, ask, phase);
  }

  /** What those may ask for who are at the table. */
  private grantGuest(guest: Guest, ask: PlacedAsk, phase: FriendsPhase): boolean {
    switch (ask.what) {
      case 'seat':
        return guest.copy.passOn(ask.ask);
      case 'help':
        return this.table.help && this.guestHelp.answerAsk(guest, ask.ask, this.presence.running);
      case 'emote':
        return this.emotes.showEmote(guest.seat, ask.emote);
      case 'again':
        guest.wantsAgain = phase === 'over' && guest.seat !== undefined;
        return guest.wantsAgain;
      case 'back':
        return this.presence.giveBack(guest);
      case 'portrait':
        guest.portrait = ask.portrait;
        return true;
      case 'agree':
      case 'pause':
      case 'vote':
        return guest.seat !== undefined && this.grantSeated(guest, guest.seat, ask, phase);
    }
  }

  /** What only those may ask for who sit. */
  private grantSeated(
    guest: Guest,
    seat: number,
    ask: RoomAsk & { readonly what: 'agree' | 'pause' | 'vote' },
    phase: FriendsPhase,
  ): boolean {
    if (ask.what === 'agree') return this.agreement.answerQuestion(seat, ask.n, ask.on);
    if (ask.what === 'vote') return this.presence.vote(ask.seat, guest.token);
    return phase === 'playing' && this.pause(ask.on, guest.token, guest.name);
  }

  /** Somebody leaves, at the table or not. */
  private letGo(link: GuestLink, guest: Guest | undefined): boolean {
    link.end('left');
    if (guest) {
      this.pauses.forget(guest.token);
      this.guestSeats.remove(guest);
    }
    link.visitor.drop();
    return true;
  }

  private pause(on: boolean, who: string, name: string): boolean {
    if (!this.pauses.set(on, who, name)) return false;
    this.presence.running?.turns.pause(on);
    return true;
  }

  /** A connection is over. */
  lose(link: GuestLink, isCut: boolean): void {
    this.claims.lose(link);
    this.guestSeats.lose(link, isCut);
  }

  /** Looks at the clock. */
  tick(phase: FriendsPhase): void {
    const { presence, pauses, agreement } = this;
    const isPaused = pauses.pausedBy !== undefined;
    presence.tick(phase === 'playing' && !isPaused);
    this.guestSeats.forgetWatchers();
    this.claims.goOn();
    const isWaiting = isPaused || agreement.isAsked || presence.upSince === undefined;
    this.waits.tick(presence.running, isWaiting);
    presence.setLate(this.turns.late(presence.running, isWaiting));
    agreement.goOn();
  }

  /** What everybody is told of it. */
  get told(): Omit<FriendsTable, 'phase' | 'coming' | 'invite' | 'commitment'> {
    const { people, pauses } = this;
    const { game, options, help } = this.table;
    return {
      game,
      options,
      seats: people.seats(this.presence.running?.ready ?? [], (token) => pauses.rests(token)),
      watchers: people.watchers,
      claims: this.claims.told,
      open: this.isOpen,
      mayWatch: people.mayWatch,
      help,
      takingBack: this.agreement.told,
      pausedBy: pauses.pausedBy,
      emote: this.emotes.last,
    };
  }

  /** The table is closed: bots play on, and the host's own game with them. */
  clear(): void {
    for (const guest of [...this.people.guests]) {
      this.people.remove(guest);
      this.presence.unseat(guest);
    }
  }
}
