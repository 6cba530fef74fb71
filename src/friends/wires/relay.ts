/**
 * The wire over a broker, MQTT over a WebSocket. Each end listens to one topic, `card-table/<room>/<address>`. It connects
 * anew by itself, and takes one broken connection as it takes many: what was on its way is lost.
 */
import type { Bytes } from '../../codec/bytes.ts';
import type { Clock } from '../clock.ts';
import { MOST_BYTES, type OpenWire, type Wire, type WireEnd, type WireEvents } from '../wire.ts';
import { isName } from './address.ts';
import { type Letter, Outbox } from './outbox.ts';
import { Allowance, type Rate } from '../rate.ts';
import { Session } from './session.ts';

/** What a wire takes from its surroundings. */
export interface WireNeeds {
  open(address: string): WebSocket;
  /** Reports `online`. */
  readonly news: EventTarget | undefined;
}

/** A page or a worker. */
const BROWSER: WireNeeds = {
  open: (address) => new WebSocket(address, 'mqtt'),
  news: typeof addEventListener === 'function' ? globalThis : undefined,
};

/** Messages that were not passed on: too many or foreign ones that came, and too many to send. */
export interface Lost {
  readonly heard: number;
  readonly sent: number;
}

/** All guests together may send this much to a host. */
const RATE_IN: Rate = { perSecond: 400, atOnce: 800 };

/** A pause before the next attempt is random, between half of this and all of it. */
const PAUSE_MS = { first: 600, most: 3000, growth: 1.6 };

/** A connection that held this long was a good one: the next pause is the first again. */
const GOOD_MS = 1000;

/** How long an attempt may take until messages can be sent. */
const ATTEMPT_MS = 8000;

/**
 * How often it is looked whether anything was heard or sent since the look before. The broker is asked after one look at which
 * nothing was heard, and is gone after the third. It is asked as well where nothing was sent at so many looks, since it ends a
 * connection from which it hears nothing for 15 s.
 */
const LOOK_MS = 1500;
const ASK_AFTER = 1;
const GONE_AFTER = 3;
const SPEAK_AFTER = 5;

export const relayWire =
  (address: string, clock: Clock, surroundings = BROWSER): ((...parts: Parameters<OpenWire>) => RelayWire) =>
  (end, events) =>
    new RelayWire(address, end, events, clock, surroundings);

class RelayWire implements Wire {
  private readonly name = randomName();
  private readonly outbox: Outbox;
  private readonly allowed: Allowance;
  private heardLost = 0;
  private socket: WebSocket | undefined;
  private session: Session | undefined;
  private phase: 'pausing' | 'connecting' | 'up' | 'closed' = 'pausing';
  private upSince = 0;
  private pauseMs = PAUSE_MS.first;
  private cancel: (() => void) | undefined; // of what is due in this phase
  private isHeard = false; // since the last look
  private silentLooks = 0; // one after the other, at which nothing was heard
  private isSent = false;
  private unsentLooks = 0;

  constructor(
    private readonly address: string,
    private readonly end: WireEnd,
    private readonly events: WireEvents,
    private readonly clock: Clock,
    private readonly surroundings: WireNeeds,
  ) {
    this.outbox = new Outbox(
      (letter) => this.post(letter),
      () => this.socket?.bufferedAmount ?? 0,
      clock,
    );
    this.allowed = new Allowance(RATE_IN, clock);
    surroundings.news?.addEventListener('online', this.online);
    this.connect();
  }

  get lost(): Lost {
    return { heard: this.heardLost, sent: this.outbox.lost };
  }

  send(to: string, bytes: Bytes): void {
    if (this.phase === 'up' && isName(to) && bytes.length <= MOST_BYTES) this.outbox.addLetter({ to, bytes });
  }

  close(): void {
    if (this.phase === 'closed') return;
    this.phase = 'closed';
    this.surroundings.news?.removeEventListener('online', this.online);
    this.session?.leave();
    this.drop();
  }

  private connect(): void {
    this.phase = 'connecting';
    this.cancel = this.clock.after(ATTEMPT_MS, () => this.ended());
    let socket: WebSocket;
    try {
      socket = this.surroundings.open(this.address);
    } catch {
      return void this.ended(); // the browser forbids the address
    }
    this.socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.begin(socket);
    socket.onclose = () => this.ended();
    socket.onerror = () => this.ended();
  }

  private begin(socket: WebSocket): void {
    const session = new Session(socket, this.end, this.name, {
      up: () => this.up(),
      heard: (bytes) => this.receiveBytes(bytes),
      refused: () => void this.heardLost++,
      ended: () => this.ended(),
    });
    this.session = session;
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.isHeard = true;
      session.read(data);
    };
  }

  private up(): void {
    this.cancel?.();
    this.phase = 'up';
    this.upSince = this.clock.now();
    this.silentLooks = this.unsentLooks = 0;
    this.look();
    this.events.changed(true);
  }

  private receiveBytes(bytes: Bytes): void {
    if (this.allowed.spendOne()) this.events.heard(bytes);
    else this.heardLost++;
  }

  /**
   * A connection can be gone without an end: after a change of networks nothing comes any more. Counted in looks, because time
   * also passes while a device sleeps.
   */
  private look(): void {
    this.cancel = this.clock.after(LOOK_MS, () => {
      this.silentLooks = this.isHeard ? 0 : this.silentLooks + 1;
      this.unsentLooks = this.isSent ? 0 : this.unsentLooks + 1;
      this.isHeard = this.isSent = false;
      if (this.silentLooks >= GONE_AFTER) return void this.ended();
      if (this.silentLooks >= ASK_AFTER || this.unsentLooks >= SPEAK_AFTER) this.ping();
      this.look();
    });
  }

  private post({ to, bytes }: Letter): void {
    this.isSent = true;
    this.session?.send(to, bytes);
  }

  private ping(): void {
    this.isSent = true;
    this.session?.ping();
  }

  /** The connection is over, or an attempt has failed: another one follows after a pause. */
  private ended(): void {
    const wasUp = this.phase === 'up';
    if (wasUp && this.clock.now() - this.upSince >= GOOD_MS) this.pauseMs = PAUSE_MS.first;
    this.drop();
    this.phase = 'pausing';
    this.cancel = this.clock.after(this.pauseMs * (0.5 + Math.random() / 2), () => this.connect());
    this.pauseMs = Math.min(PAUSE_MS.most, this.pauseMs * PAUSE_MS.growth);
    if (wasUp) this.events.changed(false);
  }

  /** The device has a network again: no pause is waited for, and whether an old connection still holds shows at once. */
  private readonly online = (): void => {
    this.pauseMs = PAUSE_MS.first;
    if (this.phase === 'pausing') {
      this.cancel?.();
      this.connect();
    } else if (this.phase === 'up') {
      this.cancel?.();
      this.isHeard = false;
      this.silentLooks = GONE_AFTER - 1;
      this.ping();
      this.look();
    }
  };

  /** Lets go of socket and session; what they still say is not heard. */
  private drop(): void {
    this.cancel?.();
    this.outbox.clear();
    const { socket, session } = this;
    this.socket = undefined;
    this.session = undefined;
    session?.stop();
    if (socket === undefined) return;
    socket.onmessage = socket.onclose = null;
    socket.onerror = () => undefined;
    // Browsers write an error to the console about a socket that is closed before it was open.
    if (socket.readyState === socket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }
}

/** At most 23 letters and digits, which every broker takes. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
