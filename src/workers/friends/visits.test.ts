/** Many visits to one table: every page that is opened or reloaded is another connection for the host. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUICK } from './quick.testing.ts';
import { Device, Hub, LAST, tableOf, until } from './table.testing.ts';
import { must } from '../../cards/must.ts';
import { HOST } from '../../friends/wire.ts';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function hosted(hub: Hub, forget: number): Promise<{ host: Device; invite: string }> {
  const host = new Device(hub);
  host.times = { ...QUICK, forget };
  await host.host(tableOf(LAST, ['host', 'open', 'open']));
  return { host, invite: must(host.state, 'a state').invite };
}

async function visitor(hub: Hub, invite: string): Promise<Device> {
  const device = new Device(hub);
  device.times = QUICK;
  await device.join(invite);
  await until(() => device.state?.table !== undefined, 'it sees the table');
  return device;
}

it('a table lets people in after many pages that were closed without a word', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub, 60_000);
  for (let visits = 0; visits < 24; visits += 1) (await visitor(hub, invite)).vanish();
  await new Promise((resolve) => setTimeout(resolve, QUICK.away));
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Last' });
  await until(() => guest.state?.you === 1, 'it sits');
  for (const device of [host, guest]) device.table?.close();
});

it('nothing more is sent to somebody who has left or is gone', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub, QUICK.forget);
  const [stays, leaves, vanishes] = [
    await visitor(hub, invite),
    await visitor(hub, invite),
    await visitor(hub, invite),
  ];
  const [staying, ...others] = hub.addresses;
  leaves.table?.close();
  vanishes.vanish();
  const since = (): readonly string[] => hub.carried.map(({ to }) => to);
  await new Promise((resolve) => setTimeout(resolve, 2 * QUICK.forget));
  hub.carried.length = 0;
  await until(() => since().filter((to) => to === staying).length > 3, 'the one who stays hears more');
  expect(since().filter((to) => others.includes(to))).toEqual([]);
  for (const device of [host, stays]) device.table?.close();
});

it('who was silent for long and is there after all is let in again', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub, QUICK.forget);
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Slow' });
  await until(() => guest.state?.you === 1, 'it sits');
  hub.loses = () => true;
  await new Promise((resolve) => setTimeout(resolve, 2 * QUICK.forget));
  hub.loses = () => false;
  await until(() => host.state?.table?.seats[1]?.presence === 'here', 'it is back');
  expect(guest.state?.you).toBe(1);
  for (const device of [host, guest]) device.table?.close();
});

it('a hello that was long on its way makes no connection of one that was given up', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub, QUICK.forget);
  const guest = await visitor(hub, invite);
  await guest.table?.ask({ what: 'sit', name: 'Late' });
  await until(() => guest.state?.you === 1, 'it sits');
  const hello = must(
    hub.carried.find(({ to }) => to === HOST),
    'a hello',
  );
  hub.loses = () => true;
  await new Promise((resolve) => setTimeout(resolve, 2 * QUICK.forget));
  hub.loses = ({ bytes }) => bytes !== hello.bytes;
  hub.carry(HOST, hello.bytes);
  await new Promise((resolve) => setTimeout(resolve, 2 * QUICK.beat));
  hub.loses = () => false;
  await guest.table?.ask({ what: 'emote', emote: 3 });
  await until(() => host.state?.table?.emote?.emote === 3, 'the host hears what the guest asks for');
  for (const device of [host, guest]) device.table?.close();
});
