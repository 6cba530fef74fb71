/** The relay of src/tools/relay: what it takes and what it refuses. Its clients write their packets by hand. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SeededChance } from '../src/cards/chance.ts';
import { MOST_BYTES } from '../src/friends/wire.ts';
import { LIMITS } from '../src/tools/relay/limits.mjs';
import { Relay } from './relaying.ts';

const relay = new Relay();
beforeAll(() => relay.start());
afterAll(() => relay.stop());
afterEach(() => Client.endAll());

const TOPIC = 'card-table/room/host';
const text = (words: string | Uint8Array): number[] => {
  const bytes = [...(typeof words === 'string' ? new TextEncoder().encode(words) : words)];
  return [bytes.length >> 8, bytes.length & 255, ...bytes];
};
const lengthOf = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...lengthOf(n >> 7)]);
const packet = (first: number, body: readonly number[]): Uint8Array =>
  Uint8Array.from([first, ...lengthOf(body.length), ...body]);

interface Will {
  readonly topic: string;
  readonly message: string;
  readonly flags: number;
}

/** Flags of a CONNECT: 2 is a clean session. */
function connectPacket({
  flags = 2,
  keepAliveS = 30,
  will,
}: { flags?: number; keepAliveS?: number; will?: Will } = {}) {
  const name = `c${Math.random().toString(36).slice(2)}`;
  const all = flags | (will === undefined ? 0 : 4 | will.flags);
  const left = will === undefined ? [] : [...text(will.topic), ...text(will.message)];
  return packet(0x10, [...text('MQTT'), 4, all, 0, keepAliveS, ...text(name), ...left]);
}
const subscribePacket = (...topics: string[]): Uint8Array =>
  packet(0x82, [0, 7, ...topics.flatMap((topic) => [...text(topic), 0])]);
const publishPacket = (topic: string, message: Uint8Array | string, first = 0x30): Uint8Array =>
  packet(first, [
    ...text(topic),
    ...(first & 6 ? [0, 9] : []),
    ...(typeof message === 'string' ? new TextEncoder().encode(message) : message),
  ]);

/** A client that keeps what comes, each frame as numbers. */
class Client {
  private static readonly all: Client[] = [];
  readonly frames: number[][] = [];
  readonly closed: Promise<number>;
  private readonly waiting = new Set<() => void>();
  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.frames.push([...data]);
      for (const look of [...this.waiting]) look();
    });
    this.closed = new Promise((done) => socket.on('close', done));
    Client.all.push(this);
  }

  static endAll(): void {
    for (const { socket } of Client.all.splice(0)) socket.terminate();
  }

  static async open(protocol = 'mqtt', path = relay.address): Promise<Client> {
    const socket = new WebSocket(path, protocol);
    const client = new Client(socket);
    await new Promise((done, fail) => socket.on('open', done).on('error', fail));
    return client;
  }

  /** A client that is connected and listens to these topics. */
  static async listening(...topics: string[]): Promise<Client> {
    const client = await Client.open();
    client.send(connectPacket());
    if (topics.length > 0) client.send(subscribePacket(...topics));
    await client.hears(topics.length > 0 ? 2 : 1);
    return client;
  }

  send(...packets: Uint8Array[]): void {
    for (const one of packets) this.socket.send(one);
  }

  /** Resolves once so many frames have come, or this holds, which is looked at when one comes. */
  async hears(what: number | (() => boolean)): Promise<void> {
    const holds = typeof what === 'number' ? () => this.frames.length >= what : what;
    await new Promise<void>((done) => {
      const look = (): void => {
        if (holds() && this.waiting.delete(look)) done();
      };
      this.waiting.add(look);
      look();
    });
  }

  /** The messages that came, as text. */
  get said(): string[] {
    return this.frames
      .filter(([first = 0]) => first >> 4 === 3)
      .map((frame) => new TextDecoder().decode(Uint8Array.from(frame.slice(4 + (frame[3] ?? 0)))));
  }
}

const granted = (client: Client): number[] | undefined => client.frames[1]?.slice(4);

test('the limit of a message is that of the wires', () => expect(LIMITS.messageBytes).toBe(MOST_BYTES));

test('a message goes to those who listen to its topic', async () => {
  const [host, guest] = [await Client.listening(TOPIC), await Client.listening('card-table/room/guest')];
  guest.send(publishPacket(TOPIC, 'hello'));
  await host.hears(3);
  expect([host.said, granted(host), guest.said]).toEqual([['hello'], [0], []]);
});

test.each([
  '#',
  '+',
  'card-table/#',
  'card-table/+/host',
  'card-table/room/+',
  '$SYS/#',
  'card-table/room',
  'other/room/host',
])('nobody may listen to %s', async (topic) => {
  const client = await Client.listening(topic, TOPIC);
  expect(granted(client)).toEqual([0x80, 0]);
});

test('a client listens to a few topics', async () => {
  const client = await Client.listening('card-table/r/1', 'card-table/r/2', 'card-table/r/3', 'card-table/r/4');
  client.send(subscribePacket('card-table/r/5'));
  await client.hears(3);
  expect(client.frames.at(-1)).toEqual([0x90, 3, 0, 7, 0x80]);
});

test.each([
  ['to another topic', publishPacket('other/room/host', 'x')],
  ['to a topic of the broker', publishPacket('$SYS/room/host', 'x')],
  ['to all', publishPacket('card-table/+/host', 'x')],
  ['that is to be kept', publishPacket(TOPIC, 'x', 0x31)],
  ['at least once', publishPacket(TOPIC, 'x', 0x32)],
  ['exactly once', publishPacket(TOPIC, 'x', 0x34)],
  ['that is too long', publishPacket(TOPIC, new Uint8Array(MOST_BYTES + 1))],
  ['that is huge', publishPacket(TOPIC, new Uint8Array(100_000))],
  ['that comes in two frames', publishPacket(TOPIC, 'x').slice(0, 9)],
])('a message %s ends the connection', async (_, bytes) => {
  const host = await Client.listening(TOPIC);
  const client = await Client.listening();
  client.send(bytes);
  await client.closed;
  expect(host.said).toEqual([]);
});

test.each([
  ['wants its messages kept', connectPacket({ flags: 0 })],
  ['never says that it lives', connectPacket({ keepAliveS: 0 })],
  ['does so too rarely', connectPacket({ keepAliveS: 200 })],
  ['has a will for another topic', connectPacket({ will: { topic: 'other', message: 'x', flags: 0 } })],
  ['has a will that is to be kept', connectPacket({ will: { topic: TOPIC, message: 'x', flags: 0x20 } })],
  ['has a will that is to be acknowledged', connectPacket({ will: { topic: TOPIC, message: 'x', flags: 8 } })],
  ['has a long will', connectPacket({ will: { topic: TOPIC, message: 'x'.repeat(MOST_BYTES + 1), flags: 0 } })],
  ['publishes first', publishPacket(TOPIC, 'x')],
])('a client that %s is refused', async (_, bytes) => {
  const client = await Client.open();
  client.send(bytes);
  await client.closed;
  expect(client.frames.filter((frame) => frame[0] === 0x20 && frame[3] === 0)).toEqual([]);
});

test('a longest will is sent', async () => {
  const [host, client] = [await Client.listening(TOPIC), await Client.open()];
  const message = 'x'.repeat(MOST_BYTES);
  client.send(connectPacket({ will: { topic: TOPIC, message, flags: 0 } }));
  await client.hears(1);
  client.socket.terminate();
  await host.hears(3);
  expect(host.frames.at(-1)?.slice(-MOST_BYTES)).toEqual([...Buffer.from(message)]);
});

test('a flood ends the connection, and others do not suffer', async () => {
  const [host, other, client] = [await Client.listening(TOPIC), await Client.listening(), await Client.listening()];
  for (let i = 0; i < 2000; i++) client.send(publishPacket(TOPIC, `${i}`));
  expect(await client.closed).toBe(1008);
  other.send(publishPacket(TOPIC, 'hello'));
  await host.hears(() => host.said.at(-1) === 'hello');
  expect(host.said.length).toBeLessThanOrEqual(LIMITS.packets.atOnce);
});

test('many bytes end the connection too', async () => {
  const client = await Client.listening();
  const longest = publishPacket(TOPIC, new Uint8Array(MOST_BYTES));
  for (let i = 0; i < 200; i++) client.send(longest);
  expect(await client.closed).toBe(1008);
});

test('10,000 frames of garbage do not bring it down', async () => {
  const chance = new SeededChance('garbage');
  const random = (count: number): number[] => Array.from({ length: count }, () => chance.below(256));
  const garbage = [
    () => Uint8Array.from(random(1 + chance.below(60))),
    () => packet(chance.below(256), random(chance.below(60))),
    () => {
      const one = chance.below(2) === 0 ? connectPacket() : publishPacket(TOPIC, 'hello', 0x32);
      return one.map((byte) => (chance.below(12) === 0 ? chance.below(256) : byte));
    },
    () => packet(0x82, random(chance.below(30))),
  ];
  let client = await Client.listening();
  for (let i = 0; i < 10_000; i++) {
    if (client.socket.readyState !== WebSocket.OPEN) {
      client = await Client.open();
      if (chance.below(2) === 0) client.send(connectPacket());
    }
    const make = garbage[i % garbage.length];
    if (make) client.send(make());
    if (i % 3 === 0) await new Promise((done) => setImmediate(done));
  }
  client.socket.terminate();
  const [host, guest] = [await Client.listening(TOPIC), await Client.listening()];
  guest.send(publishPacket(TOPIC, 'hello'));
  await host.hears(() => host.said.includes('hello'));
});

test('other requests get no WebSocket', async () => {
  await expect(Client.open('chat')).rejects.toThrow('400');
  await expect(Client.open('mqtt', relay.address.replace('/relay', '/other'))).rejects.toThrow('404');
});

test('when it is full nobody else gets in', async () => {
  const small = new Relay({ ...LIMITS, clients: 1 });
  await small.start();
  const first = await Client.open('mqtt', small.address);
  await expect(Client.open('mqtt', small.address)).rejects.toThrow('503');
  first.socket.terminate();
  await small.stop();
});

test('who does not connect in time is cut off', async () => {
  const hasty = new Relay({ ...LIMITS, connectMs: 50 });
  await hasty.start();
  const client = await Client.open('mqtt', hasty.address);
  await client.closed;
  await hasty.stop();
});
