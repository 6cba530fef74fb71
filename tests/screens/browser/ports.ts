/** Messages between pages and workers: copied, and delivered as tasks of whoever receives them. */
import type { Realm } from './realm.ts';

type Hear = (event: MessageEvent) => void;

/** What a message arrives as. */
const eventOf = (data: unknown, ports: readonly Port[] = []): MessageEvent =>
  ({ type: 'message', data, ports }) as unknown as MessageEvent;

/** Hands a copy of a message over, and with it the ports. */
export function send(message: unknown, ports: readonly Port[], to: { realm: Realm; hear: Hear }): void {
  const copy: unknown = structuredClone(message);
  for (const port of ports) port.realm = to.realm;
  to.realm.world.soon(to.realm, () => to.hear(eventOf(copy, ports)));
}

/** One end of a channel. What arrives before anybody listens is kept. */
export class Port {
  private other: Port | undefined;
  private listener: Hear | undefined;
  private kept: MessageEvent[] = [];

  /** `realm`: whose end it is; another's once it was handed over. */
  constructor(public realm: Realm) {}

  static pair(realm: Realm): { readonly port1: Port; readonly port2: Port } {
    const [port1, port2] = [new Port(realm), new Port(realm)];
    port1.other = port2;
    port2.other = port1;
    return { port1, port2 };
  }

  postMessage(message: unknown, ports: readonly Port[] = []): void {
    const { other } = this;
    if (other) send(message, ports, { realm: other.realm, hear: (event) => other.take(event) });
  }

  get onmessage(): Hear | undefined {
    return this.listener;
  }

  set onmessage(hear: Hear | null | undefined) {
    this.listener = hear ?? undefined;
    for (const event of hear ? this.kept.splice(0) : []) hear?.(event);
  }

  close(): void {
    if (this.other) this.other.other = undefined;
    this.other = undefined;
    this.listener = undefined;
  }

  private take(event: MessageEvent): void {
    if (this.listener) this.listener(event);
    else this.kept.push(event);
  }
}

/** All broadcast channels of a browser. */
export class Broadcasts {
  private readonly open = new Map<string, Set<Channel>>();
  /** False: whatever is posted is lost. */
  carries = true;

  join(name: string, channel: Channel): () => void {
    const all = this.open.get(name) ?? new Set();
    this.open.set(name, all.add(channel));
    return () => void all.delete(channel);
  }

  others(name: string, channel: Channel): readonly Channel[] {
    return this.carries ? [...(this.open.get(name) ?? [])].filter((one) => one !== channel) : [];
  }

  /** The class `BroadcastChannel` of a page or worker. */
  classFor(realm: Realm): new (name: string) => object {
    return channelsAt(this, realm);
  }
}

const channelsAt = (all: Broadcasts, realm: Realm): new (name: string) => Channel =>
  class extends Channel {
    constructor(name: string) {
      super(name, realm, all);
    }
  };

class Channel {
  onmessage: Hear | null = null;
  private readonly leave: () => void;
  private readonly listeners = new Set<Hear>();

  constructor(
    readonly name: string,
    private readonly realm: Realm,
    private readonly all: Broadcasts,
  ) {
    this.leave = all.join(name, this);
    realm.atEnd(this.leave);
  }

  postMessage(message: unknown): void {
    for (const other of this.all.others(this.name, this))
      send(message, [], { realm: other.realm, hear: (event) => other.hear(event) });
  }

  addEventListener(_type: 'message', hear: Hear): void {
    this.listeners.add(hear);
  }

  removeEventListener(_type: 'message', hear: Hear): void {
    this.listeners.delete(hear);
  }

  close(): void {
    this.leave();
    this.onmessage = null;
    this.listeners.clear();
  }

  private hear(event: MessageEvent): void {
    this.onmessage?.(event);
    for (const listener of this.listeners) listener(event);
  }
}
