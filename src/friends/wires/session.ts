/**
 * One connection to the relay, from the open socket to its end: MQTT 3.1.1. Messages are sent at most once (QoS 0), because
 * host and guest number theirs and send again what is missing (messages.ts).
 */
import type { Bytes } from '../../codec/bytes.ts';
import { mqtt_v4, type Client, type Pipe, type Published } from 'u8-mqtt/esm/web/basic-v4.js';
import { HOST, MOST_BYTES, type WireEnd } from '../wire.ts';
import { Packets, publishPacket } from './packets.ts';

export interface SessionEvents {
  /** The broker takes and delivers messages now. */
  up(): void;
  heard(bytes: Bytes): void;
  /** A message that no wire has sent. */
  refused(): void;
  /** Called once. Nothing comes after it. */
  ended(): void;
}

/** When the broker has heard nothing for one and a half times this, it sends the will. */
const KEEP_ALIVE_S = 10;

/** A broker's refusal of a subscription is at least this. */
const REFUSED = 0x80;

const nothing = (): void => undefined;

const topicOf = (room: string, address: string): string => `card-table/${room}/${address}`;

export class Session {
  private readonly packets = new Packets(MOST_BYTES);
  private readonly pipe: Pipe;
  private readonly client: Client;
  private readonly topic: string;
  private isOver = false;

  /** `name` is what the broker knows this end by: when it comes back by the same name, the old connection is over. */
  constructor(
    private readonly socket: WebSocket,
    private readonly end: WireEnd,
    name: string,
    private readonly events: SessionEvents,
  ) {
    this.topic = topicOf(end.room, end.self);
    this.pipe = { readyState: 1, binaryType: '', send: (packet) => this.write(packet) };
    this.client = mqtt_v4({
      keep_alive: 0,
      log_conn: nothing,
      on_error: nothing,
      on_disconnect: nothing,
      on_mqtt_type: { mqtt_publish: (packet) => this.receivePublished(packet) },
    }).with_websock(this.pipe);
    this.start(name).then(
      (isGranted) => {
        if (!isGranted) this.over();
        else if (!this.isOver) events.up();
      },
      () => this.over(),
    );
  }

  /** Bytes that come out of the socket. */
  read(data: unknown): void {
    if (this.isOver) return;
    const packets = data instanceof ArrayBuffer ? this.packets.addBytes(new Uint8Array(data)) : undefined;
    if (packets === undefined) return void this.over();
    for (const packet of packets) {
      try {
        this.pipe.onmessage?.({ data: packet });
      } catch {
        return void this.over(); // the client could not read it
      }
    }
  }

  send(to: string, bytes: Bytes): void {
    this.write(publishPacket(topicOf(this.end.room, to), bytes));
  }

  /** Makes the broker say something. */
  ping(): void {
    this.client.ping().catch(nothing);
  }

  /** Takes leave, so that the broker sends no will. */
  leave(): void {
    this.client.disconnect().catch(nothing);
  }

  /** Reports no more. */
  stop(): void {
    this.isOver = true;
  }

  /** Whether the broker lets this end in and lets it listen. */
  private async start(name: string): Promise<boolean> {
    const { room, will } = this.end;
    await this.client.connect({
      client_id: name,
      flags: { clean_start: true },
      keep_alive: KEEP_ALIVE_S,
      ...(will !== undefined && { will: { topic: topicOf(room, HOST), payload: will, qos: 0 } }),
    });
    const [answer] = await this.client.subscribe({ topics: [this.topic], qos: 0 });
    const granted = answer?.answers[0];
    return granted !== undefined && Number(granted) < REFUSED;
  }

  private receivePublished(packet: Published): void {
    if (this.isOver) return;
    const isOurs = packet.topic === this.topic && packet.qos === 0;
    if (!isOurs || packet.payload.length > MOST_BYTES) this.events.refused();
    else this.events.heard(packet.payload.slice());
  }

  private write(packet: Bytes): void {
    if (!this.isOver && this.socket.readyState === this.socket.OPEN) this.socket.send(packet);
  }

  private over(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.events.ended();
  }
}
