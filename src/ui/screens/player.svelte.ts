/** Goes through a record: where one is, whether it plays by itself, and the lines that are shown of it. */
import type { Seat } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';
import { Timeline } from '../../record/timeline.ts';
import { type PlayedCard, type Steps, cutIntoSteps, playedCards } from './steps.ts';

export class Player {
  /** All lines, as the chosen eyes see them. */
  timeline = $state.raw(new Timeline());
  eyes: Seat | undefined = $state();
  step = $state(0);
  playing = $state(false);
  /** Changes when one jumps: what lies on the felt is then laid anew. */
  revision = $state(0);

  /** `step`: where it is opened, from 1. */
  constructor(lines: readonly Line[], eyes: Seat | undefined, step = 1) {
    this.timeline = new Timeline(lines);
    this.eyes = eyes;
    this.step = Math.min(this.last, Math.max(0, step - 1));
  }

  private readonly steps: Steps = $derived.by(() => cutIntoSteps(this.timeline.lines));
  readonly last = $derived.by(() => this.steps.cuts.length - 1);
  readonly deals = $derived.by(() => this.steps.deals);
  /** The deal that one is in, as an index into `deals`. */
  readonly deal = $derived.by(() => this.deals.findLastIndex((deal) => deal.step <= this.step));
  private readonly played = $derived.by(() => playedCards(this.timeline.lines, this.steps));
  /** The cards that were played in the deal that one is in. */
  readonly cards: readonly PlayedCard[] = $derived.by(() => this.played[this.deal] ?? []);
  /** How many lines have happened. */
  readonly count = $derived.by(() => this.steps.cuts[this.step] ?? 0);
  /** What the last step has added. */
  readonly fresh = $derived.by(() => this.timeline.steps(this.steps.cuts[this.step - 1] ?? 0, this.count));

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
    this.timeline = new Timeline(lines);
    this.eyes = eyes;
    this.revision += 1;
  }
}
