/** The scheduled sounds, each at its time. */
import type { Sound } from '../../games/face/game-face.ts';

const MOST_AT_ONCE = 2; // more would be noise

export class Cues {
  private all: { sound: Sound; atMs: number }[] = [];

  constructor(private readonly play: (sound: Sound) => void) {}

  get waiting(): boolean {
    return this.all.length > 0;
  }

  add(sound: Sound, atMs: number): void {
    this.all.push({ sound, atMs });
  }

  clear(): void {
    this.all = [];
  }

  advance(nowMs: number): void {
    if (!this.waiting) return;
    for (const cue of this.all) if (cue.atMs <= nowMs) this.play(cue.sound);
    this.all = this.all.filter((cue) => cue.atMs > nowMs);
  }

  /** Plays all scheduled sounds and `more` now: of the different ones only the last. */
  hurry(more: readonly { readonly sound: Sound }[]): void {
    const sounds = new Set([...this.all, ...more].map(({ sound }) => sound));
    this.clear();
    for (const sound of [...sounds].slice(-MOST_AT_ONCE)) this.play(sound);
  }
}
