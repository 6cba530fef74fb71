/** What the wire makes of a broker that refuses, is silent or sends what it must not. The broker is played by hand. */
import { afterEach, expect, test } from 'vitest';
import { SeededChance } from '../../cards/chance.ts';
import { bytesOf, End } from '../../../tests/relaying.ts';
import { DrivenClock } from '../clock.testing.ts';
import { HOST, MOST_BYTES } from '../wire.ts';
import { relayWire } from './relay.ts';

/** What the played broker answers, by the first byte of what it is sent. */
type Answers = Record<number, (packet: Uint8Array) => number[]>;

const [CONNECT, SUBSCRIBE, PING] = [0x10, 0x82, 0xc0] as const;
const GOOD: Answers = {
  [CONNECT]: () => [0x20, 2, 0, 0],
  [SUBSCRIBE]: (packet) => [0x90, 3, packet[2] ?? 0, packet[3] ?? 0, 0],
  [PING]: () => [0xd0, 0],
};

/** A WebSocket as the wire uses it; what it sends is answered in the next microtask. */
class PlayedSocket {
  static readonly all: PlayedSocket[] = [];
  readonly [Symbol.toStringTag] = 'PlayedSocket';
  readonly OPEN = 1;
  readonly CONNECTING = 0;
  readyState = 1;
  bufferedAmount = 0;
  binaryType = '';
  onopen?: () => void;
  onmessage?: ((event: { data: unknown }) => void) | null;
  onclose?: (() => void) | null;
  readonly packets: Uint8Array[] = []; // that were sent
  private readonly answers: Answers;

  constructor(answers: Answers) {
    this.answers = answers;
    PlayedSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(packet: Uint8Array): void {
    const [first = 0] = packet;
    this.packets.push(packet);
    const answer = this.answers[first]?.(packet);
    if (answer && answer.length > 0) queueMicrotask(() => this.say(answer));
  }

  /** The first byte of each packet that was sent. */
  get sent(): number[] {
    return this.packets.map(([first = 0]) => first);
  }

  close(): void {
    this.readyState = 3;
  }

  say(bytes: ArrayLike<number>): void {
    this.onmessage?.({ data: Uint8Array.from(bytes).buffer });
  }
}

afterEach(() => {
  PlayedSocket.all.length = 0;
});

/** A host whose broker answers so. */
async function host(answers: Answers = GOOD) {
  const clock = new DrivenClock();
  const surroundings = { news: new EventTarget(), open: () => new PlayedSocket(answers) as unknown as WebSocket };
  const end = new End(relayWire('ws://relay', clock, surroundings), { room: 'room', self: HOST });
  await clock.settled();
  const socket = PlayedSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return { clock, end, socket, news: surroundings.news };
}

function publish(topic: string, message: Uint8Array, qos = 0): number[] {
  const body = [0, topic.length, ...bytesOf(topic), ...(qos > 0 ? [1, 2] : []), ...message];
  return [0x30 | (qos << 1), ...(body.length < 128 ? [body.length] : lengthOf(body.length)), ...body];
}

const lengthOf = (n: number): number[] => (n < 128 ? [n] : [(n & 0x7f) | 0x80, ...lengthOf(n >> 7)]);

const TOPIC = 'card-table/room/host';

test('a message is heard and not acknowledged, also when it comes in pieces', async () => {
  const { clock, end, socket } = await host();
  const packet = publish(TOPIC, bytesOf('hello'));
  socket.say(packet);
  for (const byte of packet) socket.say([byte]);
  socket.say([...packet, ...packet]);
  await clock.settled();
  expect(end.said).toEqual(['hello', 'hello', 'hello', 'hello']);
  expect(socket.sent).toEqual([CONNECT, SUBSCRIBE]);
});

test.each([0, 1, 127, 128, 5000, MOST_BYTES])('a message of %i bytes is sent as MQTT has it', async (bytes) => {
  const { end, socket } = await host();
  const message = new Uint8Array(bytes).fill(7);
  end.wire.send('guest', message);
  expect([...(socket.packets.at(-1) ?? [])]).toEqual(publish('card-table/room/guest', message));
});

test('whoever only listens says at least every 10 s that it is there', async () => {
  const { clock, socket } = await host();
  for (let i = 0; i < 60; i++) {
    socket.say(publish(TOPIC, bytesOf('hello')));
    await clock.pass(1000);
  }
  const pings = socket.sent.filter((first) => first === PING).length;
  expect(pings).toBeGreaterThanOrEqual(6);
  expect(pings).toBeLessThanOrEqual(15);
});

test('with messages both ways the broker is not asked', async () => {
  const { clock, end, socket } = await host();
  for (let i = 0; i < 60; i++) {
    socket.say(publish(TOPIC, bytesOf('hello')));
    end.wire.send('guest', bytesOf('hello'));
    await clock.pass(1000);
  }
  expect(socket.sent).not.toContain(PING);
});

test.each([
  ['of another topic', publish('card-table/room/guest', bytesOf('psst'))],
  ['of a topic in other letters', publish('card-table/Room/host', bytesOf('psst'))],
  ['that wants to be acknowledged', publish(TOPIC, bytesOf('hello'), 1)],
  ['too long', publish(TOPIC, new Uint8Array(MOST_BYTES + 1))],
  ['with a topic that is longer than the packet', [0x30, 3, 0xff, 0xff, 0]],
  ['with an empty topic', [0x30, 2, 0, 0]],
])('a message %s is counted and not heard', async (_, packet) => {
  const { clock, end, socket } = await host();
  socket.say(packet);
  await clock.settled();
  expect([end.said, end.isUp, end.wire.lost.heard]).toEqual([[], true, 1]);
});

test.each([
  ['of which the length has five bytes', [0x30, 0xfa, 0xff, 0xff, 0xff, 0x0f]],
  ['that would be huge', [0x30, 0xff, 0xff, 0x7f]],
  ['without a body', [0x30, 0]],
  ['of an answer without a body', [0x90, 0]],
])('after a packet %s the connection is made anew', async (_, packet) => {
  const { clock, end, socket } = await host();
  socket.say(packet);
  await clock.settled();
  expect([end.changes, socket.readyState]).toEqual([[true, false], 3]);
  await clock.pass(1000);
  expect(end.changes).toEqual([true, false, true]);
});

test('after a text the connection is made anew', async () => {
  const { end, socket } = await host();
  socket.onmessage?.({ data: 'hello' });
  expect(end.changes).toEqual([true, false]);
});

test('packets that no broker sends are passed over', async () => {
  const { clock, end, socket } = await host();
  for (const packet of [
    [0x10, 0],
    [0xf0, 0],
    [0x00, 0],
    [0x20, 2, 0, 5],
    [0xd0, 0],
    [0x40, 2, 9, 9],
  ])
    socket.say(packet);
  socket.say(publish(TOPIC, bytesOf('hello')));
  await clock.settled();
  expect([end.said, end.isUp]).toEqual([['hello'], true]);
});

test('10,000 times random bytes are borne', async () => {
  const { clock, end } = await host();
  const chance = new SeededChance('garbage');
  for (let i = 0; i < 10_000; i++) {
    const bytes = Array.from({ length: chance.below(40) }, () => chance.below(256));
    if (i % 2 === 0) bytes.unshift(0x30 + chance.below(16), bytes.length);
    PlayedSocket.all.at(-1)?.say(bytes);
    if (!end.isUp) await clock.pass(5000);
  }
  PlayedSocket.all.at(-1)?.onclose?.(); // the last bytes may be the beginning of a packet
  await clock.pass(5000);
  PlayedSocket.all.at(-1)?.say(publish(TOPIC, bytesOf('hello')));
  await clock.settled();
  expect(end.said.at(-1)).toBe('hello');
});

test.each([
  ['the connection', { ...GOOD, [CONNECT]: () => [0x20, 2, 0, 5] }],
  ['the topic', { ...GOOD, [SUBSCRIBE]: (packet) => [0x90, 3, packet[2] ?? 0, packet[3] ?? 0, 0x80] }],
] satisfies [string, Answers][])(
  'a broker that refuses %s is asked again, after pauses that grow to 3 s',
  async (_, answers) => {
    const { clock, end } = await host(answers);
    await clock.pass(10_000);
    expect(end.changes).toEqual([]);
    expect(PlayedSocket.all.length).toBeGreaterThanOrEqual(5);
    expect(PlayedSocket.all.length).toBeLessThanOrEqual(10);
    const tried = PlayedSocket.all.length;
    await clock.pass(50_000);
    expect(PlayedSocket.all.length - tried).toBeGreaterThanOrEqual(16);
    expect(PlayedSocket.all.length - tried).toBeLessThanOrEqual(34);
  },
);

test('a broker that never answers is given up after 8 s', async () => {
  const { clock, socket } = await host({});
  await clock.pass(7999);
  expect(socket.readyState).toBe(1);
  await clock.pass(1);
  expect(socket.readyState).toBe(3);
});

test('a broker that has fallen silent is asked, and left after 6 s', async () => {
  const answers: Answers = { ...GOOD };
  const { clock, end, socket } = await host(answers);
  await clock.pass(60_000);
  expect(end.changes).toEqual([true]);
  expect(socket.sent.filter((first) => first === PING).length).toBeGreaterThan(10);
  answers[PING] = () => [];
  await clock.pass(8000);
  expect(end.changes).toEqual([true, false, true]);
});

test('after a change of networks a dead connection is left within 1.5 s', async () => {
  const answers: Answers = { ...GOOD };
  const { clock, end, news } = await host(answers);
  await clock.pass(1990);
  news.dispatchEvent(new Event('online'));
  await clock.pass(5000);
  expect(end.changes).toEqual([true]);
  answers[PING] = () => [];
  news.dispatchEvent(new Event('online'));
  await clock.pass(1499);
  expect(end.changes).toEqual([true]);
  await clock.pass(1);
  expect(end.changes).toEqual([true, false]);
});

test('of a flood 800 messages are heard at once, and the others are counted', async () => {
  const { clock, end, socket } = await host();
  for (let i = 0; i < 1000; i++) socket.say(publish(TOPIC, bytesOf(`${i}`)));
  await clock.settled();
  expect([end.said.length, end.wire.lost.heard]).toEqual([800, 200]);
});
