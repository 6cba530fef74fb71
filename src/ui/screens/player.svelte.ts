/** Goes through a record: where one is, whether it plays by itself, and the lines that are shown of it. */
import type { Seat } from '../../cards/card.ts';
import { Places } from '../../record/fold.ts';
import type { Line } from '../../record/line.ts';
import { type Steps, cutIntoSteps } from './steps.ts';

export class Player {
  /** All lines, as the chosen eyes see them. */
  lines: readonly Line[] = $state.raw([]);
  eyes: Seat | undefined = $state();
  step = $state(0);
  playing = $state(false);
  /** Changes when one jumps: what lies on the felt is then laid anew. */
  revision = $state(0);

  constructor(lines: readonly Line[], eyes: Seat | undefined) {
    this.lines = lines;
    this.eyes = eyes;
  }

  private readonly steps: Steps = $derived.by(() => cutIntoSteps(this.lines));
  readonly last = $derived.by(() => this.steps.cuts.length - 1);
  readonly deals = $derived.by(() => this.steps.deals);
  /** The deal that one is in, as an index into `deals`. */
  readonly deal = $derived.by(() => this.deals.findLastIndex((deal) => deal.step <= this.step));
  readonly shown = $derived.by(() => this.lines.slice(0, this.steps.cuts[this.step]));
  readonly places = $derived.by(() => {
    const places = new Places();
    for (const line of this.shown) places.apply(line);
    return places;
  });
  /** The lines that the last step has added. */
  readonly fresh = $derived.by(() => this.shown.slice(this.step === 0 ? 0 : this.steps.cuts[this.step - 1]));

  forward(): void {
    if (this.step < this.last) this.step += 1;
    else this.playing = false;
  }

  /** To any step; the one after this is played as motion, all others are simply laid. */
  to(step: number): void {
    const next = Math.min(this.last, Math.max(0, step));
    if (next === this.step) return;
    if (next !== this.step + 1) this.revision += 1;
    this.step = next;
  }

  toggle(): void {
    if (!this.playing && this.step === this.last) this.to(0);
    this.playing = !this.playing;
  }

  /** The same record through other eyes: the steps stay, since everybody sees the same things happen. */
  see(lines: readonly Line[], eyes: Seat | undefined): void {
    this.lines = lines;
    this.eyes = eyes;
    this.revision += 1;
  }
}
