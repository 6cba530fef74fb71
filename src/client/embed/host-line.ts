/**
 * The line to the page around the table: tells it what happens, and does what it asks, as long as it comes from the origin
 * that the address names. Where it names none, the table talks, keeps its games to itself, and listens to nobody.
 */
import {
  PROTOCOL,
  type MessageRead,
  type Refusal,
  type Request,
  type RequestId,
  type HostMessage,
  readMessage,
} from './messages.ts';
import type { Playable } from './surroundings.ts';

/** All that the page around the table may have done with it. What comes back: nothing if it was done, else why not. */
export interface Hosted extends Playable {
  setOptions(requested: Omit<Request & { type: 'setOptions' }, 'type'>): Promise<Refusal | undefined>;
  watch(record: string): Promise<Refusal | undefined>;
  goTo(step: number): Refusal | undefined;
  setTheme(theme: string): Refusal | undefined;
  setLanguage(tag: string): Refusal | undefined;
}

/** The part of a window that the line needs: where to speak to. */
export type MessageTarget = Pick<Window, 'postMessage'>;

/** … and the part of our own where messages come in. */
export interface MessageSource {
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

const ANYBODY = '*';

export class HostLine {
  constructor(
    private readonly table: Hosted,
    private readonly target: MessageTarget,
    private readonly host: string | undefined,
  ) {}

  /** From now on it listens; taken back by calling what comes back. */
  listen(to: MessageSource): () => void {
    if (this.host === undefined) return () => undefined;
    to.addEventListener('message', this.hear);
    return () => to.removeEventListener('message', this.hear);
  }

  /** Tells the page around the table. A game on its way is told to a known host only. */
  say(said: HostMessage): void {
    if (this.host === undefined && said.type === 'save') return;
    this.post(said);
  }

  private post(message: object): void {
    this.target.postMessage({ protocol: PROTOCOL, ...message }, this.host ?? ANYBODY);
  }

  private readonly hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== this.host || event.source !== this.target) return;
    void this.answer(readMessage(event.data));
  };

  private async answer(read: MessageRead): Promise<void> {
    if (read.is === 'foreign') return;
    const why = read.is === 'bad' ? read.why : await this.grant(read.request).catch(() => 'bad-value' as const);
    this.reply(read.id, why);
  }

  /** Only what was asked under an id is answered; what cannot be read is complained about in any case. */
  private reply(id: RequestId | undefined, why: Refusal | undefined): void {
    if (id !== undefined) this.post({ type: 'reply', id, ok: why === undefined, ...(why !== undefined && { why }) });
    else if (why !== undefined) this.post({ type: 'error', code: why });
  }

  private async grant(request: Request): Promise<Refusal | undefined> {
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
