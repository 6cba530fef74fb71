/** What a portal is told of the table: first that it is there, then that it is ready, then starts and stops in turn. */
import { say } from './attempt.ts';
import type { PortalHooks } from './driver.ts';

export class PortalReports {
  private hooks: PortalHooks | undefined;
  private readonly said = new Set<'firstFrame' | 'ready'>();
  private progress: 'loading' | 'firstFrame' | 'ready' = 'loading';
  private isToldPlayed = false;

  /** `isPlayed` answers whether, as far as the portal is concerned, somebody plays now. */
  constructor(private readonly isPlayed: () => boolean) {}

  /** The portal listens from now on, and is told what it has missed. */
  listen(hooks: PortalHooks): void {
    this.hooks = hooks;
    this.tell();
  }

  reach(progress: 'firstFrame' | 'ready'): void {
    if (this.progress !== 'ready') this.progress = progress;
    this.tell();
  }

  /** Its hooks, once it listens and the table is ready. */
  get whenReady(): PortalHooks | undefined {
    return this.progress === 'ready' ? this.hooks : undefined;
  }

  error(code: string): void {
    say(() => this.hooks?.error?.(code));
  }

  /** Says what it does not know yet. */
  tell(): void {
    if (this.progress !== 'loading') this.sayOnce('firstFrame');
    if (this.progress === 'ready') this.sayOnce('ready');
    const hooks = this.whenReady;
    const isPlayed = this.isPlayed();
    if (!hooks || isPlayed === this.isToldPlayed) return;
    this.isToldPlayed = isPlayed;
    say(() => (isPlayed ? hooks.play?.() : hooks.stop?.()));
  }

  /** What has changed it has done itself, and knows. */
  itKnows(): void {
    if (this.whenReady) this.isToldPlayed = this.isPlayed();
  }

  private sayOnce(what: 'firstFrame' | 'ready'): void {
    const { hooks } = this;
    if (!hooks || this.said.has(what)) return;
    this.said.add(what);
    say(() => hooks[what]?.());
  }
}
