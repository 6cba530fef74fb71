/** The ends of a table without a relay, over browsers that the test plays: how long each step may take. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '../../cards/must.ts';
import { DrivenClock } from '../../friends/clock.testing.ts';
import { type Description, descriptionIn, printAnswer, printOffer } from '../../friends/direct-code.ts';
import { GuestConnection } from './guest-connection.svelte.ts';
import { HostConnection } from './host-connection.svelte.ts';

const SDP = `v=0
a=candidate:1 1 udp 2113937151 192.168.1.5 56032 typ host
a=ice-ufrag:py6J
a=ice-pwd:1j8kgw10u10MRn5Jf+b1/E5w
a=fingerprint:sha-256 EE:17:99:3C:71:A0:3A:BC:83:9D:E7:90:A8:5A:19:08:AE:3C:78:F6:EA:6E:2B:F8:3C:67:37:7D:E8:4C:55:81
`.replaceAll('\n', '\r\n');
const DESCRIPTION: Description = must(descriptionIn(SDP), 'a description');
const NO_WAY = SDP.replace(/a=candidate.*\r\n/, '');

/** A browser's connection, of which the test says what becomes of it. */
class PlayedConnection {
  static all: PlayedConnection[] = [];
  static sdp = SDP;
  static isFast = true; // its ways are found at once
  static generateCertificate = async (): Promise<object> => Promise.resolve({});
  readonly channel = {
    readyState: 'connecting',
    bufferedAmount: 0,
    sent: [] as unknown[],
    onopen: (): void => undefined,
    send: (data: unknown): void => void this.channel.sent.push(data),
    close: (): void => undefined,
  };
  connectionState = 'new';
  iceConnectionState = 'checking';
  iceGatheringState = PlayedConnection.isFast ? 'complete' : 'gathering';
  localDescription: { readonly sdp: string } | undefined;
  onconnectionstatechange = (): void => undefined;
  onicegatheringstatechange = (): void => undefined;
  isClosed = false;

  constructor() {
    PlayedConnection.all.push(this);
  }

  createDataChannel = (): object => this.channel;
  createAnswer = async (): Promise<object> => Promise.resolve({ sdp: PlayedConnection.sdp });
  setRemoteDescription = async (): Promise<void> => Promise.resolve();

  async setLocalDescription({ sdp = PlayedConnection.sdp }: { readonly sdp?: string } = {}): Promise<void> {
    this.localDescription = { sdp };
    return Promise.resolve();
  }

  close(): void {
    this.isClosed = true;
  }

  /** All ways are found. */
  gathered(): void {
    this.iceGatheringState = 'complete';
    this.onicegatheringstatechange();
  }

  connected(): void {
    this.channel.readyState = 'open';
    this.channel.onopen();
  }

  failed(): void {
    this.connectionState = 'failed';
    this.onconnectionstatechange();
  }
}

const newest = (): PlayedConnection => must(PlayedConnection.all.at(-1), 'a connection');

let clock: DrivenClock;
beforeEach(() => {
  clock = new DrivenClock();
  vi.stubGlobal('RTCPeerConnection', PlayedConnection);
  vi.stubGlobal('window', globalThis);
  [PlayedConnection.all, PlayedConnection.sdp, PlayedConnection.isFast] = [[], SDP, true];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the host', () => {
  it('has an invitation as soon as all ways are found', async () => {
    PlayedConnection.isFast = false;
    const connection = new HostConnection(clock);
    await clock.pass(300);
    expect([connection.step, connection.offer]).toEqual(['making', undefined]);
    newest().gathered();
    await clock.settled();
    expect([connection.step, connection.offer]).toEqual(['waiting', printOffer(DESCRIPTION)]);
  });

  it('waits 2 s for a server that is silent', async () => {
    PlayedConnection.isFast = false;
    const connection = new HostConnection(clock);
    await clock.pass(1999);
    expect(connection.step).toBe('making');
    await clock.pass(1);
    expect([connection.step, connection.offer]).toEqual(['waiting', printOffer(DESCRIPTION)]);
  });

  it('tries again after 5 s where the browser finds no way', async () => {
    PlayedConnection.sdp = NO_WAY;
    const connection = new HostConnection(clock);
    await clock.pass(4999);
    expect([connection.step, connection.trouble, PlayedConnection.all.length]).toEqual(['making', 'noWay', 1]);
    expect(newest().isClosed).toBe(true);
    PlayedConnection.sdp = SDP;
    await clock.pass(1);
    expect([connection.step, PlayedConnection.all.length]).toEqual(['waiting', 2]);
  });

  it('makes another invitation when the two have not connected after 20 s', async () => {
    const connection = new HostConnection(clock);
    await clock.settled();
    const first = newest();
    await connection.connect(printAnswer(DESCRIPTION, DESCRIPTION));
    await clock.pass(19_999);
    expect([connection.step, connection.trouble, first.isClosed]).toEqual(['connecting', undefined, false]);
    await clock.pass(1);
    expect([connection.step, connection.trouble, first.isClosed]).toEqual(['waiting', 'notConnected', true]);
    expect([connection.connected, PlayedConnection.all.length]).toEqual([0, 2]);
  });

  it('keeps a guest who has connected in time, and has the next invitation', async () => {
    const connection = new HostConnection(clock);
    await clock.settled();
    const first = newest();
    await connection.connect(printAnswer(DESCRIPTION, DESCRIPTION));
    await clock.pass(19_999);
    first.connected();
    await clock.pass(3_600_000);
    expect([connection.step, connection.trouble, connection.connected]).toEqual(['waiting', undefined, 1]);
    expect([first.isClosed, PlayedConnection.all.length]).toEqual([false, 2]);
  });

  it('lets what was said last go out within half a second', async () => {
    const connection = new HostConnection(clock);
    await clock.settled();
    const first = newest();
    first.connected();
    connection.close();
    await clock.pass(499);
    expect(first.isClosed).toBe(false);
    await clock.pass(1);
    expect(first.isClosed).toBe(true);
  });

  it('makes nothing more once it is closed', async () => {
    PlayedConnection.sdp = NO_WAY;
    const connection = new HostConnection(clock);
    await clock.settled();
    connection.close();
    await clock.pass(60_000);
    expect(PlayedConnection.all.length).toBe(1);
  });
});

describe('a guest', () => {
  /** A place for texts, as a device has it. */
  function storage() {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
  }
  const offer = printOffer(DESCRIPTION);

  it('makes the connection anew half a second after the browser has given up, for the same code', async () => {
    const connection = new GuestConnection(offer, clock, storage());
    await clock.settled();
    const { code } = connection;
    expect([connection.step, code]).toEqual(['waiting', printAnswer(DESCRIPTION, DESCRIPTION)]);
    newest().failed();
    await clock.pass(499);
    expect(PlayedConnection.all.length).toBe(1);
    PlayedConnection.sdp = SDP.replace('py6J', 'abcd'); // the browser names itself anew
    await clock.pass(1);
    expect([connection.step, connection.code, PlayedConnection.all.length]).toEqual(['waiting', code, 2]);
    expect(newest().localDescription?.sdp).toContain('a=ice-ufrag:py6J');
  });

  describe('in Firefox, which asks for seconds only', () => {
    beforeEach(() => {
      PlayedConnection.sdp = `v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 1 0 IN IP4 0.0.0.0${SDP.slice(3)}`;
    });

    it('makes the connection anew every two seconds, also while the browser reports no failure', async () => {
      const connection = new GuestConnection(offer, clock, storage());
      await clock.settled();
      const { code } = connection;
      for (let seconds = 2; seconds <= 300; seconds += 2) {
        const before = newest();
        await clock.pass(1999);
        expect(before.isClosed).toBe(false);
        await clock.pass(1);
        expect([before.isClosed, PlayedConnection.all.length]).toEqual([true, seconds / 2 + 1]);
      }
      expect([connection.step, connection.code]).toEqual(['waiting', code]);
      newest().connected();
      await clock.pass(60_000);
      expect([connection.step, PlayedConnection.all.length]).toEqual(['connected', 151]);
    });

    it('leaves alone a connection that is being made', async () => {
      const connection = new GuestConnection(offer, clock, storage());
      await clock.settled();
      newest().iceConnectionState = 'connected';
      await clock.pass(10_000);
      expect([connection.step, PlayedConnection.all.length]).toEqual(['waiting', 1]);
      newest().iceConnectionState = 'disconnected';
      await clock.pass(2000);
      expect([connection.step, PlayedConnection.all.length]).toEqual(['waiting', 2]);
    });

    it('waits for a network that is gone once its code is made', async () => {
      const connection = new GuestConnection(offer, clock, storage());
      await clock.settled();
      const { sdp } = PlayedConnection;
      PlayedConnection.sdp = sdp.replace(/a=candidate.*\r\n/, '');
      await clock.pass(4000);
      expect([connection.step, PlayedConnection.all.length]).toEqual(['waiting', 3]);
      PlayedConnection.sdp = sdp;
      await clock.pass(2000);
      expect([connection.step, PlayedConnection.all.length]).toEqual(['waiting', 4]);
    });

    it('gives the invitation up after ten minutes, and makes nothing more', async () => {
      const connection = new GuestConnection(offer, clock, storage());
      await clock.pass(600_000);
      expect(connection.step).toBe('waiting');
      await clock.pass(2000);
      expect(connection.step).toBe('stale');
      const made = PlayedConnection.all.length;
      await clock.pass(60_000);
      expect(PlayedConnection.all.length).toBe(made);
    });

    it('makes nothing more once it is closed, also while it is being made', async () => {
      new GuestConnection(offer, clock, storage()).close();
      const connection = new GuestConnection(offer, clock, storage());
      await clock.settled();
      connection.close();
      const made = PlayedConnection.all.length;
      await clock.pass(60_000);
      expect([made, PlayedConnection.all.length, PlayedConnection.all.every((one) => one.isClosed)]).toEqual([
        2,
        2,
        true,
      ]);
    });
  });

  it('gives the invitation up after ten minutes', async () => {
    const connection = new GuestConnection(offer, clock, storage());
    for (let seconds = 0; seconds < 600; seconds += 30) {
      await clock.pass(29_500);
      expect(connection.step).toBe('waiting');
      newest().failed();
      await clock.pass(500);
    }
    expect([connection.step, PlayedConnection.all.length]).toEqual(['waiting', 21]);
    newest().failed();
    await clock.pass(500);
    expect([connection.step, PlayedConnection.all.length]).toEqual(['stale', 21]);
  });

  it('uses an invitation once', async () => {
    const device = storage();
    const connection = new GuestConnection(offer, clock, device);
    await clock.settled();
    newest().connected();
    expect(connection.step).toBe('connected');
    newest().failed();
    await clock.pass(60_000);
    expect([connection.step, PlayedConnection.all.length]).toEqual(['lost', 1]);
    const again = new GuestConnection(offer, clock, device);
    await clock.settled();
    expect([again.step, PlayedConnection.all.length]).toEqual(['stale', 1]);
  });

  it('makes nothing more once it is closed', async () => {
    const connection = new GuestConnection(offer, clock, storage());
    await clock.settled();
    newest().failed();
    connection.close();
    await clock.pass(60_000);
    expect(PlayedConnection.all.length).toBe(1);
  });
});
