/** The wire between windows of one browser: a BroadcastChannel for each room. */
import type { Bytes } from '../../codec/bytes.ts';
import { MOST_BYTES, type OpenWire, type Wire, type WireEnd, type WireEvents } from '../wire.ts';
import { isName } from './address.ts';

/** What is posted. All ends of the room receive it; it is for one. */
interface Envelope {
  readonly to: string;
  readonly bytes: Bytes;
}

export const windowsWire: OpenWire = (end, events) => new WindowsWire(end, events);

class WindowsWire implements Wire {
  private readonly channel: BroadcastChannel;
  private isOpen = true;

  constructor({ room, self }: WireEnd, events: WireEvents) {
    this.channel = new BroadcastChannel(`card-table/${room}`);
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const bytes = bytesFor(self, data);
      if (bytes !== undefined && this.isOpen) events.heard(bytes);
    };
    queueMicrotask(() => this.isOpen && events.changed(true)); // whoever opens the wire has it by then
  }

  send(to: string, bytes: Bytes): void {
    if (!this.isOpen || !isName(to) || bytes.length > MOST_BYTES) return;
    const envelope: Envelope = { to, bytes: bytes.slice() }; // a view would be posted with all that lies around it
    this.channel.postMessage(envelope);
  }

  close(): void {
    this.isOpen = false;
    this.channel.close();
  }
}

/** The bytes of an envelope for this address; undefined for everything else that somebody may post. */
function bytesFor(self: string, data: unknown): Bytes | undefined {
  if (typeof data !== 'object' || data === null || !('to' in data) || !('bytes' in data)) return undefined;
  const { to, bytes } = data;
  if (to !== self || !(bytes instanceof Uint8Array) || bytes.length > MOST_BYTES) return undefined;
  return new Uint8Array(bytes);
}
