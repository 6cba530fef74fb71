/** The wire over a broker, against the relay of src/tools/relay. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bytesOf, End, nodeSurroundings, Relay } from '../../../tests/relaying.ts';
import { HOST, MOST_BYTES, type WireEnd } from '../wire.ts';
import { relayWire } from './relay.ts';

const relay = new Relay();
const { clock } = relay;
const open: End[] = [];

beforeEach(() => relay.start());
afterEach(async () => {
  for (const { wire } of open.splice(0)) wire.close();
  await relay.stop();
});

function connect(self: string, more: Partial<WireEnd> = {}) {
  const surroundings = nodeSurroundings(relay.traffic);
  const end = new End(relayWire(relay.address, clock, surroundings), { room: 'room', self, ...more });
  open.push(end);
  return { ...surroundings, end, wire: end.wire };
}

async function pair(more: Partial<WireEnd> = {}) {
  const [host, guest] = [connect(HOST), connect('guest', more)];
  await Promise.all([host.end.up(), guest.end.up()]);
  return { host, guest };
}

test('two ends hear each other, each what is for it', async () => {
  const { host, guest } = await pair();
  guest.wire.send(HOST, bytesOf('may I sit down?'));
  guest.wire.send('somebody', bytesOf('psst'));
  await host.end.heard('may I sit down?');
  host.wire.send('guest', bytesOf('yes'));
  await guest.end.heard('yes');
  expect([host.end.said, guest.end.said]).toEqual([['may I sit down?'], ['yes']]);
});

test('messages come in their order, and another room does not hear them', async () => {
  const { host, guest } = await pair();
  const stranger = connect(HOST, { room: 'Room' });
  await stranger.end.up();
  const sent = Array.from({ length: 60 }, (_, i) => `${i}`);
  for (const text of sent) guest.wire.send(HOST, bytesOf(text));
  await clock.until(() => host.end.said.includes('59'), 'the last is heard'); // forty a second are sent
  expect(host.end.said).toEqual(sent);
  expect(stranger.end.said).toEqual([]);
});

test('the longest message arrives whole, a longer one is not sent', async () => {
  const { host, guest } = await pair();
  const longest = 'x'.repeat(MOST_BYTES);
  guest.wire.send(HOST, bytesOf(`${longest}y`));
  guest.wire.send(HOST, bytesOf(longest));
  await host.end.heard(longest);
  expect(host.end.said).toHaveLength(1);
});

test('the host hears the will of a guest that breaks off, not of one that leaves', async () => {
  const { host, guest } = await pair({ will: bytesOf('gone') });
  const other = connect('other', { will: bytesOf('left') });
  await other.end.up();
  other.wire.close();
  guest.sockets[0]?.terminate();
  await host.end.heard('gone');
  await clock.until(() => guest.end.changes.length === 3, 'up, down and up again by itself');
  guest.wire.send(HOST, bytesOf('here again'));
  await host.end.heard('here again');
  expect(host.end.said).toEqual(['gone', 'here again']);
});

test('a will is heard at once when the guest comes back while the relay still holds the old connection', async () => {
  const { host, guest } = await pair({ will: bytesOf('gone') });
  const [old] = guest.sockets;
  if (old) old.close = () => undefined; // as after a change of networks: the relay is not told
  old?.emit('close', 1006, Buffer.alloc(0));
  guest.end.wire.send(HOST, bytesOf('lost'));
  await clock.until(() => host.end.said.includes('gone'), 'the will is heard');
  await clock.until(() => guest.end.changes.length === 3, 'up, down and up again');
  guest.wire.send(HOST, bytesOf('here again'));
  await host.end.heard('here again');
  expect(host.end.said).toEqual(['gone', 'here again']);
});

test('after the relay was stopped and started both ends are up and hear each other', async () => {
  const { host, guest } = await pair();
  await relay.stop();
  await Promise.all([host, guest].map(({ end }) => end.until(() => !end.isUp)));
  guest.wire.send(HOST, bytesOf('lost'));
  await relay.start();
  await clock.until(() => host.end.isUp && guest.end.isUp, 'both are up again');
  guest.wire.send(HOST, bytesOf('1'));
  host.wire.send('guest', bytesOf('2'));
  await Promise.all([host.end.heard('1'), guest.end.heard('2')]);
  expect([host.end.said, guest.end.said]).toEqual([['1'], ['2']]);
});

test('with a network again no pause is waited for', async () => {
  await relay.stop();
  const host = connect(HOST);
  await clock.until(() => host.sockets.length > 2, 'the pauses have grown');
  expect(host.sockets.at(-1)?.readyState).toBe(3); // it is closed: the wire pauses
  const tries = host.sockets.length;
  host.news.dispatchEvent(new Event('online'));
  expect(host.sockets.length).toBe(tries + 1);
  await relay.start();
  await clock.until(() => host.end.isUp, 'up');
});

test('a closed wire reports nothing and does not come back', async () => {
  const { host, guest } = await pair();
  host.wire.close();
  guest.wire.send(HOST, bytesOf('lost'));
  guest.wire.close();
  await clock.settled();
  expect(relay.clients).toBe(0);
  await relay.stop();
  await relay.start();
  host.news.dispatchEvent(new Event('online'));
  await clock.pass(60_000);
  expect([host.end.changes, host.end.said, host.sockets.length]).toEqual([[true], [], 1]);
});

test('a wire may be closed while it connects', async () => {
  const host = connect(HOST);
  host.wire.close();
  host.wire.close();
  await clock.settled();
  expect(host.sockets[0]?.readyState).toBe(3);
  expect(host.end.changes).toEqual([]);
});

test('an address that may not be opened is tried again', async () => {
  let tries = 0;
  const surroundings = {
    news: undefined,
    open: (): WebSocket => {
      tries++;
      throw new Error('forbidden');
    },
  };
  const end = new End(relayWire(relay.address, clock, surroundings), { room: 'room', self: HOST });
  await clock.until(() => tries > 2, 'a third try');
  end.wire.close();
  expect(end.changes).toEqual([]);
});
