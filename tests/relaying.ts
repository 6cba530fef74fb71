/** A relay on a port of its own for tests, and ends of wires that note what they hear. */
import { createServer, type Server } from 'node:http';
import {
  type AddressInfo,
  type Server as LineServer,
  type Socket,
  connect,
  createServer as createLine,
} from 'node:net';
import { WebSocket as NodeSocket } from 'ws';
import { DrivenClock } from '../src/friends/clock.testing.ts';
import type { OpenWire, Wire, WireEnd } from '../src/friends/wire.ts';
import type { WireNeeds } from '../src/friends/wires/relay.ts';
import { openBroker, type Broker } from '../src/tools/relay/broker.mjs';
import { LIMITS } from '../src/tools/relay/limits.mjs';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The sockets of this process, each of which leads to another one of them. */
class Traffic {
  private readonly sockets = new Set<Socket>();

  add(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket.on('close', () => this.sockets.delete(socket));
  }

  /** A connection is being made or ended, or bytes have not arrived at the other end. */
  get isBusy(): boolean {
    return [...this.sockets].some((one) => {
      const other = this.otherEnd(one);
      return other === undefined || one.bytesWritten !== other.bytesRead;
    });
  }

  private otherEnd({ connecting, localPort, remotePort }: Socket): Socket | undefined {
    if (connecting) return undefined;
    return [...this.sockets].find((one) => one.localPort === remotePort && one.remotePort === localPort);
  }
}

/** A relay that can be stopped and started again at the same address, and the clock for it and for the wires to it. */
export class Relay {
  readonly traffic = new Traffic();
  readonly clock = new DrivenClock(() => this.traffic.isBusy);
  private running: { readonly server: Server; readonly broker: Broker } | undefined;
  private port = 0;

  constructor(private readonly limits = LIMITS) {}

  get address(): string {
    return `ws://127.0.0.1:${this.port}/relay`;
  }

  get clients(): number {
    return this.running?.broker.clients() ?? 0;
  }

  async start(): Promise<void> {
    const broker = await openBroker(this.limits, () => this.clock.now());
    const server = createServer().on('connection', (socket) => this.traffic.add(socket));
    broker.serve(server, 'any page');
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
    this.running = { server, broker };
  }

  async stop(): Promise<void> {
    const { running } = this;
    if (running === undefined) return;
    this.running = undefined;
    await running.broker.close();
    await new Promise((done) => running.server.close(done));
  }
}

/** A long way to a relay: by its clock all bytes arrive late, in their order, and now and then a connection is cut. */
export class LongWay {
  private readonly server: LineServer;
  private readonly lines = new Set<Socket>();
  private cutNoMore = (): void => undefined;
  cuts = 0;

  /** `delayMs`: each way. `isCut` is asked about each connection twice a second. */
  constructor(
    private readonly to: Relay,
    delayMs: number,
    private readonly isCut: () => boolean,
  ) {
    this.server = createLine((near) => {
      const { clock, traffic } = to;
      const far = traffic.add(connect(Number(new URL(to.address).port), '127.0.0.1'));
      traffic.add(near);
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (bytes) => clock.after(delayMs, () => into.writable && into.write(bytes)));
        from.on('error', () => from.destroy());
        from.on('close', () => into.destroy());
      }
      this.lines.add(near);
      near.on('close', () => this.lines.delete(near));
    });
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/relay`;
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.cutNoMore = this.to.clock.every(500, () => {
      for (const line of [...this.lines]) {
        if (!this.isCut()) continue;
        this.cuts += 1;
        line.destroy();
      }
    });
  }

  stop(): void {
    this.cutNoMore();
    for (const line of this.lines) line.destroy();
    this.server.close();
  }
}

/** Node has WebSockets of its own from version 22 on only. `sockets` are those that were opened. */
export function nodeSurroundings(
  traffic = new Traffic(),
): WireNeeds & { readonly sockets: NodeSocket[]; readonly news: EventTarget } {
  const sockets: NodeSocket[] = [];
  return {
    sockets,
    news: new EventTarget(),
    open: (address) => {
      const { hostname, port } = new URL(address);
      const socket = new NodeSocket(address, 'mqtt', {
        createConnection: () => traffic.add(connect(Number(port), hostname)),
      });
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  };
}

/** An end of a wire. `said` are the messages heard, as text; `isUp` is what it has reported last. */
export class End<W extends Wire = Wire> {
  readonly said: string[] = [];
  readonly changes: boolean[] = [];
  readonly wire: W;
  private readonly waiting = new Set<() => void>();

  constructor(open: (...of: Parameters<OpenWire>) => W, end: WireEnd) {
    this.wire = open(end, {
      heard: (bytes) => this.note(() => this.said.push(new TextDecoder().decode(bytes))),
      changed: (isUp) => this.note(() => this.changes.push(isUp)),
    });
  }

  get isUp(): boolean {
    return this.changes.at(-1) ?? false;
  }

  /** Resolves once this holds, which is looked at when something is heard or changes. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = (): void => {
        if (!holds()) return;
        this.waiting.delete(look);
        done();
      };
      this.waiting.add(look);
      look();
    });
  }

  up = (): Promise<void> => this.until(() => this.isUp);
  heard = (text: string): Promise<void> => this.until(() => this.said.includes(text));

  private note(what: () => void): void {
    what();
    for (const look of [...this.waiting]) look();
  }
}
