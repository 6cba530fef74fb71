/** Many visits to one table: every page that is opened or reloaded is another connection for the host. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { must } from '../../cards/must.ts';
import { TIMES } from '../../friends/times.ts';
import { HOST } from '../../friends/wire.ts';
import { Device, Hub, LAST, tableOf } from './table.testing.ts';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function hosted(hub: Hub, forget = TIMES.forget): Promise<{ host: Device; invite: string }> {
  const host = new Device(hub);
  host.times = { ...TIMES, forget };
  await host.host(tableOf(LAST, ['host', 'open', 'open']));
  return { host, invite: must(host.state, 'a state').invite };
}

async function visitor(hub: Hub, invite: string): Promise<Device> {
  const device = new Device(hub);
  await device.join(invite);
  await hub.clock.until(() => device.state?.table !== undefined, 'it sees the table');
  return device;
}

it('a table lets people in after many pages that were closed without a word', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub, 600_000);
  for (let visits = 0; visits < 24; visits += 1) (await visitor(hub, invite)).vanish();
  await hub.clock.pass(TIMES.away + 1);
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Last' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  for (const device of [host, guest]) device.table?.close();
});

/** How long somebody may wait for the table who comes to it: a hello, its answer and a word, without a pause between. */
const AT_ONCE_MS = 500;

it('a page that is loaded again and again is there at once each time, and so is somebody new', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  let guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Often' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  for (let loads = 0; loads < 60; loads += 1) {
    const before = hub.clock.now();
    guest.vanish();
    guest = await guest.reloaded(invite);
    await hub.clock.until(() => guest.state?.you === 1, 'it sits again');
    expect(hub.clock.now() - before).toBeLessThan(AT_ONCE_MS);
  }
  const before = hub.clock.now();
  const other = await visitor(hub, invite);
  expect(hub.clock.now() - before).toBeLessThan(AT_ONCE_MS);
  for (const device of [host, guest, other]) device.table?.close();
});

it('people who stand at the table keep nobody out, and nobody who sits loses the connection by them', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Seated' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  const standing: Device[] = [];
  for (let i = 0; i < 60; i += 1) standing.push(await visitor(hub, invite));
  const before = hub.clock.now();
  const friend = await visitor(hub, invite);
  await friend.table?.ask({ what: 'sit', name: 'Friend' });
  await hub.clock.until(() => friend.state?.you === 2, 'the friend sits');
  expect(hub.clock.now() - before).toBeLessThan(TIMES.away);
  await hub.clock.pass(TIMES.forget);
  expect(host.state?.table?.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here']);
  for (const device of [host, guest, friend, ...standing]) device.table?.close();
});

it('nothing more is sent to somebody who has left or is gone', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const [stays, leaves, vanishes] = [
    await visitor(hub, invite),
    await visitor(hub, invite),
    await visitor(hub, invite),
  ];
  const [staying, ...others] = hub.addresses;
  leaves.table?.close();
  vanishes.vanish();
  const since = (): readonly string[] => hub.carried.map(({ to }) => to);
  await hub.clock.pass(2 * TIMES.forget);
  hub.carried.length = 0;
  await hub.clock.until(() => since().filter((to) => to === staying).length > 3, 'the one who stays hears more');
  expect(since().filter((to) => others.includes(to))).toEqual([]);
  for (const device of [host, stays]) device.table?.close();
});

it('who was silent for long and is there after all is let in again', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Slow' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  hub.loses = () => true;
  await hub.clock.pass(2 * TIMES.forget);
  hub.loses = () => false;
  await hub.clock.until(() => host.state?.table?.seats[1]?.presence === 'here', 'it is back');
  expect(guest.state?.you).toBe(1);
  for (const device of [host, guest]) device.table?.close();
});

it('a hello that was long on its way makes no connection of one that was given up', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Late' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  const hello = must(
    hub.carried.find(({ to }) => to === HOST),
    'a hello',
  );
  hub.loses = () => true;
  await hub.clock.pass(2 * TIMES.forget);
  hub.loses = ({ bytes }) => bytes !== hello.bytes;
  hub.carry(HOST, hello.bytes);
  await hub.clock.pass(2 * TIMES.beat);
  hub.loses = () => false;
  await guest.table?.ask({ what: 'emote', emote: 3 });
  await hub.clock.until(() => host.state?.table?.emote?.emote === 3, 'the host hears what the guest asks for');
  for (const device of [host, guest]) device.table?.close();
});
