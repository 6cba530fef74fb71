/** The wire without a relay. The page has the connections to other browsers, and a port to it carries the bytes. */
import type { Bytes } from '../../codec/bytes.ts';
import type { Clock } from '../clock.ts';
import type { ToPage, ToWorker } from '../direct-port.ts';
import { MOST_BYTES, type OpenWire, type Wire, type WireEnd, type WireEvents } from '../wire.ts';
import { isName } from './address.ts';
import { Allowance, type Rate } from '../rate.ts';

/** All guests together may send this much to a host. */
const RATE_IN: Rate = { perSecond: 400, atOnce: 800 };

/** Of the newest table: the port to its page, and the wire, whichever comes first. */
let newest: Meeting = {};

interface Meeting {
  port?: MessagePort;
  wire?: DirectWire;
}

/** Opens the wire of a table; call before the page is told of that table. */
export function newDirectWire(clock: Clock): OpenWire {
  const own: Meeting = {};
  newest.port?.close(); // nobody has taken it
  newest = own;
  return (end, events) => {
    const wire = new DirectWire(end, events, clock);
    if (own.port) wire.usePort(own.port);
    delete own.port;
    own.wire = wire;
    return wire;
  };
}

/** The port to the page's connections, for the newest table. */
export function receivePort(port: MessagePort): void {
  if (newest.wire) newest.wire.usePort(port);
  else newest.port = port;
}

class DirectWire implements Wire {
  private port: MessagePort | undefined;
  private isUp = false;
  private isOpen = true;
  private readonly allowed: Allowance;

  constructor(
    private readonly end: WireEnd,
    private readonly events: WireEvents,
    clock: Clock,
  ) {
    this.allowed = new Allowance(RATE_IN, clock);
  }

  usePort(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
      if (port === this.port) this.receiveFromPage(data);
    };
    this.postToPage({ type: 'self', address: this.end.self });
  }

  send(to: string, bytes: Bytes): void {
    if (this.isUp && isName(to) && bytes.length <= MOST_BYTES)
      this.postToPage({ type: 'send', to, bytes: bytes.slice() });
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.postToPage({ type: 'close' });
  }

  private receiveFromPage(told: ToWorker): void {
    if (!this.isOpen) return;
    if (told.type === 'changed') {
      if (told.isUp === this.isUp) return;
      this.isUp = told.isUp;
      this.events.changed(told.isUp);
    } else if (told.bytes.length <= MOST_BYTES && this.allowed.spendOne()) this.events.heard(told.bytes);
  }

  private postToPage(told: ToPage): void {
    this.port?.postMessage(told);
  }
}
