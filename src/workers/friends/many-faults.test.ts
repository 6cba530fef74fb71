/**
 * Many faults one after the other, drawn by chance: pages that are reloaded, a hub that breaks, delay and loss, a guest who is
 * away until a bot stands in. After each the table goes on, and at the end everybody has every line.
 * `FAULTS=100 npx vitest run src/workers/friends/many-faults.test.ts` draws as many.
 */
import { env } from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import type { FriendSeat } from '../../friends/table.ts';
import type { Times } from '../../friends/times.ts';
import { printLine } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import { Device, Hub, Players, tableOf, until } from './table.testing.ts';

const QUICK: Times = { beat: 100, away: 400, standIn: 600, again: 250, step: 1000, look: 200, grace: 50, ready: 300 };
const FAULTS = Number(env['FAULTS'] ?? 12);
const isStoodIn = ({ presence }: FriendSeat): boolean => presence === 'stood-in';
const KINDS = ['guest reloads', 'host reloads', 'hub breaks', 'loss and delay', 'guest is away'] as const;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it(`${String(FAULTS)} faults: nothing is lost`, { timeout: 30_000 + 6000 * FAULTS }, async () => {
  const chance = new FastChance(Number(env['SEED'] ?? 1));
  const hub = new Hub();
  const all: Device[] = [];
  const made = (): Device => {
    const device = new Device(hub);
    device.times = QUICK;
    all.push(device);
    return device;
  };
  let host = made();
  const guests = [made(), made()];
  await host.host(tableOf('tonk', ['host', 'open', 'open']));
  const { invite } = must(host.state, 'a state');
  for (const guest of guests) {
    await guest.join(invite);
    await until(() => guest.state?.table !== undefined, 'it sees the table');
    await guest.table?.ask({ what: 'sit', name: 'Guest' });
    await until(() => typeof guest.state?.you === 'number', 'it sits');
  }
  const players = new Players([host, ...guests]);
  const lines = (): number => host.game?.running.lines.length ?? 0;
  const started = async (): Promise<void> => {
    await host.table?.ask({ what: 'start' });
    await players.until(() => host.state?.table?.phase === 'playing' && lines() > 3, 'cards are dealt');
  };
  await started();
  let slowest = 0;
  let slowestKind: string | undefined;
  for (let fault = 0; fault < FAULTS; fault += 1) {
    const kind = KINDS[chance.below(KINDS.length)];
    const which = chance.below(2);
    const goal = lines() + 3 + chance.below(12);
    await players.until(() => lines() >= goal || host.game?.running.isOver === true, 'some play');
    if (host.game?.running.isOver === true) await started();
    const before = lines();
    if (kind === 'guest reloads' || kind === 'guest is away') {
      const old = must(guests[which], 'a guest');
      old.vanish();
      if (kind === 'guest is away')
        await players.until(
          () => host.state?.table?.phase === 'over' || (host.state?.table?.seats.some(isStoodIn) ?? false),
          'a bot stands in',
        );
      const anew = await old.reloaded(invite);
      all.push(anew);
      players.replace(old, anew);
      guests[which] = anew;
    } else if (kind === 'host reloads') {
      const old = host;
      old.vanish();
      host = await old.reloaded();
      all.push(host);
      players.replace(old, host);
    } else if (kind === 'hub breaks') {
      hub.set(false);
      await new Promise((resolve) => setTimeout(resolve, chance.below(700)));
      hub.set(true);
    } else {
      hub.delayMs = 10 + chance.below(40);
      hub.loses = () => chance.below(12) === 0;
    }
    const at = Date.now();
    const goesOn = (): boolean => lines() > before + 2 || host.game?.running.isOver === true;
    await players.until(goesOn, `play goes on after: ${kind ?? ''}`, 10_000);
    if (Date.now() - at > slowest) [slowest, slowestKind] = [Date.now() - at, kind];
    if (kind !== 'loss and delay') continue;
    [hub.delayMs, hub.loses] = [0, () => false];
  }
  const { running } = must(host.game, 'a game');
  for (const guest of guests) {
    await players.until(() => guest.lines.length === running.lines.length, 'all lines');
    const seen = redact(running.lines, guest.news?.seat, running.secrecy);
    expect(guest.lines.map(printLine)).toEqual(seen.map(printLine));
  }
  console.log(`friends: ${String(FAULTS)} faults, the table went on after ${String(slowest)} ms at most (${slowestKind ?? ''})`);
  for (const device of all) device.table?.close();
});
