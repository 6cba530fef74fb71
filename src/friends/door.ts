/** The host's end of the wire: it lets guests in by the invitation's key and gives each a sealed connection. */
import type { Bytes } from '../codec/bytes.ts';
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { isFields, isText } from '../record/guards.ts';
import { InOrder, type Packet, headOf, parsePacket, parseMessage, printMessage } from './packet.ts';
import {
  type DeviceKey,
  type RoomKeys,
  type Sealer,
  joined,
  openFirst,
  fingerprintOf,
  sealFirst,
  sealerFor,
} from './seal.ts';
import { Allowance, type Rate } from './rate.ts';
import type { Timing } from './times.ts';
import { HOST, type OpenWire, type Wire } from './wire.ts';

/** The largest message of a guest, in bytes. */
const MOST_GUEST_BYTES = 4096;
/** What one guest may send: after a silence, what it had to repeat comes at once. More, and its connection is cut. */
const GUEST_RATE: Rate = { perSecond: 20, atOnce: 40 };
/** After so many bad messages a guest's connection is cut. */
const MOST_BAD = 20;
/** So many connections are kept. People at the table have fewer. */
const MOST_VISITORS = 32;
/** So long after its hello a visitor need not have said anything, in ms: its first message may be on the way. */
const FIRST_MESSAGE_MS = 1200;
/** Of all who say hello. */
const HELLO_RATE: Rate = { perSecond: 20, atOnce: 20 };
/** So many who are not known here are told so: what is sent is mostly for the friends. */
const UNKNOWN_RATE: Rate = { perSecond: 5, atOnce: 5 };
/** More bytes no packet of a guest has: its head, its seal, and some more so that its guest is blamed for the others. */
const MOST_PACKET_BYTES = 2 * MOST_GUEST_BYTES;

/** A connected guest. */
export interface Visitor {
  readonly address: string;
  sendMessage(message: unknown): void;
  /** Counts a message that could be opened and makes no sense. */
  blame(): void;
  /** Nothing is heard from this address any more. */
  cut(): void;
  /** Nobody needs this connection any more: its guest has left, or has another one. */
  drop(): void;
}

export interface DoorEvents {
  /** Is this guest at the table, so that it must not lose its connection to somebody who comes? */
  isAtTable(visitor: Visitor): boolean;
  heard(visitor: Visitor, message: unknown): void;
  /** Somebody whose page is of another build has said hello: the answer tells that page so, and it comes no further. */
  otherVersion(): void;
  /** Its connection broke off, was replaced by a newer one, or was cut. */
  gone(visitor: Visitor, isCut: boolean): void;
  /** The wire says that its connection has broken; it may come back. */
  broke(visitor: Visitor): void;
  changed(isUp: boolean): void;
}

interface KnownVisitor extends Visitor {
  readonly key: Bytes; // its public key
  readonly will: string; // the fingerprint of what is in its last will
  readonly sealer: Sealer;
  readonly inbox: InOrder;
  readonly outbox: InOrder;
  readonly allowance: Allowance;
  bad: number;
  heardAt: number; // by the clock
  hasSpoken: boolean; // more than its hello
}

/** What the host's end is made of. */
export interface DoorParts extends Timing {
  readonly keys: RoomKeys;
  readonly key: DeviceKey;
  readonly version: string; // of this build
}

export class Door {
  private readonly wire: Wire;
  private readonly visitors = new Map<string, KnownVisitor>();
  private readonly cutOff = new Set<string>();
  private readonly forgotten: string[] = []; // keys of connections that were given up, the latest last
  private readonly hellos: Allowance;
  private readonly answers: Allowance; // to those who are not known
  private readonly first = new InOrder();
  private upSince: number | undefined; // when the wire came up, by the clock

  constructor(
    open: OpenWire,
    private readonly parts: DoorParts,
    private readonly events: DoorEvents,
  ) {
    this.hellos = new Allowance(HELLO_RATE, parts.clock);
    this.answers = new Allowance(UNKNOWN_RATE, parts.clock);
    this.wire = open(
      { room: parts.keys.room, self: HOST },
      {
        heard: (bytes) => this.receiveBytes(bytes),
        changed: (isUp) => {
          this.upSince = isUp ? parts.clock.now() : undefined;
          events.changed(isUp);
        },
      },
    );
  }

  close(): void {
    const sent = Promise.all([...this.visitors.values()].map(async ({ outbox }) => outbox.settled()));
    void sent.then(() => this.wire.close());
  }

  /** Every page that is opened or reloaded makes a connection, and not all of them are closed. */
  forgetSilent(): void {
    for (const visitor of [...this.visitors.values()])
      if (this.silence(visitor) > this.parts.times.forget) this.forget(visitor);
  }

  /** For how long it could have been heard and was not, in ms. */
  private silence({ heardAt }: KnownVisitor): number {
    return this.upSince === undefined ? 0 : this.parts.clock.now() - Math.max(heardAt, this.upSince);
  }

  private forget(visitor: KnownVisitor): void {
    if (this.visitors.get(visitor.address) === visitor) this.visitors.delete(visitor.address);
    this.forgotten.push(String(visitor.key));
    this.forgotten.splice(0, this.forgotten.length - MOST_VISITORS);
    this.events.gone(visitor, false);
  }

  /**
   * Room for one more. First goes whoever is silent, then who has said nothing but hello, then who came first of those who are
   * not at the table: a page that comes again makes a connection in any case.
   */
  private makeRoom(): boolean {
    if (this.visitors.size < MOST_VISITORS) return true;
    const all = [...this.visitors.values()]; // in the order in which they came
    const goes =
      all.find((visitor) => this.silence(visitor) > this.parts.times.away) ??
      all.find((visitor) => !visitor.hasSpoken && this.silence(visitor) > FIRST_MESSAGE_MS) ??
      all.find((visitor) => !this.events.isAtTable(visitor));
    if (goes) this.forget(goes);
    return goes !== undefined;
  }

  private receiveBytes(bytes: Bytes): void {
    if (bytes.length > MOST_PACKET_BYTES) return;
    const packet = parsePacket(bytes);
    if (!packet || packet.from === HOST || this.cutOff.has(packet.from)) return;
    if (packet.kind === 'hello') {
      if (this.hellos.spendOne()) this.first.run(() => this.letIn(packet));
    } else if (packet.kind === 'message') this.receiveMessage(packet);
    else if (packet.kind === 'broken') this.first.run(() => this.receiveWill(packet));
  }

  /** Only the guest itself has what is in its will. */
  private async receiveWill({ from, head, sealed }: Packet): Promise<void> {
    const plain = await openFirst(this.parts.keys.first, sealed, head);
    const mark = plain && bytesIn(parseMessage(plain), 'mark');
    const fingerprint = mark && printBase64Url(await fingerprintOf(mark));
    const visitor = this.visitors.get(from);
    if (visitor && visitor.will === fingerprint) this.events.broke(visitor);
  }

  private receiveMessage({ from, head, sealed }: Packet): void {
    const visitor = this.visitors.get(from);
    if (!visitor) {
      if (this.answers.spendOne()) this.first.run(() => this.sayUnknown(from));
      return;
    }
    visitor.inbox.run(async () => {
      const plain = await visitor.sealer.open(sealed, head);
      if (!plain || this.visitors.get(from) !== visitor) return; // not from this guest
      visitor.heardAt = this.parts.clock.now();
      visitor.hasSpoken = true;
      if (!visitor.allowance.spendOne()) visitor.cut();
      else if (plain.length > MOST_GUEST_BYTES) visitor.blame();
      else this.events.heard(visitor, parseMessage(plain));
    });
  }

  /** A guest says hello: first, after a reload, or because its welcome was lost. */
  private async letIn({ from, head, sealed }: Packet): Promise<void> {
    const plain = await openFirst(this.parts.keys.first, sealed, head);
    const hello = plain && parseMessage(plain);
    const key = bytesIn(hello, 'key');
    const sealer = key && (await sealerFor('host', this.parts.key, key, this.parts.keys));
    if (!key || !sealer) return;
    const before = this.visitors.get(from);
    const will = textIn(hello, 'will');
    // A hello may be so long on its way that the connection was given up: the guest must make a new one.
    if (this.forgotten.includes(String(key))) await this.sayUnknown(from);
    else if (before && String(before.key) === String(key)) await this.welcome(before); // it was lost
    else if (!before && this.makeRoom()) {
      await this.admit(this.visitorAt(from, { key, will, sealer }));
      if (textIn(hello, 'version') !== this.parts.version) this.events.otherVersion();
    }
    // Else the address is that of another: it belongs to the key that came with it first.
  }

  private async admit(visitor: KnownVisitor): Promise<void> {
    this.visitors.set(visitor.address, visitor);
    await this.welcome(visitor);
  }

  /** Everybody with the link can read it. The proof, sealed for this guest alone, shows that it comes from the host. */
  private async welcome({ address, sealer }: KnownVisitor): Promise<void> {
    const { key, version } = this.parts;
    const proof = printBase64Url(await sealer.seal(printMessage({ version }), headOf('welcome', HOST)));
    await this.sendFirst('welcome', address, printMessage({ key: printBase64Url(key.public), proof }));
  }

  private visitorAt(
    address: string,
    { key, will, sealer }: Pick<KnownVisitor, 'key' | 'will' | 'sealer'>,
  ): KnownVisitor {
    const head = headOf('message', HOST);
    const visitor: KnownVisitor = {
      address,
      key,
      will,
      sealer,
      inbox: new InOrder(),
      outbox: new InOrder(),
      allowance: new Allowance(GUEST_RATE, this.parts.clock),
      bad: 0,
      heardAt: this.parts.clock.now(),
      hasSpoken: false,
      sendMessage: (message) =>
        visitor.outbox.run(async () => {
          this.wire.send(address, joined(head, await sealer.seal(printMessage(message), head)));
        }),
      blame: () => {
        visitor.bad += 1;
        if (visitor.bad > MOST_BAD) visitor.cut();
      },
      cut: () => {
        this.cutOff.add(address);
        if (this.visitors.get(address) === visitor) this.visitors.delete(address);
        this.events.gone(visitor, true);
      },
      drop: () => {
        if (this.visitors.get(address) === visitor) this.forget(visitor);
      },
    };
    return visitor;
  }

  private sayUnknown = async (to: string): Promise<void> => this.sendFirst('unknown', to, printMessage({ to }));

  private async sendFirst(kind: 'welcome' | 'unknown', to: string, plain: Bytes): Promise<void> {
    const head = headOf(kind, HOST);
    this.wire.send(to, joined(head, await sealFirst(this.parts.keys.first, plain, joined(head, headOf(kind, to)))));
  }
}

/** A field of a first message; '' if it is not there. */
function textIn(message: unknown, name: string): string {
  const text = isFields(message) ? message[name] : undefined;
  return isText(text) ? text : '';
}

const bytesIn = (message: unknown, name: string): Bytes | undefined => parseBase64Url(textIn(message, name));
