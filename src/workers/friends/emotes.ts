/** The emotes at a table: the last one, and when each seat sent its last. */
import type { Seat } from '../../cards/card.ts';
import type { Clock } from '../../friends/clock.ts';
import { EMOTE_PAUSE_MS, type Emote } from '../../friends/table.ts';

export class Emotes {
  last: Emote | undefined;
  private readonly sentAt = new Map<Seat, number>(); // by the clock

  constructor(private readonly clock: Clock) {}

  /** False if the seat has sent one just before. */
  showEmote(seat: Seat | undefined, emote: number): boolean {
    const now = this.clock.now();
    if (seat === undefined || now - (this.sentAt.get(seat) ?? 0) < EMOTE_PAUSE_MS) return false;
    this.sentAt.set(seat, now);
    this.last = { n: (this.last?.n ?? 0) + 1, seat, emote };
    return true;
  }
}
