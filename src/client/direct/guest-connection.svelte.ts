/** A guest's connection to the host of a table without a relay: it answers an invitation with a code and waits. */
import type { Clock } from '../../friends/clock.ts';
import { type Description, parseOffer, printAnswer } from '../../friends/direct-code.ts';
import type { ToPage, ToWorker } from '../../friends/direct-port.ts';
import { Peer, newCertificate } from './peer.ts';

/** A browser gives up waiting after seconds or minutes. For so long the connection is then made anew, with the same code. */
const WAIT_MS = 600_000;
const AGAIN_MS = 500;
/** A browser that gives up early makes it anew so often, before it has given up. */
const RENEW_MS = 2000;

/** The invitation that this device has used last: it is good once. */
const USED = 'card-table.used-invitation';

/** `noWay`: this browser found no way to others. `stale`: the invitation is too old, or was used. */
export type GuestStep = 'making' | 'waiting' | 'connected' | 'lost' | 'stale' | 'noWay';

/** Where the device keeps which invitation it has used. */
export type InvitationStorage = Pick<Storage, 'getItem' | 'setItem'>;

export class GuestConnection {
  readonly role = 'guest';
  step = $state<GuestStep>('making');
  /** To be sent back to the host. */
  code = $state<string>();
  private peer: Peer | undefined;
  private first: { readonly certificate: RTCCertificate; readonly answer: Description } | undefined;
  private address = '';
  private port: MessagePort | undefined;
  private readonly until: number; // by the clock
  private cancel: (() => void) | undefined; // of making the connection anew
  private isClosed = false;

  /** `offer`: the host's part of the invitation. */
  constructor(
    private readonly offer: string,
    private readonly clock: Clock,
    private readonly storage: InvitationStorage | undefined,
  ) {
    this.until = clock.now() + WAIT_MS;
    void this.answerOffer();
  }

  /** The port to the engine's worker. */
  attach(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.type === 'self') this.callMyself(data.address);
      else if (data.type === 'send') this.peer?.sendData(data.bytes);
      else this.close();
    };
  }

  close(): void {
    this.isClosed = true;
    this.cancel?.();
    this.peer?.close();
    this.port?.close();
  }

  /** Makes the connection, the first time or anew. */
  private async answerOffer(): Promise<void> {
    const offer = parseOffer(this.offer);
    const isStale = !offer || wasUsed(this.offer, this.storage) || this.clock.now() > this.until;
    this.step = isStale ? 'stale' : await this.connect(offer).catch(() => 'stale' as const);
    if (this.isClosed) this.close();
  }

  private async connect(offer: Description): Promise<GuestStep> {
    if (!('RTCPeerConnection' in window)) return 'noWay';
    const certificate = this.first?.certificate ?? (await newCertificate());
    const peer: Peer = new Peer(certificate, this.clock, {
      opened: () => this.opened(),
      heard: (data) => {
        if (data instanceof ArrayBuffer) this.postToWorker({ type: 'heard', bytes: new Uint8Array(data) });
      },
      ended: () => this.ended(),
    });
    this.peer = peer;
    const answer = await peer.answerOffer(offer, this.first?.answer);
    if (answer && !this.first) {
      this.first = { certificate, answer };
      this.code = printAnswer(answer, offer);
    }
    return this.first ? this.waitForHost(peer, answer) : 'noWay';
  }

  /** The code is made. While there is no network, this tries again, too. */
  private waitForHost(peer: Peer, answer: Description | undefined): GuestStep {
    if (!answer || peer.givesUpEarly) this.renew(peer);
    return peer.isOpen ? 'connected' : 'waiting';
  }

  /** Makes the connection anew again and again, until the host connects. */
  private renew(peer: Peer): void {
    this.cancel?.();
    this.cancel = this.clock.after(RENEW_MS, () => {
      if (this.peer !== peer || this.step === 'connected') return;
      if (peer.isOnTheWay) {
        this.renew(peer);
        return;
      }
      peer.close();
      void this.answerOffer();
    });
  }

  private opened(): void {
    this.cancel?.();
    this.step = 'connected';
    keepUsed(this.offer, this.storage);
    this.callMyself(this.address);
  }

  private ended(): void {
    if (this.step === 'connected') {
      this.step = 'lost';
      this.postToWorker({ type: 'changed', isUp: false });
      return;
    }
    this.cancel?.();
    this.cancel = this.clock.after(AGAIN_MS, () => void this.answerOffer());
  }

  /** The host must know which address is at this end, before the first words. */
  private callMyself(address: string): void {
    this.address = address;
    if (address === '' || this.peer?.isOpen !== true) return;
    this.peer.sendData(address);
    this.postToWorker({ type: 'changed', isUp: true });
  }

  private postToWorker(told: ToWorker): void {
    this.port?.postMessage(told);
  }
}

function wasUsed(offer: string, storage: InvitationStorage | undefined): boolean {
  try {
    return storage?.getItem(USED) === offer;
  } catch {
    return false; // no access
  }
}

function keepUsed(offer: string, storage: InvitationStorage | undefined): void {
  try {
    storage?.setItem(USED, offer);
  } catch {
    // no access or full: after a reload a code is made that leads nowhere
  }
}
