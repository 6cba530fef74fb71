/** How far a game was learnt on this device. */
import { lessonsIn } from '../../games/registry/page/lessons.ts';
import type { Page } from '../page/page.svelte.ts';
import type { MoonPhase } from '../parts/phase.ts';
import { progressOf } from './progress.ts';

/** How long a course of lessons takes, about. */
export const COURSE_MINUTES = 4;

export class Learnt {
  readonly done: number; // steps
  /** How many steps the course has. They are fetched for one that was begun. */
  private all = $state<number>();

  constructor(
    private readonly page: Page,
    game: string,
  ) {
    this.done = progressOf(game).done;
    if (this.done > 0) page.quietly(lessonsIn(game).then((all) => (this.all = all)));
  }

  readonly phase: MoonPhase = $derived.by(() => {
    const share = this.all === undefined ? 0 : this.done / this.all;
    return share >= 1 ? 'full' : share >= 0.5 ? 'half' : this.done > 0 ? 'quarter' : 'new';
  });

  /** What is to learn, or how far it has come. */
  readonly text = $derived.by((): string => {
    const say = this.page.sayOnScreens;
    if (this.all === undefined) return say?.('shelf-learn', { minutes: COURSE_MINUTES }) ?? '';
    return (
      (this.done < this.all ? say?.('shelf-learning', { done: this.done, all: this.all }) : say?.('shelf-learnt')) ?? ''
    );
  });
}
