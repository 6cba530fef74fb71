/** The host's connections at a table without a relay: one to each guest, made by an invitation and the code that comes back. */
import type { Clock } from '../../friends/clock.ts';
import { type Description, parseAnswer, printOffer } from '../../friends/direct-code.ts';
import type { ToPage, ToWorker } from '../../friends/direct-port.ts';
import { Peer, newCertificate } from './peer.ts';

/** How long the two may take to connect. */
const CONNECT_MS = 20_000;
/** Pause before another invitation is made where the browser could not make one. */
const AGAIN_MS = 5000;

/** Why a code did not lead to a connection. */
export type CodeTrouble = 'badCode' | 'otherCode' | 'notConnected' | 'noWay';

const isAddress = (text: string): boolean => /^[\w-]{22}$/.test(text);

export class HostConnection {
  readonly role = 'host';
  /** What the link of the next invitation holds behind the table's; undefined while it is made. */
  offer = $state<string>();
  step = $state<'making' | 'waiting' | 'connecting'>('making');
  trouble = $state<CodeTrouble>();
  /** How many guests have connected so far. */
  connected = $state(0);
  private next: { readonly peer: Peer; readonly offer: Description } | undefined;
  private readonly guests = new Map<Peer, string>(); // the address of each that is connected; '' until it is told
  private cancel: (() => void) | undefined; // of what is due in this step
  private port: MessagePort | undefined;
  private isClosed = false;

  constructor(private readonly clock: Clock) {
    void this.invite();
  }

  /** The port to the engine's worker. */
  attach(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.type === 'send') this.peerAt(data.to)?.sendData(data.bytes);
      else if (data.type === 'close') this.close();
    };
    this.postToWorker({ type: 'changed', isUp: true });
  }

  /** Connects with the guest who sent this code. */
  async connect(code: string): Promise<void> {
    const { next } = this;
    if (!next || this.step !== 'waiting') return;
    const answer = parseAnswer(code, next.offer);
    this.trouble = answer === undefined ? 'badCode' : answer === 'other' ? 'otherCode' : undefined;
    if (answer === undefined || answer === 'other') return;
    this.step = 'connecting';
    this.cancel = this.clock.after(CONNECT_MS, () => this.failed(next.peer));
    await next.peer.accept(answer).catch(() => this.failed(next.peer));
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.cancel?.();
    this.next?.peer.close();
    for (const peer of this.guests.keys()) peer.close();
    this.guests.clear();
    this.port?.close();
  }

  /** Makes the next invitation. */
  private async invite(): Promise<void> {
    this.cancel?.();
    [this.step, this.offer, this.next] = ['making', undefined, undefined];
    const made = await this.made().catch(() => undefined);
    if (this.isClosed) {
      made?.peer.close();
      return;
    }
    if (!made) {
      this.trouble = 'noWay';
      this.cancel = this.clock.after(AGAIN_MS, () => void this.invite());
      return;
    }
    this.next = made;
    [this.step, this.offer] = ['waiting', printOffer(made.offer)];
  }

  private async made(): Promise<{ readonly peer: Peer; readonly offer: Description } | undefined> {
    const peer: Peer = new Peer(await newCertificate(), this.clock, {
      opened: () => this.opened(peer),
      heard: (data) => this.receiveData(peer, data),
      ended: () => this.ended(peer),
    });
    const offer = await peer.offer();
    if (!offer) peer.close();
    return offer && { peer, offer };
  }

  private opened(peer: Peer): void {
    if (this.next?.peer !== peer) return;
    this.guests.set(peer, '');
    this.connected += 1;
    void this.invite();
  }

  private ended(peer: Peer): void {
    this.guests.delete(peer);
    if (this.next?.peer === peer) this.failed(peer);
  }

  /** The invitation is spent: another one must be sent. */
  private failed(peer: Peer): void {
    if (this.next?.peer !== peer || this.isClosed) return;
    peer.close();
    this.trouble = 'notConnected';
    void this.invite();
  }

  /** A guest tells its address first; everything else is for the worker. */
  private receiveData(peer: Peer, data: unknown): void {
    if (data instanceof ArrayBuffer) this.postToWorker({ type: 'heard', bytes: new Uint8Array(data) });
    else if (typeof data === 'string' && isAddress(data) && !this.peerAt(data)) this.guests.set(peer, data);
  }

  private peerAt(address: string): Peer | undefined {
    for (const [peer, its] of this.guests) if (its === address) return peer;
    return undefined;
  }

  private postToWorker(told: ToWorker): void {
    this.port?.postMessage(told);
  }
}
