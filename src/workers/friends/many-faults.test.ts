/**
 * Many faults one after the other, drawn by chance: pages that are reloaded, a hub that breaks, delay and loss, a guest who is
 * away until a bot stands in. After each the table goes on before a bot must stand in, and at the end everybody has every line.
 * `FAULTS=500 npx vitest run src/workers/friends/many-faults.test.ts` draws as many.
 */
import { env } from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { TIMES } from '../../friends/times.ts';
import { printRecord } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import { restorePage, stubPage } from './page.testing.ts';
import { Players } from './players.testing.ts';
import { Device, Hub, LAST, tableOf } from './table.testing.ts';

const FAULTS = Number(env['FAULTS'] ?? 40);

beforeEach(stubPage);
afterEach(restorePage);

/** A table of Tonk with a host and two guests, and what can befall it. */
class Table {
  readonly all: Device[] = [];
  readonly guests: Device[];
  readonly players: Players;
  host: Device;
  invite = '';

  constructor(
    readonly hub: Hub,
    private readonly chance: FastChance,
  ) {
    this.host = this.made();
    this.guests = [this.made(), this.made()];
    this.players = new Players([this.host, ...this.guests]);
  }

  private made(): Device {
    const device = new Device(this.hub);
    this.all.push(device);
    return device;
  }

  async seat(): Promise<void> {
    await this.host.host(tableOf(LAST, ['host', 'open', 'open']));
    ({ invite: this.invite } = must(this.host.state, 'a state'));
    for (const guest of this.guests) {
      await guest.join(this.invite);
      await this.hub.clock.until(() => guest.state?.table !== undefined, 'it sees the table');
      await guest.table?.answerAsk({ what: 'sit', name: 'Guest' });
      await this.hub.clock.until(() => typeof guest.state?.you === 'number', 'it sits');
    }
  }

  async start(): Promise<void> {
    const mayStart = (): boolean => ['lobby', 'over'].includes(this.host.state?.table?.phase ?? '');
    await this.players.until(mayStart, 'the last game is over'); // the page offers another one only then
    expect(await this.host.table?.answerAsk({ what: 'start' })).toEqual({ type: 'done' });
    const isDealt = (): boolean => this.host.state?.table?.phase === 'playing' && this.lines > 3;
    await this.players.until(isDealt, 'cards are dealt');
  }

  get lines(): number {
    return this.host.game?.running.lines.length ?? 0;
  }

  get isOver(): boolean {
    return this.host.game?.running.isOver === true;
  }

  private get hasStandIn(): boolean {
    return this.host.state?.table?.seats.some(({ presence }) => presence === 'stood-in') ?? false;
  }

  readonly faults = {
    'guest reloads': () => this.guestReloads(false),
    'guest is away': () => this.guestReloads(true),
    'host reloads': async () => {
      const old = this.host;
      old.vanish();
      this.host = await old.reloaded();
      this.all.push(this.host);
      this.players.replace(old, this.host);
    },
    'hub breaks': async () => {
      this.hub.set(false);
      await this.hub.clock.pass(this.chance.below(2 * TIMES.away));
      this.hub.set(true);
    },
    'loss and delay': () => {
      this.hub.delayMs = 10 + this.chance.below(40);
      this.hub.loses = () => this.chance.below(12) === 0;
    },
  };

  /** `late`: only once a bot stands in. */
  private async guestReloads(late: boolean): Promise<void> {
    const which = this.chance.below(this.guests.length);
    const old = must(this.guests[which], 'a guest');
    old.vanish();
    if (late) await this.players.until(() => this.isOver || this.hasStandIn, 'a bot stands in');
    const anew = await old.reloaded(this.invite);
    this.all.push(anew);
    this.players.replace(old, anew);
    this.guests[which] = anew;
  }
}

const KINDS = ['guest reloads', 'host reloads', 'hub breaks', 'loss and delay', 'guest is away'] as const;

it(`${String(FAULTS)} faults: nothing is lost`, { timeout: 300_000 + 6000 * FAULTS }, async () => {
  const chance = new FastChance(Number(env['SEED'] ?? 1));
  const hub = new Hub();
  const table = new Table(hub, chance);
  const { players } = table;
  await table.seat();
  await table.start();
  const took: [number, string][] = [];
  for (let fault = 0; fault < FAULTS; fault += 1) {
    const goal = table.lines + 3 + chance.below(12);
    await players.until(() => table.lines >= goal || table.isOver, 'some play');
    if (table.isOver) await table.start();
    const kind = must(KINDS[chance.below(KINDS.length)], 'a kind');
    const before = table.lines;
    await table.faults[kind]();
    const at = hub.clock.now();
    await players.until(() => table.lines > before + 2 || table.isOver, `play goes on after: ${kind}`);
    took.push([hub.clock.now() - at, kind]);
    [hub.delayMs, hub.loses] = [0, () => false];
  }
  const { running } = must(table.host.game, 'a game');
  for (const guest of table.guests) {
    const seen = (): string => printRecord(redact(running.lines, guest.news?.seat, running.secrecy));
    await hub.clock.until(() => printRecord(guest.lines) === seen(), 'all lines'); // also the names in the first one
    expect(printRecord(guest.lines)).toBe(seen());
  }
  const [slowest] = took.sort(([a], [b]) => b - a);
  expect(slowest?.[0], `after: ${String(slowest?.[1])}`).toBeLessThan(TIMES.standIn);
  for (const device of table.all) device.table?.close();
});
