/** Stops everything that goes on by itself, while somebody around asks for it or the page is hidden, and lets it go on where it was. */
import { StillClock } from '../../felt/still-clock.ts';
import type { Page } from '../page.svelte.ts';

export class Pause {
  /** The felt's time. */
  readonly clock = new StillClock();
  halted = $state(false);
  private asked = $state(false); // by somebody around
  private hidden = $state(document.hidden);
  private paused: readonly Animation[] = []; // of the page itself

  constructor(private readonly page: Page) {
    document.addEventListener('visibilitychange', () => this.look(), { capture: true }); // before the felt hears of it
    window.addEventListener('resize', () => this.clock.showOnce());
    window.addEventListener('keydown', (event) => this.halted && event.stopImmediatePropagation(), { capture: true });
    this.apply();
  }

  /** Why the table stands still; nothing while it does not. */
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

  /** At once, not with the next effect: a hidden page may run no more. */
  private apply(): void {
    const halted = this.why !== undefined;
    if (this.halted === halted) return;
    this.halted = halted;
    this.page.table.halted = halted;
    this.page.sounds?.hold(halted);
    if (halted) this.clock.hold();
    else this.clock.goOn();
    document.body.inert = halted;
    for (const animation of this.paused) if (animation.playState === 'paused') animation.play();
    this.paused = halted ? document.getAnimations().filter(({ playState }) => playState === 'running') : [];
    for (const animation of this.paused) animation.pause();
  }
}
