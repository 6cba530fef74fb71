/** Many visits to one table: every page that is opened or reloaded is another connection for the host. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { must } from '../../cards/must.ts';
import { TIMES } from '../../friends/times.ts';
import { guestMessageIn } from '../../friends/messages.ts';
import { printMessage } from '../../friends/packet.ts';
import { type FriendSeat, MOST_WATCHERS, type SeatClaim } from '../../friends/table.ts';
import { HOST, MOST_BYTES } from '../../friends/wire.ts';
import { MOST_NAME } from '../../record/person-name.ts';
import { PORTRAITS } from '../../record/portrait.ts';
import { restorePage, stubPage } from './page.testing.ts';
import { Device, Hub, LAST, tableOf } from './table.testing.ts';

beforeEach(stubPage);
afterEach(restorePage);

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
  await guest.table?.answerAsk({ what: 'sit', name: 'Last' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  for (const device of [host, guest]) device.table?.close();
});

/** How long somebody may wait for the table who comes to it: a hello, its answer and a word, without a pause between. */
const AT_ONCE_MS = 500;

it('a page that is loaded again and again is there at once each time, and so is somebody new', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  let guest = await visitor(hub, invite);
  await guest.table?.answerAsk({ what: 'sit', name: 'Often' });
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
  await guest.table?.answerAsk({ what: 'sit', name: 'Seated' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  const standing: Device[] = [];
  for (let i = 0; i < 60; i += 1) standing.push(await visitor(hub, invite));
  const before = hub.clock.now();
  const friend = await visitor(hub, invite);
  await friend.table?.answerAsk({ what: 'sit', name: 'Friend' });
  await hub.clock.until(() => friend.state?.you === 2, 'the friend sits');
  expect(hub.clock.now() - before).toBeLessThan(TIMES.away);
  await hub.clock.pass(TIMES.forget);
  expect(host.state?.table?.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here']);
  for (const device of [host, guest, friend, ...standing]) device.table?.close();
});

const watching = ({ state }: Device): readonly string[] => state?.table?.watchers.map(({ name }) => name) ?? [];

it('a watcher is listed while it is there, may come back, and can be removed', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const [stays, closes] = [await visitor(hub, invite), await visitor(hub, invite)];
  await stays.table?.answerAsk({ what: 'watch', name: 'Yuki' });
  await closes.table?.answerAsk({ what: 'watch', name: 'Sora' });
  await hub.clock.until(() => watching(stays).length === 2, 'both watch');
  closes.vanish();
  await hub.clock.pass(TIMES.away + TIMES.beat);
  expect([watching(host), watching(stays)]).toEqual([['Yuki'], ['Yuki']]);
  await hub.clock.pass(3 * TIMES.forget); // nothing is kept of it, and it watches again
  const back = await closes.reloaded(invite);
  await hub.clock.until(() => watching(host).length === 2, 'it is back');
  const n = must(
    host.state?.table?.watchers.find(({ name }) => name === 'Yuki'),
    'a watcher',
  ).n;
  await host.table?.answerAsk({ what: 'remove-watcher', n });
  await hub.clock.until(() => stays.state?.ended === 'cut-off', 'it is told');
  expect(watching(host)).toEqual(['Sora']);
  for (const device of [host, stays, back]) device.table?.close();
});

it('nobody bears the name of the host or of another, and nobody has none', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub); // by Rin
  const guests: Device[] = [];
  for (const name of ['rin', 'Ｒｉｎ', ' \u2800\u3164', 'A name at its end']) {
    const guest = await visitor(hub, invite);
    guests.push(guest);
    await guest.table?.answerAsk({ what: 'watch', name });
    await hub.clock.pass(TIMES.beat);
  }
  expect(watching(host)).toEqual(['rin 2', 'Ｒｉｎ 3', 'A name at its en']);
  const last = await visitor(hub, invite);
  await last.table?.answerAsk({ what: 'watch', name: 'A name at its en' });
  await hub.clock.until(() => watching(host).length === 4, 'it watches');
  expect(watching(host)[3]).toBe('A name at its 2');
  for (const device of [host, last, ...guests]) device.table?.close();
});

it('a seat is given back to somebody who comes from another device, once the host says so', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const before = await visitor(hub, invite);
  await before.table?.answerAsk({ what: 'sit', name: 'Mika' });
  await hub.clock.until(() => before.state?.you === 1, 'it sits');
  const other = await visitor(hub, invite); // has no ticket
  const ask = async (): Promise<void> => {
    await must(other.table, 'a table').answerAsk({ what: 'claim', seat: 1, name: 'Mika' });
    await hub.clock.pass(TIMES.beat);
  };
  const seat = (): FriendSeat | undefined => host.state?.table?.seats[1];
  const claims = (): readonly SeatClaim[] => host.state?.table?.claims ?? [];
  const give = async (on: boolean): Promise<unknown> =>
    must(host.table, 'a table').answerAsk({ what: 'give', n: must(claims()[0], 'a claim').n, on });
  await ask();
  expect(claims()).toEqual([]); // the person is there
  before.vanish();
  await hub.clock.until(() => seat()?.presence === 'away', 'away');
  await ask();
  await give(false);
  await hub.clock.pass(TIMES.beat);
  expect(other.state?.you).toBeUndefined();
  await ask();
  await give(true);
  await hub.clock.until(() => other.state?.you === 1, 'it has the seat');
  expect(claims()).toEqual([]);
  other.vanish();
  const again = await other.reloaded(invite);
  await hub.clock.until(() => again.state?.you === 1, 'also after a reload');
  expect(seat()).toMatchObject({ name: 'Mika', presence: 'here' });
  for (const device of [host, again]) device.table?.close();
});

it('so many may watch, and what the table says of itself fits into one message whatever people are called', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const devices: Device[] = [];
  for (let i = 0; i < MOST_WATCHERS + 2; i += 1) {
    const one = await visitor(hub, invite);
    devices.push(one);
    await one.table?.answerAsk({ what: 'watch', name: '\u{1F0CF}'.repeat(MOST_NAME) });
    await hub.clock.pass(TIMES.beat);
  }
  expect(watching(host).length).toBe(MOST_WATCHERS);
  expect(devices.at(-1)?.state).toMatchObject({ you: undefined, table: { mayWatch: false } });
  const told = must(host.state?.table, 'a table');
  const seats = Array.from({ length: 16 }, () => ({
    ...told.seats[0],
    name: '\u{1F0CF}'.repeat(MOST_NAME),
    portrait: PORTRAITS,
  }));
  const claims = Array.from({ length: 4 }, (_, n) => ({ n, seat: 15, name: '\u{1F0CF}'.repeat(MOST_NAME) }));
  const most = printMessage({
    asked: 1e6,
    done: true,
    table: { revision: 1e6, table: { ...told, seats, claims }, you: 15 },
  });
  expect(most.length).toBeLessThan(MOST_BYTES / 2); // the other half is for options, shares and the seal
  for (const device of [host, ...devices]) device.table?.close();
});

it('a closed door lets nobody new in, and those with a place come back', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const guest = await visitor(hub, invite);
  await guest.table?.answerAsk({ what: 'sit', name: 'Inside' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  await host.table?.answerAsk({ what: 'door', open: false });
  const late = await visitor(hub, invite);
  expect(late.state?.table?.open).toBe(false);
  for (const what of ['sit', 'watch'] as const) await late.table?.answerAsk({ what, name: 'Outside' });
  await hub.clock.pass(2 * TIMES.again);
  expect(late.state?.you).toBeUndefined();
  guest.vanish();
  const again = await guest.reloaded(invite);
  await hub.clock.until(() => again.state?.you === 1, 'it is back');
  await host.table?.answerAsk({ what: 'door', open: true });
  await late.table?.answerAsk({ what: 'sit', name: 'Outside' });
  await hub.clock.until(() => late.state?.you === 2, 'it may come in');
  for (const device of [host, again, late]) device.table?.close();
});

it('a new link: the old one brings back those with a place, also after a reload of the host, and nobody else', async () => {
  const hub = new Hub();
  const { host: first, invite: old } = await hosted(hub);
  const [stays, removed] = [await visitor(hub, old), await visitor(hub, old)];
  await stays.table?.answerAsk({ what: 'sit', name: 'Stays' });
  await hub.clock.until(() => stays.state?.you === 1, 'it sits');
  await removed.table?.answerAsk({ what: 'sit', name: 'Removed' });
  await hub.clock.until(() => removed.state?.you === 2, 'it sits');
  await first.table?.answerAsk({ what: 'remove', seat: 2 });
  await first.table?.answerAsk({ what: 'new-link' });
  const invite = must(first.state, 'a state').invite;
  expect(invite).not.toBe(old);
  await hub.clock.until(() => stays.state?.table?.invite === invite, 'the friends are told');
  const comesBack = async (link: string): Promise<Device> => {
    const device = new Device(hub);
    await device.join(link);
    await device.table?.answerAsk({ what: 'sit', name: 'Removed' });
    await hub.clock.pass(TIMES.away);
    return device;
  };
  expect((await comesBack(old)).state?.ended).toBe('old-link');
  first.vanish();
  const host = await first.reloaded();
  expect(host.state?.invite).toBe(invite);
  expect((await comesBack(old)).state?.ended).toBe('old-link');
  stays.vanish();
  const again = await stays.reloaded(old);
  await hub.clock.until(() => again.state?.you === 1, 'it is back by the old link');
  const friend = await comesBack(invite);
  expect(friend.state?.you).toBe(2);
  for (const device of [host, again, friend]) device.table?.close();
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
  await guest.table?.answerAsk({ what: 'sit', name: 'Slow' });
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
  await guest.table?.answerAsk({ what: 'sit', name: 'Late' });
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
  await guest.table?.answerAsk({ what: 'emote', emote: 3 });
  await hub.clock.until(() => host.state?.table?.emote?.emote === 3, 'the host hears what the guest asks for');
  for (const device of [host, guest]) device.table?.close();
});

it('a portrait goes to everybody at the table as an index, changes there, and survives reloads of both', async () => {
  const hub = new Hub();
  const host = new Device(hub);
  await host.host(tableOf(LAST, ['host', 'open', 'open'], { portrait: 0 }));
  const { invite } = must(host.state, 'a state');
  const [guest, plain] = [await visitor(hub, invite), await visitor(hub, invite)];
  await guest.table?.answerAsk({ what: 'sit', name: 'Mika', portrait: 4 });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  await plain.table?.answerAsk({ what: 'sit', name: 'Ren' });
  await hub.clock.until(() => plain.state?.you === 2, 'the other sits');
  const seen = ({ state }: Device) => state?.table?.seats.map(({ portrait }) => portrait);
  for (const device of [host, guest, plain]) expect(seen(device)).toEqual([0, 4, undefined]);

  for (const portrait of [7, 8, PORTRAITS]) await guest.table?.answerAsk({ what: 'portrait', portrait });
  await host.table?.answerAsk({ what: 'portrait', portrait: 3 });
  const now = [3, PORTRAITS, undefined];
  await hub.clock.until(() => JSON.stringify(seen(plain)) === JSON.stringify(now), 'another one');
  await hub.clock.pass(TIMES.beat);
  host.vanish();
  const anew = await host.reloaded();
  expect(seen(anew)).toEqual(now);
  guest.vanish();
  const back = await guest.reloaded(invite);
  await hub.clock.until(() => back.state?.you === 1, 'it is back');
  expect(seen(back)).toEqual(now);
  for (const device of [anew, back, plain]) device.table?.close();
});

it('what is no index of a portrait is refused, and a guest without one is welcome', () => {
  const said = (more: object) =>
    guestMessageIn({
      ...{ table: 0, lines: [0, 0, 0], record: -1, looks: true },
      request: { n: 1, ask: { what: 'sit', name: 'Mika', token: '0'.repeat(32), ...more } },
    });
  for (const good of [{}, { portrait: 0 }, { portrait: PORTRAITS }])
    expect(said(good), JSON.stringify(good)).toBeDefined();
  for (const portrait of [PORTRAITS + 1, -1, 1.5, '1', null, [], 'fox'])
    expect(said({ portrait }), String(portrait)).toBeUndefined();
});

it('the table knows how many look at it and have no place, until they sit down, leave, or it begins', async () => {
  const hub = new Hub();
  const { host, invite } = await hosted(hub);
  const coming = () => host.state?.table?.coming;
  expect(coming()).toBe(0);
  const [one, other] = [await visitor(hub, invite), await visitor(hub, invite)];
  await hub.clock.until(() => coming() === 2, 'both are coming');
  expect(one.state?.table?.coming).toBeGreaterThan(0); // guests are told, too
  await one.table?.answerAsk({ what: 'sit', name: 'Mika' });
  await hub.clock.until(() => coming() === 1, 'one has sat down');
  other.vanish();
  await hub.clock.until(() => coming() === 0, 'the other has gone');
  await visitor(hub, invite);
  await hub.clock.until(() => coming() === 1, 'another one comes');
  await host.table?.answerAsk({ what: 'start' });
  await hub.clock.until(() => host.state?.table?.phase === 'playing', 'the cards are dealt');
  expect(coming()).toBe(0);
  for (const device of [host, one]) device.table?.close();
});
