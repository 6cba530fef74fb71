/** Messages on their way out: as many a second as are allowed, in their order. A few can wait; then the oldest are lost. */
import type { Bytes } from '../../codec/bytes.ts';
import type { Clock } from '../clock.ts';
import { Allowance, type Rate } from '../rate.ts';

export interface Letter {
  readonly to: string;
  readonly bytes: Bytes;
}

const RATE: Rate = { perSecond: 40, atOnce: 40 };
const MOST_WAITING = 200;

/** While more bytes than these are not sent, the network is slower than we are. */
const MOST_UNSENT = 65_536;

const AGAIN_MS = 25;

export class Outbox {
  /** How many letters were lost. */
  lost = 0;
  private readonly allowance: Allowance;
  private waiting: Letter[] = [];
  private cancel: (() => void) | undefined; // of what goes on with those that wait

  /** `unsent`: how many bytes the socket still has. */
  constructor(
    private readonly post: (letter: Letter) => void,
    private readonly unsent: () => number,
    private readonly clock: Clock,
  ) {
    this.allowance = new Allowance(RATE, clock);
  }

  addLetter(letter: Letter): void {
    this.waiting.push(letter);
    this.go();
    if (this.waiting.length <= MOST_WAITING) return;
    this.waiting.shift();
    this.lost++;
  }

  /** Nothing can be sent for now: what waits is lost. */
  clear(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.lost += this.waiting.length;
    this.waiting = [];
  }

  private go(): void {
    if (this.cancel) return;
    while (this.waiting.length > 0 && this.unsent() <= MOST_UNSENT && this.allowance.spendOne()) {
      const next = this.waiting.shift();
      if (next !== undefined) this.post(next);
    }
    if (this.waiting.length === 0) return;
    this.cancel = this.clock.after(AGAIN_MS, () => {
      this.cancel = undefined;
      this.go();
    });
  }
}
