/** The wire between windows of one browser. */
import { afterEach, expect, test } from 'vitest';
import { bytesOf, End } from '../../../tests/relaying.ts';
import { HOST, MOST_BYTES } from '../wire.ts';
import { windowsWire } from './windows.ts';

const open: End[] = [];

afterEach(() => {
  for (const { wire } of open.splice(0)) wire.close();
});

async function connect(self: string, room = 'room'): Promise<End> {
  const end = new End(windowsWire, { room, self });
  open.push(end);
  await end.up();
  return end;
}

test('two ends hear each other, each what is for it', async () => {
  const [host, guest, other] = [await connect(HOST), await connect('guest'), await connect(HOST, 'other')];
  guest.wire.send(HOST, bytesOf('may I sit down?'));
  await host.heard('may I sit down?');
  host.wire.send('guest', bytesOf('yes'));
  await guest.heard('yes');
  expect([host.said, guest.said, other.said]).toEqual([['may I sit down?'], ['yes'], []]);
});

test('a part of a larger buffer is sent alone', async () => {
  const [host, guest] = [await connect(HOST), await connect('guest')];
  guest.wire.send(HOST, bytesOf('secret and open').subarray(11));
  await host.heard('open');
  expect(host.said).toEqual(['open']);
});

test.each([
  ['nothing', null],
  ['a text', 'host'],
  ['no bytes', { to: HOST }],
  ['bytes as a list', { to: HOST, bytes: [1, 2] }],
  ['other numbers', { to: HOST, bytes: new Uint16Array(2) }],
  ['no address', { bytes: new Uint8Array(1) }],
  ['another address', { to: 'guest', bytes: new Uint8Array(1) }],
  ['too many bytes', { to: HOST, bytes: new Uint8Array(MOST_BYTES + 1) }],
])('what is no message is ignored: %s', async (_, posted) => {
  const [host, guest] = [await connect(HOST), await connect('guest')];
  const channel = new BroadcastChannel('card-table/room');
  channel.postMessage(posted);
  channel.close();
  guest.wire.send(HOST, bytesOf('after it'));
  await host.heard('after it');
  expect(host.said).toEqual(['after it']);
});

test('a message that is too long or for no address is not sent', async () => {
  const [host, guest] = [await connect(HOST), await connect('guest')];
  guest.wire.send(HOST, new Uint8Array(MOST_BYTES + 1));
  guest.wire.send('', bytesOf('?'));
  guest.wire.send(HOST, bytesOf('after it'));
  await host.heard('after it');
  expect(host.said).toEqual(['after it']);
});

test('a closed wire neither hears nor sends nor reports', async () => {
  const [host, guest] = [await connect(HOST), await connect('guest')];
  const early = new End(windowsWire, { room: 'room', self: 'early' });
  early.wire.close();
  host.wire.close();
  guest.wire.send(HOST, bytesOf('lost'));
  host.wire.send('guest', bytesOf('lost'));
  const again = await connect(HOST);
  guest.wire.send(HOST, bytesOf('here'));
  await again.heard('here');
  expect([host.said, guest.said, early.changes]).toEqual([[], [], []]);
});
