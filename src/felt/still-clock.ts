/** A clock that can be held: time stands still and no frame comes until it is released. */
import { type FeltClock, browserClock } from './clock.ts';

export class StillClock implements FeltClock {
  private lostMs = 0; // total time for which it was held
  private heldAtMs: number | undefined;
  private readonly waiting = new Map<symbol, (nowMs: number) => void>(); // frames requested while or before it was held
  private readonly asked = new Map<symbol, () => void>(); // frames on their way

  constructor(private readonly clock: FeltClock = browserClock) {}

  get held(): boolean {
    return this.heldAtMs !== undefined;
  }

  now(): number {
    return (this.heldAtMs ?? this.clock.now()) - this.lostMs;
  }

  request(callback: (nowMs: number) => void): () => void {
    const key = Symbol();
    this.waiting.set(key, callback);
    if (this.heldAtMs === undefined) this.askWhenStill(key);
    return () => {
      this.waiting.delete(key);
      this.asked.get(key)?.();
      this.asked.delete(key);
    };
  }

  hold(): void {
    if (this.heldAtMs !== undefined) return;
    this.heldAtMs = this.clock.now();
    for (const takeBack of this.asked.values()) takeBack();
    this.asked.clear();
  }

  goOn(): void {
    if (this.heldAtMs === undefined) return;
    this.lostMs += this.clock.now() - this.heldAtMs;
    this.heldAtMs = undefined;
    for (const key of this.waiting.keys()) this.askWhenStill(key);
  }

  /** One frame at the held time: the screen has another size and must be redrawn. */
  showOnce(): void {
    if (this.heldAtMs !== undefined) for (const key of this.waiting.keys()) this.askWhenStill(key);
  }

  private askWhenStill(key: symbol): void {
    if (this.asked.has(key)) return;
    const takeBack = this.clock.request(() => {
      this.asked.delete(key);
      const callback = this.waiting.get(key);
      this.waiting.delete(key);
      callback?.(this.now());
    });
    this.asked.set(key, takeBack);
  }
}
