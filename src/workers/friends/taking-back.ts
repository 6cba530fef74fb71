/** Taking back at a table of friends: all people who have acted since must agree, and while they are asked no bot goes on. */
import type { Seat } from '../../cards/card.ts';
import type { TakingBack } from '../../friends/table.ts';
import { isBot } from '../../record/holder.ts';
import type { Running } from '../running.ts';

export class Agreement {
  private last: TakingBack | undefined;
  private running: Running | undefined;
  private at = 0; // lines when it was asked for

  /** `changed`: there is something to tell. */
  constructor(private readonly changed: () => void) {}

  get told(): TakingBack | undefined {
    return this.last;
  }

  get isAsked(): boolean {
    return this.last?.is === 'asked';
  }

  /** From now on people at this game may take back. */
  begin(running: Running): void {
    this.running = running;
    if (this.last?.is === 'asked') this.last = { ...this.last, is: 'refused' };
    running.agreement = (seat, needs) => this.askOthers(seat, needs);
  }

  private askOthers(by: Seat, needs: readonly Seat[]): boolean {
    if (this.isAsked || !this.running) return false;
    this.last = { n: (this.last?.n ?? 0) + 1, by, needs, is: 'asked' };
    this.at = this.running.lines.length;
    this.running.turns.holdTurns(true);
    this.changed();
    this.goOn();
    return true;
  }

  /** Somebody says yes or no; whoever has asked may also drop it. False if there is no such question. */
  answerQuestion(seat: Seat, n: number, on: boolean): boolean {
    const { last } = this;
    if (last?.is !== 'asked' || last.n !== n) return false;
    if (!last.needs.includes(seat) && (on || seat !== last.by)) return false;
    if (on) this.last = { ...last, needs: last.needs.filter((one) => one !== seat) };
    else this.end('refused');
    this.changed();
    this.goOn();
    return true;
  }

  /** A play in the meantime is an answer too. For whoever has left the table or is away a bot has played, which need not agree. */
  goOn(): void {
    const { last, running } = this;
    if (last?.is !== 'asked' || !running) return;
    if (running.lines.length !== this.at) {
      this.end('refused');
      return;
    }
    if (last.needs.some((seat) => running.holders[seat]?.by !== 'bot')) return;
    this.end(this.isThere(last.by) && running.takeBack(last.by) ? 'done' : 'refused');
  }

  private isThere(seat: Seat): boolean {
    const holder = this.running?.holders[seat];
    return holder !== undefined && !isBot(holder);
  }

  private end(is: 'done' | 'refused'): void {
    if (!this.last) return;
    this.last = { ...this.last, needs: [], is };
    this.running?.turns.holdTurns(false);
    this.changed();
  }
}
