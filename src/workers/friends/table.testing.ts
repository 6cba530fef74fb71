/**
 * Devices for tests of tables of friends: a hub in place of wires, parts made here in place of the engine's worker, and one clock for all,
 * which the test moves.
 */
import type { Bytes } from '../../codec/bytes.ts';
import type { Seat } from '../../cards/card.ts';
import { fillOptions } from '../../games/contract/options/values.ts';
import { games } from '../../games/registry/engine/all.ts';
import { titles } from '../../games/registry/page/titles.ts';
import { Match } from '../../match/match.ts';
import { must } from '../../cards/must.ts';
import { resume } from '../../match/replay.ts';
import type { Line } from '../../record/line.ts';
import { parseRecord } from '../../record/parse.ts';
import { normalizedClientSeed } from '../../record/seed.ts';
import { practising, printPlayer } from '../../record/player.ts';
import { DrivenClock } from '../../friends/clock.testing.ts';
import { parseInvite } from '../../friends/invite.ts';
import { newDeviceKey, parseKey, fingerprintOf, randomBytes, roomKeys } from '../../friends/seal.ts';
import type { FriendsState, NewTable } from '../../friends/table.ts';
import { TIMES, type Times, type Timing } from '../../friends/times.ts';
import { HOST, type OpenWire, type WireEnd, type WireEvents } from '../../friends/wire.ts';
import { Bots } from '../bots.ts';
import type { Save } from '../database-rows.ts';
import type { Answer, EngineMessage, NewGame, SeatAsk, SeatRequest, TableMessage } from '../protocol.ts';
import { Running } from '../running.ts';
import { Saves } from '../saves.ts';
import { newSeedCommitment } from '../seed-commitment.ts';
import { SharedPort } from '../transport.ts';
import type { EngineParts, FriendlyTable } from '../engine-parts.ts';
import { GuestTable } from './guest.ts';
import { HostTable } from './host.ts';
import { keptHost, keptTicket } from './kept-table.ts';

/** The front page's game, and one whose games are short. */
export const FRONT = titles[0]?.id ?? '';
export const LAST = titles.at(-1)?.id ?? '';
export const VERSION = 'table.worker-test.js';

/** Carries bytes between the ends of each room; a test may listen, delay, lose, and break it. */
export class Hub {
  readonly carried: { readonly to: string; readonly bytes: Bytes }[] = [];
  private readonly ends = new Set<{ readonly end: WireEnd; readonly events: WireEvents }>();
  private readonly broken = new Set<string>(); // addresses without a connection
  isUp = true;
  delayMs = 0;
  /** Is this message lost? */
  loses: (message: { readonly bytes: Bytes }) => boolean = () => false;

  constructor(readonly clock = new DrivenClock()) {}

  readonly open: OpenWire = (end, events) => {
    const one = { end, events };
    for (const before of this.at(end.self)) if (before.end.room === end.room) this.ends.delete(before);
    this.ends.add(one);
    queueMicrotask(() => events.changed(this.isUp));
    return {
      send: (to, bytes) => {
        if (!this.broken.has(end.self)) this.carry(to, bytes, end.room);
      },
      close: () => void this.ends.delete(one),
    };
  };

  get addresses(): readonly string[] {
    return [...this.ends].flatMap(({ end }) => (end.self === HOST ? [] : [end.self]));
  }

  private at(address: string): readonly { readonly end: WireEnd; readonly events: WireEvents }[] {
    return [...this.ends].filter(({ end }) => end.self === address);
  }

  /** `room`: all of them, if it is left out. */
  carry(to: string, bytes: Bytes, room?: string): void {
    if (!this.isUp || this.loses({ bytes })) return;
    this.carried.push({ to, bytes });
    this.clock.after(this.delayMs, () => {
      if (!this.isUp || this.broken.has(to)) return;
      for (const { end, events } of this.at(to)) if (room === undefined || end.room === room) events.heard(bytes);
    });
  }

  /** Breaks or mends the connection of one end. */
  setFor(address: string, isUp: boolean): void {
    if (isUp) this.broken.delete(address);
    else this.broken.add(address);
    for (const { events } of this.at(address)) events.changed(isUp);
  }

  /** Breaks or mends the whole hub. */
  set(isUp: boolean): void {
    this.isUp = isUp;
    for (const { events } of this.ends) events.changed(isUp);
  }
}

/** Texts and games that a device keeps. */
export class SavesInMemory extends Saves {
  readonly notes = new Map<string, string>();
  readonly games: Save[] = [];

  constructor() {
    super(false);
  }

  copy(): SavesInMemory {
    const copy = new SavesInMemory();
    for (const [key, text] of this.notes) copy.notes.set(key, text);
    copy.games.push(...this.games);
    return copy;
  }

  override async note(key: string, text: string | undefined): Promise<void> {
    if (text === undefined) this.notes.delete(key);
    else this.notes.set(key, text);
    return Promise.resolve();
  }

  override async noted(key: string): Promise<string | undefined> {
    return Promise.resolve(this.notes.get(key));
  }

  override storeGame(save: Save): void {
    this.games.push(save);
  }
}

/** The first act of each question. */
class FirstActs extends Bots {
  override async choose(): Promise<number> {
    return Promise.resolve(0);
  }
}

/** A device: what the engine gives it, and what its page was told. */
export class Device {
  readonly told: Answer[] = [];
  readonly lines: Line[] = []; // as its page has them
  readonly saves: SavesInMemory;
  private left: SavesInMemory | undefined; // what it had kept when it vanished
  readonly page: SharedPort;
  game: { readonly running: Running; readonly id: string } | undefined;
  table: (FriendlyTable & Pick<HostTable, 'answerAsk'>) | undefined;
  saved = ''; // the game, as text
  isGone = false;
  paces = true; // its page tells when a bot's choice was seen
  private next = newSeedCommitment();
  private asks = 0;

  constructor(
    readonly hub: Hub,
    shelf = new SavesInMemory(),
    private readonly bots = new FirstActs(),
  ) {
    this.saves = shelf;
    this.page = new SharedPort((told) => this.hear(told));
  }

  private readonly open: OpenWire = (end, events) => {
    const wire = this.hub.open(end, {
      heard: (bytes) => {
        if (!this.isGone) events.heard(bytes);
      },
      changed: (isUp) => {
        if (!this.isGone) events.changed(isUp);
      },
    });
    return {
      send: (to, bytes) => {
        if (!this.isGone) wire.send(to, bytes);
      },
      close: () => {
        if (!this.isGone) wire.close();
      },
    };
  };

  /** Messages for the page; a bot's choice is seen at once. */
  private hear(told: Answer): void {
    this.told.push(told);
    if (told.type === 'table') {
      this.lines.length = told.from;
      this.lines.push(...told.lines);
    }
    if (this.paces && told.type === 'table' && told.pendingBot !== undefined) {
      const at = told.from + told.lines.length;
      queueMicrotask(() => this.ask({ type: 'paced', at }));
    }
  }

  get engine(): EngineParts {
    return {
      saves: this.saves,
      page: this.page,
      post: (told) => this.hear(told),
      commitment: async () => (await this.next).commitment,
      deal: async (game, remote) => this.deal(game, remote),
      running: () => this.game,
      clear: () => {
        this.game?.running.retire();
        this.game = undefined;
      },
    };
  }

  private async deal(asked: NewGame, remote: readonly Seat[]): Promise<EngineMessage> {
    const game = must(
      games.find(({ id }) => id === asked.game),
      'a game',
    );
    const { promised } = await this.next;
    this.next = newSeedCommitment();
    const words = normalizedClientSeed(asked.clientSeed ?? '');
    const seats = asked.holders.length;
    const match = new Match({
      game,
      options: fillOptions(game.options, asked.options, seats),
      seats,
      seed: words ? `${promised}.${words}` : promised,
      players: asked.practice === true ? practising(asked.holders.map(printPlayer)) : asked.holders.map(printPlayer),
    });
    this.sit(match, remote, asked.names ?? []);
    return { type: 'done' };
  }

  sit(match: Match, remote: readonly Seat[], names: readonly string[], id = 'game'): void {
    this.game?.running.retire();
    const running = new Running(match, this.bots, (text) => (this.saved = text), remote);
    running.names = names;
    this.game = { running, id: `${id}-${String(this.told.length)}` };
    this.page.clear();
    for (const seat of running.mine) running.attach(this.page.transportOf(seat), seat);
    running.sendWholeTable();
  }

  /** What its page asks for its seat. */
  ask(request: SeatRequest): void {
    const ask: SeatAsk = { ...request, id: (this.asks += 1) };
    this.page.deliver(ask);
  }

  /** What its page shows. */
  get news(): TableMessage | undefined {
    return this.told.findLast((one) => one.type === 'table');
  }

  get state(): FriendsState | undefined {
    return this.told.findLast((one) => one.type === 'friends')?.state;
  }

  times: Times = TIMES;

  private get timing(): Timing {
    return { times: this.times, clock: this.hub.clock };
  }

  async host(table: NewTable): Promise<HostTable> {
    const secret = randomBytes(16);
    const [keys, key] = await Promise.all([roomKeys(secret), newDeviceKey(true)]);
    const fingerprint = await fingerprintOf(key.public);
    const host = new HostTable(
      { table, keys, old: [], key, fingerprint, wire: this.open, version: VERSION, ...this.timing },
      this.engine,
    );
    this.table = host;
    return host;
  }

  async join(invite: string, version = VERSION): Promise<GuestTable> {
    const parsed = must(parseInvite(invite), 'an invitation');
    const keys = await roomKeys(parsed.secret);
    const ticket = await keptTicket(this.saves, keys.room);
    const guest = new GuestTable(
      { invite: parsed, keys, wire: this.open, version, ticket, ...this.timing },
      this.engine,
    );
    this.table = guest;
    return guest;
  }

  /** The device after a reload of its page: what it kept is there, nothing else. */
  async reloaded(invite?: string): Promise<Device> {
    const anew = new Device(this.hub, this.left ?? this.saves, this.bots);
    anew.times = this.times;
    if (invite === undefined) await anew.reopen(this);
    else await anew.join(invite);
    return anew;
  }

  /** Opens the table that was hosted here, with its game from the save. */
  private async reopen(before: Device): Promise<void> {
    const kept = must(await keptHost(this.saves), 'a kept table');
    const [keys, key] = await Promise.all([roomKeys(kept.secret), parseKey(kept.key)]);
    const old = await Promise.all(kept.old.map(roomKeys));
    if (before.game) {
      const parsed = parseRecord(before.saved);
      const match = parsed.ok ? resume(parsed.value) : parsed;
      if (!match.ok) throw new Error(match.why);
      this.sit(
        match.value,
        kept.guests.flatMap(({ seat }) => seat ?? []),
        before.game.running.names,
      );
      this.game = { running: must(this.game, 'a game').running, id: kept.gameId };
    }
    const fingerprint = await fingerprintOf(key.public);
    const { table } = kept;
    const host = new HostTable(
      { table, keys, old, key, fingerprint, wire: this.open, version: VERSION, ...this.timing },
      this.engine,
    );
    this.table = host;
    host.resume(kept);
  }

  /** Its page is gone from one moment to the next: it hears and says nothing more. */
  vanish(): void {
    this.isGone = true;
    this.left = this.saves.copy(); // of what it still does nothing is kept
    this.table?.close();
    this.game?.running.retire();
  }

  get record(): readonly string[] {
    return this.game?.running.lines.map((line) => JSON.stringify(line)) ?? [];
  }
}

/** A table of a game with the host at seat 0. */
export const tableOf = (game: string, seats: NewTable['seats'], more: Partial<NewTable> = {}): NewTable => ({
  kind: 'windows',
  game,
  options: {},
  seats,
  level: 'plain',
  name: 'Rin',
  mayWatch: true,
  help: false,
  windowMs: 500,
  turnMs: 0,
  ...more,
});
