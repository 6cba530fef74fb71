/** The wire without a relay, with a port in place of the page. */
import type { Bytes } from '../../codec/bytes.ts';
import { afterEach, expect, test } from 'vitest';
import { bytesOf, End } from '../../../tests/relaying.ts';
import { DrivenClock } from '../clock.testing.ts';
import type { ToPage, ToWorker } from '../direct-port.ts';
import { HOST, MOST_BYTES } from '../wire.ts';
import { newDirectWire, receivePort } from './direct.ts';

const clock = new DrivenClock();
const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** The page's end of a port, and what it was told. */
class PageEnd {
  readonly told: ToPage[] = [];
  private readonly port: MessagePort;
  private waiting: (() => void)[] = [];

  constructor() {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<ToPage>) => {
      this.told.push(data);
      for (const look of this.waiting.splice(0)) look();
    };
    receivePort(port2);
  }

  say(told: ToWorker): void {
    this.port.postMessage(told);
  }

  async hears(count: number): Promise<readonly ToPage[]> {
    while (this.told.length < count) await new Promise<void>((done) => this.waiting.push(done));
    return this.told;
  }
}

const up: ToWorker = { type: 'changed', isUp: true };
const down: ToWorker = { type: 'changed', isUp: false };
const heard = (bytes: Bytes): ToWorker => ({ type: 'heard', bytes });

test.each(['before', 'after'])('the page’s port may come %s the wire is opened', async (when) => {
  const open = newDirectWire(clock);
  const early = when === 'before' ? new PageEnd() : undefined;
  const end = new End(open, { room: 'room', self: HOST });
  const page = early ?? new PageEnd();
  expect(await page.hears(1)).toEqual([{ type: 'self', address: HOST }]);
  page.say(up);
  await end.up();
  page.say(heard(bytesOf('may I sit down?')));
  await end.heard('may I sit down?');
  end.wire.send('guest', bytesOf('secret and yes').subarray(11));
  expect((await page.hears(2))[1]).toEqual({ type: 'send', to: 'guest', bytes: bytesOf('yes') });
  page.say(down);
  await end.until(() => !end.isUp);
  expect(end.changes).toEqual([true, false]);
});

test('nothing is sent before it is up, to no address, or too long; a close is told', async () => {
  const end = new End(newDirectWire(clock), { room: 'room', self: 'guest' });
  const page = new PageEnd();
  end.wire.send(HOST, bytesOf('lost'));
  page.say(up);
  await end.up();
  end.wire.send('', bytesOf('lost'));
  end.wire.send(HOST, new Uint8Array(MOST_BYTES + 1));
  end.wire.send(HOST, bytesOf('here'));
  end.wire.close();
  end.wire.close();
  expect(await page.hears(3)).toEqual([
    { type: 'self', address: 'guest' },
    { type: 'send', to: HOST, bytes: bytesOf('here') },
    { type: 'close' },
  ]);
});

test('what is too long is not heard, nor more than 800 at once', async () => {
  const end = new End(newDirectWire(clock), { room: 'room', self: HOST });
  const page = new PageEnd();
  page.say(up);
  page.say(heard(new Uint8Array(MOST_BYTES + 1)));
  for (let i = 0; i < 1000; i++) page.say(heard(bytesOf(`${i}`)));
  page.say(down);
  await end.until(() => end.changes.length === 2);
  expect([end.said[0], end.said.length]).toEqual(['0', 800]);
});

test('a new port goes to the newest table, also while the old one ends', async () => {
  const old = new End(newDirectWire(clock), { room: 'room', self: 'old' });
  const oldPage = new PageEnd();
  await oldPage.hears(1);
  const open = newDirectWire(clock);
  const page = new PageEnd();
  old.wire.close();
  new End(open, { room: 'room', self: 'new' });
  expect(await page.hears(1)).toEqual([{ type: 'self', address: 'new' }]);
  expect(await oldPage.hears(2)).toEqual([{ type: 'self', address: 'old' }, { type: 'close' }]);
});
