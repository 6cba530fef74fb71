/** Carries what happens at the table to everybody around it, in order, each thing once. */
import type { Happening } from '../../client/embed/surroundings.ts';

const MOST_HISTORY = 50;

type Listener = (happening: Happening) => void;

export class EventBus {
  /** Something was to be seen of the table. */
  begun = $state(false);
  private readonly listeners: Listener[] = [];
  private readonly history: Happening[] = []; // for a listener that comes late

  tell(happening: Happening): void {
    if (happening.type !== 'save' && this.history.length < MOST_HISTORY) this.history.push(happening);
    for (const hear of this.listeners) hear(happening);
  }

  /** What happens only once in a visit. */
  once(happening: Happening & { type: 'firstFrame' | 'ready' }): void {
    if (!this.history.some(({ type }) => type === happening.type)) this.tell(happening);
    this.begun = true;
  }

  /** The listener hears what has happened already, and everything from now on. */
  join(hear: Listener): void {
    for (const happening of this.history) hear(happening);
    this.listeners.push(hear);
  }
}
