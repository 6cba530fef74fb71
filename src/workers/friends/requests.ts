/**
 * What a guest asks the host for. One request is under way, and sent until the host has heard it; the others wait behind it. They
 * are numbered within a connection.
 */
import { type GuestAsk, type GuestMessage, isShareAsk } from '../../friends/messages.ts';

export class Requests {
  private waiting: GuestAsk[] = [];
  private underWay: { readonly n: number; readonly ask: GuestAsk; readonly at: number } | undefined; // `at`: sent last, in ms
  private count = 0; // of those that were sent

  /** `againMs`: what is not known to have arrived is sent again after so long. */
  constructor(private readonly againMs: number) {}

  add(ask: GuestAsk): void {
    if (isAct(ask) && this.underWay && isAct(this.underWay.ask)) {
      this.change(ask);
      return;
    }
    const isOld = outdatedBy(ask);
    if (isOld) this.waiting = this.waiting.filter((one) => !isOld(one));
    if (!this.isAsked(ask)) this.waiting.push(ask);
  }

  /**
   * Another act is wanted while one is on its way. It has the same number, so the host takes only the one that comes first: the
   * new one, unless the old one has been heard.
   */
  private change(ask: GuestAsk): void {
    if (this.underWay && !this.isAsked(ask)) this.underWay = { ...this.underWay, ask, at: -Infinity };
  }

  /** Does the seat ask for it already? Somebody who taps twice before the host has answered wants it once. */
  private isAsked(ask: GuestAsk): boolean {
    const open = this.underWay ? [this.underWay.ask, ...this.waiting] : this.waiting;
    return ask.what === 'seat' && open.some((one) => JSON.stringify(one) === JSON.stringify(ask));
  }

  /** A new connection knows of no request: those that are open are sent again, after the one for the own seat. */
  startAnew(forSeat: GuestAsk | undefined): void {
    const open = [...(this.underWay ? [this.underWay.ask] : []), ...this.waiting];
    this.waiting = [...(forSeat ? [forSeat] : []), ...open.filter((one) => !isForSeat(one))];
    [this.underWay, this.count] = [undefined, 0];
  }

  /** The next request can be sent, or the one that is under way must be sent again. */
  isDue(now: number): boolean {
    return this.underWay ? now - this.underWay.at > this.againMs : this.waiting.length > 0;
  }

  /** What is to be sent now; nothing if nothing is due. */
  next(now: number): GuestMessage['request'] {
    const ask = this.isDue(now) ? (this.underWay?.ask ?? this.waiting.shift()) : undefined;
    if (!ask) return undefined;
    if (!this.underWay) this.count += 1;
    this.underWay = { n: this.count, ask, at: now };
    return { n: this.count, ask };
  }

  /** The host has heard so many: the request that was under way, if it is among them. */
  confirmUpTo(count: number): GuestAsk | undefined {
    const { underWay } = this;
    if (!underWay || count < underWay.n) return undefined;
    this.underWay = undefined;
    return underWay.ask;
  }
}

type Is = (one: GuestAsk) => boolean;

export const isForSeat: Is = ({ what }) => what === 'sit' || what === 'watch';
export const isAct: Is = (one) => one.what === 'seat' && one.ask.type === 'act';
const isPortrait: Is = ({ what }) => what === 'portrait';
const isLook: Is = (one) => one.what === 'seat' && one.ask.type === 'paced';

/** Which waiting requests make no sense any more once there is this one. */
function outdatedBy(ask: GuestAsk): Is | undefined {
  if (isShareAsk(ask)) return isShareAsk; // the host takes shares of the round that it collects, and of no other
  if (isAct(ask)) return isAct; // somebody has changed the choice
  if (isPortrait(ask)) return isPortrait;
  return ask.what === 'seat' && (ask.ask.type === 'paced' || ask.ask.type === 'let-pass') ? isLook : undefined;
}
