/** What a portal is told of the table: first that it is there, then that it is ready, then starts and stops in turn. */
import { say } from './attempt.ts';
import type { Words } from './dialect.ts';

export class Telling {
  private words: Words | undefined;
  private readonly said = new Set<'firstFrame' | 'ready'>();
  private progress: 'loading' | 'firstFrame' | 'ready' = 'loading';
  private isToldPlayed = false;

  /** `isPlayed` answers whether, as far as the portal is concerned, somebody plays now. */
  constructor(private readonly isPlayed: () => boolean) {}

  /** The portal listens from now on, and is told what it has missed. */
  listen(words: Words): void {
    this.words = words;
    this.tell();
  }

  reach(progress: 'firstFrame' | 'ready'): void {
    if (this.progress !== 'ready') this.progress = progress;
    this.tell();
  }

  /** Its words, once it listens and the table is ready. */
  get whenReady(): Words | undefined {
    return this.progress === 'ready' ? this.words : undefined;
  }

  error(code: string): void {
    say(() => this.words?.error?.(code));
  }

  /** Says what it does not know yet. */
  tell(): void {
    if (this.progress !== 'loading') this.sayOnce('firstFrame');
    if (this.progress === 'ready') this.sayOnce('ready');
    const words = this.whenReady;
    const isPlayed = this.isPlayed();
    if (!words || isPlayed === this.isToldPlayed) return;
    this.isToldPlayed = isPlayed;
    say(() => (isPlayed ? words.play?.() : words.stop?.()));
  }

  /** What has changed it has done itself, and knows. */
  itKnows(): void {
    if (this.whenReady) this.isToldPlayed = this.isPlayed();
  }

  private sayOnce(what: 'firstFrame' | 'ready'): void {
    const { words } = this;
    if (!words || this.said.has(what)) return;
    this.said.add(what);
    say(() => words[what]?.());
  }
}
