/** Devices for tests of tables of friends: a hub in place of wires, and desks in place of the engine's worker. */
import type { Seat } from '../../cards/card.ts';
import { fillOptions } from '../../games/contract/options/values.ts';
import { games } from '../../games/registry/engine/all.ts';
import { Match } from '../../match/match.ts';
import { must } from '../../cards/must.ts';
import { normalizedClientSeed } from '../../record/seed.ts';
import { printPlayer } from '../../record/player.ts';
import { parseInvite } from '../../friends/invite.ts';
import { newDeviceKey, printOf, randomBytes, roomKeys } from '../../friends/seal.ts';
import type { FriendsState, NewTable } from '../../friends/table.ts';
import { HOST, type OpenWire, type WireEnd, type WireEvents } from '../../friends/wire.ts';
import type { Bots } from '../bots.ts';
import type { Save } from '../kept.ts';
import type { Answer, EngineMessage, NewGame, SeatAsk, SeatRequest, TableMessage } from '../protocol.ts';
import { Running } from '../running.ts';
import type { Saves } from '../saves.ts';
import { commitmentTo, newSeedCommitment } from '../seed-commitment.ts';
import { SharedPort } from '../transport.ts';
import type { Desk, FriendlyTable } from './desk.ts';
import { GuestTable } from './guest.ts';
import { HostTable } from './host.ts';
import { type KeptHost, keptHost, keptTicket } from './kept-table.ts';

export const VERSION = 'table.worker-test.js';

/** Carries bytes between ends of one room; a test may listen, delay, lose, and break it. */
export class Hub {
  readonly carried: { readonly to: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = [];
  private readonly ends = new Map<string, { end: WireEnd; events: WireEvents }>();
  isUp = true;
  delayMs = 0;
  /** Is this message lost? */
  loses: () => boolean = () => false;

  readonly open: OpenWire = (end, events) => {
    const key = end.self;
    this.ends.set(key, { end, events });
    queueMicrotask(() => events.changed(this.isUp));
    return {
      send: (to, bytes) => this.carry(to, bytes),
      close: () => {
        if (this.ends.get(key)?.events === events) this.ends.delete(key);
      },
    };
  };

  get addresses(): readonly string[] {
    return [...this.ends.keys()].filter((address) => address !== HOST);
  }

  carry(to: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.isUp || this.loses()) return;
    this.carried.push({ to, bytes });
    setTimeout(() => {
      if (this.isUp) this.ends.get(to)?.events.heard(bytes);
    }, this.delayMs);
  }

  /** Breaks or mends the whole hub. */
  set(isUp: boolean): void {
    this.isUp = isUp;
    for (const { events } of this.ends.values()) events.changed(isUp);
  }

  /** An end is gone without a word. */
  cut(address: string): void {
    this.ends.delete(address);
  }
}

/** Texts and games that a device keeps. */
export class Shelf {
  readonly notes = new Map<string, string>();
  readonly games: Save[] = [];

  get saves(): Saves {
    return {
      note: async (key: string, text: string | undefined) => {
        if (text === undefined) this.notes.delete(key);
        else this.notes.set(key, text);
        return Promise.resolve();
      },
      noted: async (key: string) => Promise.resolve(this.notes.get(key)),
      keep: (save: Save) => void this.games.push(save),
    } as unknown as Saves;
  }
}

/** The first act of each question. */
const firstActs = { choose: async () => Promise.resolve(0), prepare: () => undefined } as unknown as Bots;

/** A device: the worker's desk, and what its page was told. */
export class Device {
  readonly told: Answer[] = [];
  readonly shelf: Shelf;
  readonly page: SharedPort;
  game: { readonly running: Running; readonly id: string } | undefined;
  table: (FriendlyTable & { ask: HostTable['ask'] }) | undefined;
  private next = newSeedCommitment();
  private asks = 0;

  constructor(
    readonly hub: Hub,
    shelf = new Shelf(),
    private readonly bots = firstActs,
  ) {
    this.shelf = shelf;
    this.page = new SharedPort((told) => this.hear(told));
  }

  /** Messages for the page; a bot's choice is seen at once. */
  private hear(told: Answer): void {
    this.told.push(told);
    if (told.type === 'table' && told.pendingBot !== undefined) {
      const at = told.from + told.lines.length;
      queueMicrotask(() => this.ask({ type: 'paced', at }));
    }
  }

  get desk(): Desk {
    return {
      saves: this.shelf.saves,
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
      players: asked.holders.map(printPlayer),
    });
    this.sit(match, remote, asked.names ?? []);
    return { type: 'done' };
  }

  sit(match: Match, remote: readonly Seat[], names: readonly string[], id = 'game'): void {
    this.game?.running.retire();
    const running = new Running(match, this.bots, () => undefined, remote);
    running.names = names;
    this.game = { running, id: `${id}-${String(this.told.length)}` };
    this.page.clear();
    for (const seat of running.mine) running.attach(this.page.transportOf(seat), seat);
    running.open();
  }

  /** What its page asks for its seat. */
  ask(request: SeatRequest): void {
    const ask: SeatAsk = { ...request, id: (this.asks += 1) };
    this.page.hear(ask);
  }

  /** What its page shows. */
  get news(): TableMessage | undefined {
    return this.told.findLast((one) => one.type === 'table');
  }

  get lines(): TableMessage['lines'] {
    let lines: TableMessage['lines'] = [];
    for (const one of this.told) if (one.type === 'table') lines = [...lines.slice(0, one.from), ...one.lines];
    return lines;
  }

  get state(): FriendsState | undefined {
    return this.told.findLast((one) => one.type === 'friends')?.state;
  }

  async host(table: NewTable): Promise<HostTable> {
    const secret = randomBytes(16);
    const [keys, key] = await Promise.all([roomKeys(secret), newDeviceKey(true)]);
    const print = await printOf(key.public);
    const host = new HostTable({ table, keys, key, print, wire: this.hub.open, version: VERSION }, this.desk);
    this.table = host;
    return host;
  }

  async join(invite: string, version = VERSION): Promise<GuestTable> {
    const parsed = must(parseInvite(invite), 'an invitation');
    const keys = await roomKeys(parsed.secret);
    const ticket = await keptTicket(this.shelf.saves, keys.room);
    const guest = new GuestTable({ invite: parsed, keys, wire: this.hub.open, version, ticket }, this.desk);
    this.table = guest;
    return guest;
  }

  async kept(): Promise<KeptHost | undefined> {
    return keptHost(this.shelf.saves);
  }

  get record(): readonly string[] {
    return this.game?.running.lines.map((line) => JSON.stringify(line)) ?? [];
  }
}

/** Waits until something holds. @throws after so many ms. */
export async function until(holds: () => boolean, what: string, mostMs = 8000): Promise<void> {
  const end = Date.now() + mostMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`it did not come to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
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
  windowMs: 500,
  ...more,
});
