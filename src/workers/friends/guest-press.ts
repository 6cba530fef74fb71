/** What a guest has pressed and its host has not answered yet, and what became of it. */
import type { Seat } from '../../cards/card.ts';
import type { Clock } from '../../friends/clock.ts';
import type { Action, Line } from '../../record/line.ts';
import { printLine } from '../../record/print.ts';

/** So long a press may take without a word about it. */
const SOON_MS = 1000;

interface Press {
  readonly actions: readonly Action[]; // one after the other, until the game goes on: the host takes the first that it has
  readonly at: number; // lines of the game
  readonly since: number; // by the clock
}

export class GuestPress {
  /** How many of them came too late: something else had been played for this seat. */
  tooLate = 0;
  private pressed: Press | undefined;

  constructor(private readonly clock: Clock) {}

  press(action: Action, at: number): void {
    const before = this.pressed?.at === at ? this.pressed : { actions: [], since: this.clock.now() };
    this.pressed = { ...before, at, actions: [...before.actions, action] };
  }

  /** It is on its way for so long that the person should know. */
  get isOnItsWay(): boolean {
    return this.pressed !== undefined && this.clock.now() - this.pressed.since >= SOON_MS;
  }

  /** The game has gone on, or another one has begun: was it played? After a call of somebody else it may still be. */
  see(lines: readonly Line[], seat: Seat | undefined): void {
    const { pressed } = this;
    if (!pressed || lines.length === pressed.at) return;
    const played = lines.slice(pressed.at).find((line) => line.type === 'act' && line.seat === seat);
    if (!played && lines.length > pressed.at && isOffered(lines.at(-1), seat, pressed.actions)) return;
    this.pressed = undefined;
    if (played?.type === 'act' && !pressed.actions.some((action) => isSame(played, action))) this.tooLate += 1;
  }
}

function isOffered(line: Line | undefined, seat: Seat | undefined, actions: readonly Action[]): boolean {
  const own = line?.type === 'turn' ? line.legal[String(seat)] : undefined;
  const offered: readonly Action[] = own === undefined || own === '??' ? [] : own;
  return offered.some((one) => actions.some((action) => JSON.stringify(one) === JSON.stringify(action)));
}

const isSame = (played: Line & { readonly type: 'act' }, action: Action): boolean =>
  printLine(played) === printLine({ ...played, action });
