/** What a guest has pressed and its host has not answered yet, and what became of it. */
import type { Seat } from '../../cards/card.ts';
import type { Clock } from '../../friends/clock.ts';
import type { OnItsWay, TooLate } from '../../friends/table.ts';
import { offeredTo } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';

/** So long a press may take without a mark. */
export const MARK_MS = 350;
/** So long a press may take without a word about it. */
const WORD_MS = 1000;

interface Press {
  readonly actions: readonly Action[]; // each once, the last one last, until the game goes on: the host takes the first that it has
  readonly at: number; // lines of the game
  readonly since: number; // by the clock
  readonly isRefused: boolean; // the host has heard it and not carried it out
}

export class GuestPress {
  /** The last one that came too late: something else had been played for this seat. */
  tooLate: TooLate | undefined;
  private pressed: Press | undefined;

  constructor(private readonly clock: Clock) {}

  press(action: Action, at: number): void {
    const before = this.pressed?.at === at && !this.pressed.isRefused ? this.pressed : undefined;
    const since = before?.since ?? this.clock.now();
    const others = (before?.actions ?? []).filter((one) => !isSameAction(one, action));
    this.pressed = { at, since, actions: [...others, action], isRefused: false };
  }

  /** What the person should know to be on its way: at once without a connection, else after a moment. */
  onItsWay(wire: 'up' | 'down'): OnItsWay | undefined {
    const { pressed } = this;
    if (!pressed || pressed.isRefused) return undefined;
    const tookMs = this.clock.now() - pressed.since;
    if (wire === 'up' && tookMs < MARK_MS) return undefined;
    return { actions: pressed.actions, isLong: tookMs >= WORD_MS };
  }

  /** The host has not carried it out: it is not on its way any more. */
  refused(): void {
    if (this.pressed) this.pressed = { ...this.pressed, isRefused: true };
  }

  /** The game has gone on, or another one has begun: was it played? After a call of somebody else it may still be. */
  see(lines: readonly Line[], seat: Seat | undefined): void {
    const { pressed } = this;
    if (!pressed || lines.length === pressed.at) return;
    const played = lines.slice(pressed.at).find((line) => line.type === 'act' && line.seat === seat);
    if (!played && lines.length > pressed.at && mayBePlayed(pressed, lines.at(-1), seat)) return;
    this.pressed = undefined;
    const last = pressed.actions.at(-1);
    if (played?.type !== 'act' || !last || pressed.actions.some((one) => isSameAction(one, played.action))) return;
    this.tooLate = { n: (this.tooLate?.n ?? 0) + 1, pressed: last, played: played.action };
  }
}

function mayBePlayed({ actions, isRefused }: Press, line: Line | undefined, seat: Seat | undefined): boolean {
  return !isRefused && offeredTo(seat, line).some((one) => actions.some((action) => isSameAction(one, action)));
}

const isSameAction = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
