/**
 * Every game once at a table over a real relay, by people's acts of chance: each guest's lines, line by line, are the host's record
 * as redacted for its seat.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FastChance } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { TIMES } from '../src/friends/times.ts';
import { relayWire } from '../src/friends/wires/relay.ts';
import type { OpenWire } from '../src/friends/wire.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { printLine } from '../src/record/print.ts';
import { redact } from '../src/record/redact.ts';
import { Players } from '../src/workers/friends/players.testing.ts';
import { Device, Hub, LAST, tableOf } from '../src/workers/friends/table.testing.ts';
import { LongWay, Relay, nodeSurroundings } from './relaying.ts';

const MOST_LINES = 150; // by chance some deals hardly end
const FAR_LINES = 30; // each act takes seconds
const PEOPLE = 3; // at most, the host among them

const relay = new Relay();
const open: Device[] = [];
const { clock } = relay;
beforeAll(() => relay.start());
afterAll(() => relay.stop());
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(async () => {
  for (const device of open.splice(0)) device.table?.close();
  await clock.pass(1000); // they take leave
  vi.unstubAllGlobals();
});

/** Ends of the relay in place of a hub. */
class OverRelay extends Hub {
  constructor(private readonly way: { readonly address: string } = relay) {
    super(clock);
  }

  override readonly open: OpenWire = (end, events) =>
    relayWire(this.way.address, clock, nodeSurroundings(relay.traffic))(end, events);
}

/** A host and its guests, with cards. */
async function dealt(id: string, hub = new OverRelay()): Promise<{ host: Device; guests: Device[] }> {
  const game = must(
    games.find((one) => one.id === id),
    id,
  );
  const { min, max } = game.options.seats;
  const people = Math.min(max, Math.max(min, PEOPLE));
  const devices = Array.from({ length: people }, () => new Device(hub));
  open.push(...devices);
  const [host, ...guests] = devices;
  if (!host) throw new Error('nobody');
  await host.host(tableOf(id, ['host', ...guests.map(() => 'open' as const)], { kind: 'relay' }));
  await clock.until(() => host.state?.up === true, 'the host is connected');
  const { invite } = must(host.state, 'a state');
  for (const [i, guest] of guests.entries()) {
    await guest.join(invite);
    await clock.until(() => guest.state?.table !== undefined, 'the guest sees the table');
    await guest.table?.answerAsk({ what: 'sit', name: `Guest ${String(i + 1)}` });
    await clock.until(() => guest.state?.you === i + 1, 'the guest sits');
  }
  await host.table?.answerAsk({ what: 'start' });
  await clock.until(() => guests.every(({ news }) => news !== undefined), 'all have cards');
  return { host, guests };
}

test.each(games.map(({ id }) => id))('%s: over the relay every guest’s lines are the redacted record', async (id) => {
  const { host, guests } = await dealt(id);
  const { running } = must(host.game, 'a game');
  const isFar = (): boolean => running.game.phase !== 'deal' || running.lines.length > MOST_LINES;
  await new Players([host, ...guests], true).until(isFar, 'the end of the deal');
  const lines = [...running.lines];
  await clock.until(() => guests.every((guest) => guest.lines.length >= lines.length), 'all have all lines');
  expect(guests.length).toBeGreaterThan(0);
  for (const guest of guests)
    expect(guest.lines.slice(0, lines.length).map(printLine)).toEqual(
      redact(lines, guest.news?.seat, running.secrecy).map(printLine),
    );
});

test('half a second from device to device, and connections that are cut: the table goes on', async () => {
  const chance = new FastChance(15);
  const way = new LongWay(relay, 250, () => chance.below(20) === 0);
  await way.start();
  try {
    const { host, guests } = await dealt(LAST, new OverRelay(way));
    const { running } = must(host.game, 'a game');
    const players = new Players([host, ...guests]);
    let slowest = 0;
    for (let goal = running.lines.length + 1; goal < FAR_LINES && running.game.phase === 'deal'; goal += 1) {
      const from = clock.now();
      const isOn = (): boolean => running.lines.length >= goal || running.game.phase !== 'deal';
      await players.until(isOn, 'play goes on');
      slowest = Math.max(slowest, clock.now() - from);
    }
    const lines = [...running.lines];
    await clock.until(() => guests.every((guest) => guest.lines.length >= lines.length), 'all have all lines');
    for (const guest of guests)
      expect(guest.lines.slice(0, lines.length).map(printLine)).toEqual(
        redact(lines, guest.news?.seat, running.secrecy).map(printLine),
      );
    expect(way.cuts).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(TIMES.standIn); // nobody was away for so long
  } finally {
    way.stop();
  }
});
