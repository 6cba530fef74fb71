/** The faces of a table in time: a mood stays a moment, then the face rests. */
import type { Seat } from '../../cards/card.ts';
import { type Mood, REST } from './cast.ts';
import type { Moods } from './moods.ts';

export const HELD_MS = 1600;

export class Reactions {
  private held: ReadonlyMap<Seat, Mood> = $state.raw(new Map());
  private followed = ''; // the moods that `follow` was given last
  private timer: ReturnType<typeof setTimeout> | undefined;

  of(seat: Seat): Mood {
    return this.held.get(seat) ?? REST;
  }

  /** Something has happened: these faces show it, all others rest. */
  react(moods: Moods): void {
    if (moods.length === 0) return;
    clearTimeout(this.timer);
    this.held = new Map(moods);
    this.timer = setTimeout(() => (this.held = new Map()), HELD_MS);
  }

  /** What holds at the table now: it is shown once, however long it holds. */
  follow(moods: Moods): void {
    const text = moods.join(' ');
    if (text === this.followed) return;
    this.followed = text;
    this.react(moods);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
