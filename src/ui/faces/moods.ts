/** What a face shows of what has happened at the table. Pure. */
import type { Seat } from '../../cards/card.ts';
import type { Bubble } from '../../felt/shown.ts';
import type { Mood } from './portrait.ts';

/** What a seat has, when the turn passes. */
export interface Holding {
  readonly cards: number; // in the hand
  readonly chips: number;
}

/** The table when the turn passed to somebody. */
export interface Moment {
  readonly deal: number;
  readonly holdings: readonly Holding[]; // by seat
}

interface Now {
  readonly seat: Seat;
  readonly lit: boolean;
  readonly ended: boolean; // the deal
  readonly winners: readonly Seat[];
  readonly bubbles: readonly Bubble[];
  readonly marked: readonly Seat[]; // with a called last card
  readonly before: Moment | undefined; // when the turn passed before …
  readonly since: Moment | undefined; // … and when it passed last
}

const DRAWN = 2; // cards at once that hurt

/** The gain or loss of a seat between two moments of one deal. */
function fortune({ seat, before, since }: Now): Mood | undefined {
  const [was, is] = [before?.holdings[seat], since?.holdings[seat]];
  if (!was || !is || before?.deal !== since?.deal) return undefined;
  if (is.chips > was.chips) return 'pleased';
  return is.cards >= was.cards + DRAWN ? 'chagrined' : undefined;
}

export function moodOf(now: Now): Mood {
  const { seat, lit, ended, winners, bubbles, marked } = now;
  if (ended && winners.length > 0) return winners.includes(seat) ? 'pleased' : 'chagrined';
  const own = bubbles.filter((bubble) => bubble.seat === seat);
  if (own.some(({ kind }) => kind === 'pass')) return 'chagrined';
  const calls = bubbles.filter((call) => call.kind === 'say' && marked.includes(call.seat));
  if (calls.length > 0) return calls.some((call) => call.seat === seat) ? 'pleased' : 'surprised';
  return fortune(now) ?? (lit ? 'thinks' : 'calm');
}
