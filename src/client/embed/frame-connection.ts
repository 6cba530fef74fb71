/**
 * The connection to the framing page: tells it what happens, and carries out its requests if they come from the origin that
 * the address names. Without one the table sends messages, but no games, and listens to nobody.
 */
import {
  PROTOCOL,
  type MessageRead,
  type RequestRefusal,
  type Request,
  type RequestId,
  type FrameMessage,
  readMessage,
} from './messages.ts';
import type { Playable } from './surroundings.ts';

/** What the framing page may request of the table. Each returns why it was refused, or undefined. */
export interface FramedTable extends Playable {
  setOptions(requested: Omit<Request & { type: 'setOptions' }, 'type'>): Promise<RequestRefusal | undefined>;
  watch(record: string): Promise<RequestRefusal | undefined>;
  goTo(step: number): RequestRefusal | undefined;
  setTheme(theme: string): RequestRefusal | undefined;
  setLanguage(tag: string): RequestRefusal | undefined;
}

/** The part of the framing window that is needed: to send messages. */
export type MessageTarget = Pick<Window, 'postMessage'>;

/** The part of our own window that is needed: to receive messages. */
export interface MessageSource {
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

const ANYBODY = '*';

export class FrameConnection {
  constructor(
    private readonly table: FramedTable,
    private readonly target: MessageTarget,
    private readonly host: string | undefined,
  ) {}

  /** Starts to listen; returns a function that stops it. */
  listen(to: MessageSource): () => void {
    if (this.host === undefined) return () => undefined;
    to.addEventListener('message', this.receiveMessage);
    return () => to.removeEventListener('message', this.receiveMessage);
  }

  /** Sends a message to the framing page; a running game only to a known host. */
  sendMessage(said: FrameMessage): void {
    if (this.host === undefined && said.type === 'save') return;
    this.postMessage(said);
  }

  private postMessage(message: object): void {
    this.target.postMessage({ protocol: PROTOCOL, ...message }, this.host ?? ANYBODY);
  }

  private readonly receiveMessage = (event: MessageEvent<unknown>): void => {
    if (event.origin !== this.host || event.source !== this.target) return;
    void this.answerMessage(readMessage(event.data));
  };

  private async answerMessage(read: MessageRead): Promise<void> {
    if (read.is === 'foreign') return;
    const why = read.is === 'bad' ? read.why : await this.grantRequest(read.request).catch(() => 'bad-value' as const);
    this.reply(read.id, why);
  }

  /** Answers only requests with an id; a bad request is reported in any case. */
  private reply(id: RequestId | undefined, why: RequestRefusal | undefined): void {
    if (id !== undefined)
      this.postMessage({ type: 'reply', id, ok: why === undefined, ...(why !== undefined && { why }) });
    else if (why !== undefined) this.postMessage({ type: 'error', code: why });
  }

  private async grantRequest(request: Request): Promise<RequestRefusal | undefined> {
    const { table } = this;
    switch (request.type) {
      case 'pause':
        return void table.pause();
      case 'resume':
        return void table.resume();
      case 'breakDone':
        return void table.breakDone();
      case 'mute':
        return void table.mute(request.on);
      case 'setOptions': {
        const { type: _, ...requested } = request;
        return table.setOptions(requested);
      }
      case 'load':
        if ('record' in request) return table.watch(request.record);
        return (await table.load(request.save)) ? undefined : 'bad-save';
      case 'goto':
        return table.goTo(request.step);
      case 'theme':
        return table.setTheme(request.theme);
      case 'lang':
        return table.setLanguage(request.lang);
    }
  }
}
