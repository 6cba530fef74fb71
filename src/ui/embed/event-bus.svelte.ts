/** Sends the events of the table to all listeners in order. */
import type { Happening } from '../../client/embed/surroundings.ts';

const MOST_HISTORY = 50;

type Listener = (happening: Happening) => void;

export class EventBus {
  /** The first frame of the table was shown. */
  begun = $state(false);
  private readonly listeners: Listener[] = [];
  private readonly history: Happening[] = []; // for late listeners

  tell(happening: Happening): void {
    if (happening.type !== 'save' && this.history.length < MOST_HISTORY) this.history.push(happening);
    for (const hear of this.listeners) hear(happening);
  }

  /** Sends an event that happens only once in a visit. */
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void {
    if (!this.history.some(({ type }) => type === happening.type)) this.tell(happening);
    this.begun = true;
  }

  /** The listener gets all past events, and everything from now on. */
  join(hear: Listener): void {
    for (const happening of this.history) hear(happening);
    this.listeners.push(hear);
  }
}
