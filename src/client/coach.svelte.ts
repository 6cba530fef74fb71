/** The coach at the table: before an act that costs much is carried out it asks, once for each choice. */
import type { Action } from '../record/line.ts';
import type { Coaching } from '../workers/protocol.ts';

/** How long an act may wait for the thought about it. */
const MOST_MS = 250;

/** An act that waits: for the thought, or for the person. */
interface WaitingAct {
  readonly at: number; // number of lines
  readonly action: Action;
  readonly go: () => void;
}

export class Coach {
  /** What the coach asks now. */
  asking = $state.raw<WaitingAct & Omit<Coaching, 'costly'>>();
  private waiting: WaitingAct | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = -1; // number of lines at the choice at which it has spoken

  /** `now`: number of lines; `thought`: about the choice at so many lines, undefined where there is nothing to say. */
  constructor(
    private readonly now: () => number,
    private readonly thought: (at: number) => Coaching | 'thinking' | undefined,
  ) {}

  /** Carries an act out, at once or after a moment, or asks before. */
  before(action: Action, go: () => void): void {
    this.drop();
    const held = { at: this.now(), action, go };
    if (this.askedAt === held.at) go();
    else if (this.thought(held.at) === 'thinking') {
      this.waiting = held;
      this.timer = setTimeout(() => this.carryOut(), MOST_MS);
    } else this.judge(held);
  }

  /** A thought has come. */
  receiveThought(): void {
    const { waiting } = this;
    if (!waiting || this.thought(waiting.at) === 'thinking') return;
    this.drop();
    if (waiting.at === this.now()) this.judge(waiting);
  }

  takeBack(): void {
    this.drop();
  }

  standBy(): void {
    const { asking } = this;
    this.drop();
    if (asking?.at === this.now()) asking.go();
  }

  private judge(held: WaitingAct): void {
    const coaching = this.thought(held.at);
    const key = JSON.stringify(held.action);
    if (typeof coaching !== 'object' || !coaching.costly.some((one) => JSON.stringify(one) === key)) {
      held.go();
      return;
    }
    const { better, reason } = coaching;
    this.askedAt = held.at;
    this.asking = { ...held, better, reason };
  }

  /** The thought is late: the act goes through. */
  private carryOut(): void {
    const { waiting } = this;
    this.drop();
    if (waiting?.at === this.now()) waiting.go();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
    this.asking = undefined;
  }
}
