/** What a guest sends its host: what it has and asks for, not too often, and again until the host has heard it. */
import type { GuestAsk, GuestMessage, SentSeatAsk } from '../../friends/messages.ts';
import type { Timing } from '../../friends/times.ts';
import type { SeatAsk } from '../protocol.ts';
import { Requests } from './requests.ts';

/** The pause between two messages: the host hears twenty a second. */
export const PAUSE_MS = 80;

/** What the person at this device does, as it is sent. */
export function sentAskOf(ask: SeatAsk): SentSeatAsk {
  switch (ask.type) {
    case 'act':
      return { type: 'act', action: ask.action, at: ask.at };
    case 'let-pass':
    case 'paced':
      return { type: ask.type, at: ask.at };
    case 'next-deal':
    case 'undo':
      return { type: ask.type };
  }
}

export class GuestPost {
  readonly requests: Requests;
  private sentAt = 0; // by the clock
  private cancel: (() => void) | undefined; // of the message that is due
  private isOver = false;

  /** `state`: what this device has. */
  constructor(
    private readonly timing: Timing,
    private readonly state: () => Omit<GuestMessage, 'ask'>,
    private readonly post: (message: GuestMessage) => void,
  ) {
    this.requests = new Requests(timing.times.again);
  }

  request(ask: GuestAsk): void {
    this.requests.add(ask);
    this.sendDue();
  }

  /** Sends what is due, but not too often. */
  sendDue(): void {
    if (this.cancel || this.isOver) return;
    const { clock } = this.timing;
    const pause = this.sentAt + PAUSE_MS - clock.now();
    if (pause <= 0) {
      this.sendNow();
      return;
    }
    this.cancel = clock.after(pause, () => {
      this.cancel = undefined;
      this.sendNow();
    });
  }

  private sendNow(): void {
    const now = this.timing.clock.now();
    const ask = this.requests.next(now);
    this.sentAt = now;
    this.post({ ...this.state(), ...(ask && { request: ask }) });
  }

  /** Something has come: tells the host so if it waits to hear that, and goes on with the requests. */
  noteArrival(isNews: boolean): void {
    if (isNews || this.requests.isDue(this.timing.clock.now())) this.sendDue();
  }

  /** The host hears something now and then, and again what it may not have heard. */
  tick(): void {
    const { clock, times } = this.timing;
    const now = clock.now();
    if (now - this.sentAt >= times.beat || this.requests.isDue(now)) this.sendDue();
  }

  stop(): void {
    this.isOver = true;
    this.cancel?.();
  }
}
