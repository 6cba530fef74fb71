/** Pauses everything automatic while the surroundings ask for it or the page is hidden, and resumes it. */
import { StillClock } from '../../felt/still-clock.ts';
import type { Page } from '../page/page.svelte.ts';

export class Pause {
  /** The felt's clock. */
  readonly clock = new StillClock();
  halted = $state(false);
  private asked = $state(false); // by the surroundings
  private hidden = $state(document.hidden);
  private paused: readonly Animation[] = []; // animations of the page

  constructor(private readonly page: Page) {
    document.addEventListener('visibilitychange', () => this.look(), { capture: true }); // before the felt gets the event
    window.addEventListener('resize', () => this.clock.showOnce());
    window.addEventListener('keydown', (event) => this.halted && event.stopImmediatePropagation(), { capture: true });
    this.apply();
  }

  /** Why the table is paused; undefined if it is not. */
  get why(): 'pause' | 'hidden' | undefined {
    if (this.asked) return 'pause';
    return this.hidden ? 'hidden' : undefined;
  }

  ask(on: boolean): void {
    this.asked = on;
    this.apply();
  }

  private look(): void {
    this.hidden = document.hidden;
    this.apply();
  }

  /** At once, not in the next effect: a hidden page may not run again. */
  private apply(): void {
    const halted = this.why !== undefined;
    if (this.halted === halted) return;
    this.halted = halted;
    this.page.table.halted = halted;
    this.page.sounds?.setHeld(halted);
    if (halted) this.clock.hold();
    else this.clock.goOn();
    document.body.inert = halted;
    for (const animation of this.paused) if (animation.playState === 'paused') animation.play();
    this.paused = halted ? document.getAnimations().filter(({ playState }) => playState === 'running') : [];
    for (const animation of this.paused) animation.pause();
  }
}
