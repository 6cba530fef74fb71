/** The state of a replay: its step, whether it is playing, and the lines that are shown. */
import type { Seat } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';
import { Timeline } from '../../record/timeline.ts';
import { type PlayedCard, type Steps, cutIntoSteps, playedCards } from './steps.ts';

const STEPS_BEFORE = 3; // of what a clause decides in

export class Player {
  /** All lines in the chosen view. */
  timeline = $state.raw(new Timeline());
  eyes: Seat | undefined = $state();
  step = $state(0);
  playing = $state(false);
  /** The step that is shown for a clause: playing stops there. */
  private marked: number | undefined = $state();
  /** Changes with a jump: the felt then lays out again without motion. */
  revision = $state(0);

  /** `step`: the first shown step, from 1. */
  constructor(lines: readonly Line[], eyes: Seat | undefined, step = 1) {
    this.timeline = new Timeline(lines);
    this.eyes = eyes;
    this.step = Math.min(this.last, Math.max(0, step - 1));
  }

  private readonly steps: Steps = $derived.by(() => cutIntoSteps(this.timeline.lines));
  readonly last = $derived.by(() => this.steps.cuts.length - 1);
  readonly deals = $derived.by(() => this.steps.deals);
  /** The current deal, as an index into `deals`. */
  readonly deal = $derived.by(() => this.deals.findLastIndex((deal) => deal.step <= this.step));
  private readonly played = $derived.by(() => playedCards(this.timeline.lines, this.steps));
  /** The cards that are played in the current deal. */
  readonly cards: readonly PlayedCard[] = $derived.by(() => this.played[this.deal] ?? []);
  /** How many lines have happened at this step. */
  readonly count = $derived.by(() => this.steps.cuts[this.step] ?? 0);
  /** The lines of the current step. */
  readonly fresh = $derived.by(() => this.timeline.steps(this.steps.cuts[this.step - 1] ?? 0, this.count));

  /** The step that is shown has come, and no other. */
  readonly isMarked = $derived.by(() => this.step === this.marked);
  /** Where it stands among the steps, from 0 to 1. */
  readonly mark = $derived.by(() => (this.marked === undefined ? undefined : this.marked / Math.max(1, this.last)));

  forward(): void {
    if (this.step < this.last) this.step += 1;
    else this.playing = false;
    if (this.isMarked) this.playing = false;
  }

  /** Plays the step of a line, from a few steps before it, and stops there. */
  lead(line: number): void {
    const marked = this.steps.cuts.findIndex((cut) => cut > line);
    const deal = this.deals.findLast(({ step }) => step < marked)?.step ?? 0;
    const isDeal = this.deals.some(({ step }) => step === marked);
    this.marked = marked;
    this.revision += 1;
    this.step = Math.max(0, isDeal ? 0 : deal, marked - STEPS_BEFORE);
    this.playing = this.step < marked;
  }

  /** Goes to any step; the next one is shown as motion, all others at once. */
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

  /** Another view of the record: the steps stay, since all views have the same lines. */
  see(lines: readonly Line[], eyes: Seat | undefined): void {
    this.timeline = new Timeline(lines);
    this.eyes = eyes;
    this.revision += 1;
  }
}
