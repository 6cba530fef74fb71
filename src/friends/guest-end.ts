/** A guest's end of the wire: it finds the host by an invitation and keeps a sealed connection, also after a reload of either. */
import type { Bytes } from '../codec/bytes.ts';
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { isFields, isText } from '../record/guards.ts';
import type { Clock } from './clock.ts';
import type { Invite } from './invite.ts';
import { InOrder, type Packet, headOf, parsePacket, parseMessage, printMessage } from './packet.ts';
import {
  type DeviceKey,
  type RoomKeys,
  type Sealer,
  joined,
  newDeviceKey,
  openFirst,
  fingerprintOf,
  randomBytes,
  sealFirst,
  sealerFor,
} from './seal.ts';
import { HOST, type OpenWire, type Wire } from './wire.ts';

/** How often hello is said until the host answers. */
export const HELLO_MS = 1500;
/** After so long without a word the host may have been reloaded, and what it said of that lost. */
const SILENCE_MS = 6000;
/** The pause before it is said again to a host that does not know this guest any more. */
const AGAIN_MS = 500;

export interface GuestEndEvents {
  heard(message: unknown): void;
  /** There is a connection with the host, a first or a new one: it knows nothing of what was sent before. */
  connected(): void;
  changed(isUp: boolean): void;
  /** The host's page is of another build. */
  otherVersion(): void;
}

export interface GuestEndParts {
  readonly keys: RoomKeys;
  readonly invite: Invite;
  readonly version: string; // of this build
  readonly clock: Clock;
}

export class GuestEnd {
  private readonly keys: RoomKeys;
  private readonly invite: Invite;
  private readonly version: string;
  private readonly wire: Wire;
  private own: { readonly key: DeviceKey; readonly since: number } | undefined; // of the connection that is being made
  private sealer: Sealer | undefined;
  private readonly inbox = new InOrder();
  private readonly outbox = new InOrder();
  private readonly clock: Clock;
  private readonly stop: () => void; // says hello no more
  private isUp = false;
  private saidAt = 0; // hello, by the clock
  private heardAt = 0; // the host, by the clock

  /** Connects. The wire is left a will that tells the host when this end breaks off. */
  static async start(open: OpenWire, parts: GuestEndParts, events: GuestEndEvents): Promise<GuestEnd> {
    const address = printBase64Url(randomBytes(16));
    const head = headOf('broken', address);
    const mark = randomBytes(16);
    const plain = printMessage({ mark: printBase64Url(mark) });
    const will = joined(head, await sealFirst(parts.keys.first, plain, head));
    return new GuestEnd(open, parts, events, address, will, printBase64Url(await fingerprintOf(mark)));
  }

  private constructor(
    open: OpenWire,
    { keys, invite, version, clock }: GuestEndParts,
    private readonly events: GuestEndEvents,
    private readonly address: string,
    will: Bytes,
    private readonly willPrint: string, // told to the host: so it knows the will for this guest's own
  ) {
    [this.keys, this.invite, this.version, this.clock] = [keys, invite, version, clock];
    this.wire = open(
      { room: keys.room, self: address, will },
      {
        heard: (bytes) => this.receiveBytes(bytes),
        changed: (isUp) => {
          this.isUp = isUp;
          if (isUp && this.isConnecting) this.sayHello();
          events.changed(isUp);
        },
      },
    );
    this.stop = clock.every(HELLO_MS, () => {
      if (this.isConnecting) this.sayHello();
      else if (this.isUp && clock.now() - this.heardAt > SILENCE_MS) this.inbox.run(() => this.startAnew());
    });
  }

  /** There is no connection yet, or the host may not know it any more. */
  private get isConnecting(): boolean {
    return !this.sealer || this.own !== undefined;
  }

  sendMessage(message: unknown): void {
    this.outbox.run(async () => {
      const head = headOf('message', this.address);
      if (this.sealer) this.wire.send(HOST, joined(head, await this.sealer.seal(printMessage(message), head)));
    });
  }

  close(): void {
    this.stop();
    this.outbox.run(async () => {
      this.wire.close();
      return Promise.resolve();
    });
  }

  private sayHello(): void {
    const now = this.clock.now();
    if (!this.isUp || now - this.saidAt < AGAIN_MS) return;
    this.saidAt = now;
    this.inbox.run(async () => {
      this.own ??= { key: await newDeviceKey(false), since: now };
      const head = headOf('hello', this.address);
      const key = printBase64Url(this.own.key.public);
      const plain = printMessage({ key, will: this.willPrint, version: this.version });
      this.wire.send(HOST, joined(head, await sealFirst(this.keys.first, plain, head)));
    });
  }

  private receiveBytes(bytes: Bytes): void {
    const packet = parsePacket(bytes);
    if (packet?.from === HOST) this.inbox.run(() => this.openPacket(packet));
  }

  private async openPacket({ kind, head, sealed }: Packet): Promise<void> {
    if (kind === 'message') {
      const plain = await this.sealer?.open(sealed, head);
      if (!plain) return;
      this.heardAt = this.clock.now();
      this.own = undefined; // the host knows this connection, whoever has said that it does not
      this.events.heard(parseMessage(plain));
      return;
    }
    const plain = await openFirst(this.keys.first, sealed, joined(head, headOf(kind, this.address)));
    const said = plain && parseMessage(plain);
    if (!isFields(said)) return;
    if (kind === 'welcome') await this.welcomed(said);
    else if (kind === 'unknown') await this.startAnew();
  }

  /**
   * Everybody with the link can say that the host knows this guest no more: the old connection is kept until a new one stands. A key
   * that was sent several times in vain may be one that the host has given up.
   */
  private async startAnew(): Promise<void> {
    const now = this.clock.now();
    if (this.own && now - this.own.since <= 2 * HELLO_MS) return;
    this.own = { key: await newDeviceKey(false), since: now };
    this.sayHello();
  }

  /** Only the host whose key the invitation names is believed, if it shows that it has the other half of that key. */
  private async welcomed({ key, proof }: Readonly<Record<string, unknown>>): Promise<void> {
    const { own } = this;
    const bytes = isText(key) ? parseBase64Url(key) : undefined;
    const shown = isText(proof) ? parseBase64Url(proof) : undefined;
    if (!bytes || !shown || !own || String(await fingerprintOf(bytes)) !== String(this.invite.fingerprint)) return;
    const sealer = await sealerFor('guest', own.key, bytes, this.keys);
    const plain = await sealer?.open(shown, headOf('welcome', HOST));
    const said = plain && parseMessage(plain);
    if (!sealer || !isFields(said)) return;
    if (said['version'] !== this.version) {
      this.events.otherVersion();
      return;
    }
    this.own = undefined;
    this.heardAt = this.clock.now();
    this.sealer = sealer;
    this.events.connected();
  }
}
