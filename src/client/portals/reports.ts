/** Reports to a portal: the first frame, then ready, then starts and stops alternately. */
import { callPortal } from './attempt.ts';
import type { PortalHooks } from './driver.ts';

export class PortalReports {
  private hooks: PortalHooks | undefined;
  private readonly said = new Set<'firstFrame' | 'ready'>();
  private progress: 'loading' | 'firstFrame' | 'ready' = 'loading';
  private isToldPlayed = false;

  /** `isPlayed` tells whether somebody plays now, from the view of the portal. */
  constructor(private readonly isPlayed: () => boolean) {}

  /** The portal listens now, and is told what it has missed. */
  listen(hooks: PortalHooks): void {
    this.hooks = hooks;
    this.reportNow();
  }

  reach(progress: 'firstFrame' | 'ready'): void {
    if (this.progress !== 'ready') this.progress = progress;
    this.reportNow();
  }

  /** Its hooks, once it listens and the table is ready. */
  get whenReady(): PortalHooks | undefined {
    return this.progress === 'ready' ? this.hooks : undefined;
  }

  error(code: string): void {
    callPortal(() => this.hooks?.error?.(code));
  }

  /** Reports what it does not know yet. */
  reportNow(): void {
    if (this.progress !== 'loading') this.sayOnce('firstFrame');
    if (this.progress === 'ready') this.sayOnce('ready');
    const hooks = this.whenReady;
    const isPlayed = this.isPlayed();
    if (!hooks || isPlayed === this.isToldPlayed) return;
    this.isToldPlayed = isPlayed;
    callPortal(() => (isPlayed ? hooks.play?.() : hooks.stop?.()));
  }

  /** The portal caused this change and knows it. */
  itKnows(): void {
    if (this.whenReady) this.isToldPlayed = this.isPlayed();
  }

  private sayOnce(what: 'firstFrame' | 'ready'): void {
    const { hooks } = this;
    if (!hooks || this.said.has(what)) return;
    this.said.add(what);
    callPortal(() => hooks[what]?.());
  }
}
