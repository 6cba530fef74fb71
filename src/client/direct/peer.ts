/** A connection to one other browser, as WebRTC makes it, with one channel for bytes. */
import type { Bytes } from '../../codec/bytes.ts';
import type { Clock } from '../../friends/clock.ts';
import { type Description, descriptionIn, printSdp, withWordsOf } from '../../friends/direct-code.ts';

/** How long candidates are gathered: a STUN server that is silent is not waited for. */
const GATHER_MS = 2000;
/** While more bytes than these are not sent, the network is slower than we are: what comes is lost, and sent again from above. */
const MOST_UNSENT = 262_144;
/** What was sent last may need so long before the connection ends. */
const LAST_MS = 500;

export interface PeerEvents {
  opened(): void;
  heard(data: unknown): void;
  /** The connection has failed, or the other side has closed it. Called once; never after `close`. */
  ended(): void;
}

/** A certificate, by whose fingerprint the other side knows this browser. */
export const newCertificate = async (): Promise<RTCCertificate> => {
  const curve: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };
  return RTCPeerConnection.generateCertificate(curve);
};

export class Peer {
  private readonly connection: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private isOver = false;

  constructor(
    certificate: RTCCertificate,
    private readonly clock: Clock,
    private readonly events: PeerEvents,
  ) {
    this.connection = new RTCPeerConnection({ certificates: [certificate], iceServers: [...import.meta.env.ICE] });
    this.channel = this.connection.createDataChannel('table', { negotiated: true, id: 0 });
    this.channel.binaryType = 'arraybuffer';
    this.channel.onopen = () => {
      if (!this.isOver) events.opened();
    };
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!this.isOver) events.heard(data);
    };
    this.channel.onclose = () => this.end();
    this.connection.onconnectionstatechange = () => {
      if (this.connection.connectionState === 'failed') this.end();
    };
  }

  get isOpen(): boolean {
    return !this.isOver && this.channel.readyState === 'open';
  }

  /**
   * Whether this browser must be made to go on asking. Firefox asks the other side for five seconds and then gives up; once it has
   * been answered, it falls silent. A Firefox host looks for its guest no longer than that, and a Chromium host forgets a
   * guest who has not asked for half a minute.
   */
  get givesUpEarly(): boolean {
    return /^o=mozilla/m.test(this.connection.localDescription?.sdp ?? '');
  }

  /** The way to the other browser is found: the two encrypt now. */
  get isOnTheWay(): boolean {
    return ['connected', 'completed'].includes(this.connection.iceConnectionState);
  }

  /** How the other browser can reach this one; undefined if this browser found no way. */
  async offer(): Promise<Description | undefined> {
    await this.connection.setLocalDescription();
    return this.described();
  }

  /** The same as an answer; with the name and password of `before`, if an earlier one was sent already. */
  async answerOffer(offer: Description, before?: Description): Promise<Description | undefined> {
    await this.connection.setRemoteDescription({ type: 'offer', sdp: printSdp('offer', offer) });
    const own = await this.connection.createAnswer();
    const sdp = own.sdp ?? '';
    await this.connection.setLocalDescription({ type: 'answer', sdp: before ? withWordsOf(sdp, before) : sdp });
    return this.described();
  }

  async accept(answer: Description): Promise<void> {
    await this.connection.setRemoteDescription({ type: 'answer', sdp: printSdp('answer', answer) });
  }

  sendData(data: string | Bytes): void {
    if (!this.isOpen || this.channel.bufferedAmount > MOST_UNSENT) return;
    if (typeof data === 'string') this.channel.send(data);
    else this.channel.send(data);
  }

  close(): void {
    const isOpen = this.isOpen;
    this.isOver = true;
    this.channel.close();
    if (isOpen) this.clock.after(LAST_MS, () => this.connection.close());
    else this.connection.close();
  }

  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.connection.close();
    this.events.ended();
  }

  private async described(): Promise<Description | undefined> {
    const { connection } = this;
    if (connection.iceGatheringState !== 'complete')
      await new Promise<void>((done) => {
        const cancel = this.clock.after(GATHER_MS, done);
        connection.onicegatheringstatechange = () => {
          if (connection.iceGatheringState !== 'complete') return;
          cancel();
          done();
        };
      });
    return descriptionIn(connection.localDescription?.sdp ?? '');
  }
}
