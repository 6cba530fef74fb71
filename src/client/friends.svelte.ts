/** The page's side of a table of friends: what is known of it, and what a person here may ask for. The engine's worker has the table. */
import type { Seat } from '../cards/card.ts';
import { EMOTE_PAUSE_MS, type FriendsAsk, type FriendsState, type NewTable } from '../friends/table.ts';
import type { DirectConnection } from './direct/direct.ts';
import { isolated } from './names.ts';
import { browserStorage } from './settings.svelte.ts';
import type { TableSession } from './table-session.svelte.ts';

export class Friends {
  /** Not now: an emote was sent just before. */
  rests = $state(false);
  /** The connections of this page, at a table without a relay. */
  direct = $state.raw<DirectConnection>();
  private directAt = ''; // whose invitation

  constructor(private readonly table: TableSession) {
    table.listeners.add((told) => {
      if (told === undefined) this.joinAgain();
    });
  }

  get state(): FriendsState | undefined {
    return this.table.friends;
  }

  /** The table is open, for this device too. */
  readonly isOpen: boolean = $derived.by(() => this.state !== undefined && this.state.ended === undefined);
  readonly isHost: boolean = $derived.by(() => this.state?.role === 'host');
  readonly seat: Seat | undefined = $derived.by(() =>
    typeof this.state?.you === 'number' ? this.state.you : undefined,
  );
  /** By seat, '' where there is none; each kept apart from the direction of the text around it. */
  readonly names: readonly string[] = $derived.by(
    () => this.state?.table?.seats.map(({ name }) => (name === '' ? '' : isolated(name))) ?? [],
  );
  readonly hostName: string = $derived.by(() => {
    const host = this.state?.table?.seats.findIndex(({ by }) => by === 'host') ?? -1;
    return this.names[host] ?? '';
  });
  /** Other people at the table who have not said yet that the next deal may come. */
  readonly awaited: readonly string[] = $derived.by(() => {
    const seats = this.state?.table?.seats ?? [];
    const isAwaited = (seat: Seat): boolean => {
      const one = seats[seat];
      const isPerson = one?.by === 'host' || one?.by === 'guest';
      return seat !== this.seat && isPerson && !one.ready && one.presence === 'here';
    };
    return this.names.filter((_, seat) => isAwaited(seat));
  });
  /** Other people who would like another game, now that one is over. */
  readonly wanting: readonly string[] = $derived.by(() => {
    const { phase, seats = [] } = this.state?.table ?? {};
    return phase === 'over' ? this.names.filter((_, seat) => seat !== this.seat && seats[seat]?.ready === true) : [];
  });
  readonly isReady: boolean = $derived.by(() =>
    this.seat === undefined ? false : this.state?.table?.seats[this.seat]?.ready === true,
  );

  async open(table: NewTable): Promise<boolean> {
    return this.askEngine({ what: 'open', table });
  }

  /** Opens the table again that rests on this device. */
  reopen(): void {
    void this.askEngine({ what: 'reopen' });
  }

  async join(invite: string): Promise<boolean> {
    return this.askEngine({ what: 'join', invite });
  }

  /** Takes the own seat from another window. */
  async takeOver(invite: string): Promise<boolean> {
    return this.askEngine({ what: 'join', invite, takeOver: true });
  }

  /** The seat was this person's at another device: the host is asked for it. */
  claim(seat: Seat, name: string): void {
    void this.askEngine({ what: 'claim', seat, name });
  }

  /** The host's answer. */
  give(n: number, answer: 'yes' | 'no'): void {
    void this.askEngine({ what: 'give', n, on: answer === 'yes' });
  }

  sit(name: string, portrait: number | undefined): void {
    void this.askEngine({ what: 'sit', name, portrait });
  }

  /** The others see another portrait of this person from now on; an index. */
  show(portrait: number): void {
    void this.askEngine({ what: 'portrait', portrait });
  }

  watch(name: string): void {
    void this.askEngine({ what: 'watch', name });
  }

  move(from: Seat, to: Seat): void {
    void this.askEngine({ what: 'move', from, to });
  }

  remove(seat: Seat): void {
    void this.askEngine({ what: 'remove', seat });
  }

  removeWatcher(n: number): void {
    void this.askEngine({ what: 'remove-watcher', n });
  }

  /** Whether somebody new may come in. */
  door(is: 'open' | 'shut'): void {
    void this.askEngine({ what: 'door', open: is === 'open' });
  }

  /** A link that old ones do not open. */
  newLink(): void {
    void this.askEngine({ what: 'new-link' });
  }

  /** A guest would like another game. */
  askAgain(): void {
    void this.askEngine({ what: 'again' });
  }

  /** Deals the first game, or another one. */
  start(): void {
    void this.askEngine({ what: 'start' });
  }

  emote(emote: number): void {
    if (this.rests) return;
    this.rests = true;
    setTimeout(() => (this.rests = false), EMOTE_PAUSE_MS);
    void this.askEngine({ what: 'emote', emote });
  }

  pause(on: 'pause' | 'go on'): void {
    void this.askEngine({ what: 'pause', on: on === 'pause' });
  }

  /** A bot shall play for somebody who is away. */
  vote(seat: Seat): void {
    void this.askEngine({ what: 'vote', seat });
  }

  /** This page is seen, or lies in the background: then no bot waits for it. */
  look(on: boolean): void {
    if (this.isOpen) void this.askEngine({ what: 'look', on });
  }

  /** Plays again for oneself, instead of a bot. */
  back(): void {
    void this.askEngine({ what: 'back' });
  }

  /** To what somebody wants to take back, or to drop what was asked from here. */
  agree(n: number, answer: 'yes' | 'no'): void {
    void this.askEngine({ what: 'agree', n, on: answer === 'yes' });
  }

  async leave(): Promise<void> {
    await this.askEngine({ what: 'leave' });
  }

  /** Forgets a table that has ended. */
  forget(): void {
    this.table.friends = undefined;
  }

  /** For a table without a relay: the engine's worker cannot have the connections to other pages, so this page has them. */
  async connect(state: FriendsState | undefined): Promise<void> {
    const at = state?.kind === 'direct' && state.ended === undefined ? state.invite : '';
    if (at === this.directAt) return;
    this.directAt = at;
    this.direct = undefined; // the worker closes it, once all is sent
    if (!state || at === '') return;
    const direct = await import('./direct/direct.ts').catch(() => undefined);
    if (this.directAt !== at) return;
    if (!direct) {
      this.directAt = ''; // fetched again at the next news
      return;
    }
    this.direct = direct.connectDirectly({ role: state.role, invite: at, storage: browserStorage() });
    this.giveWire();
  }

  private giveWire(): void {
    if (!this.direct) return;
    const { port1, port2 } = new MessageChannel();
    this.direct.attach(port1);
    void this.table.ask({ type: 'wire' }, [port2]);
  }

  /** A new engine knows nothing of the table at which this device is a guest. A host's it opens by itself. */
  private joinAgain(): void {
    const { state } = this;
    if (state?.role === 'guest' && state.ended === undefined) void this.join(state.invite).then(() => this.giveWire());
    else this.giveWire();
  }

  private async askEngine(ask: FriendsAsk): Promise<boolean> {
    const told = await this.table.ask({ type: 'friends', ask });
    return told.type === 'done';
  }
}
