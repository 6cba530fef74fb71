/** A course that is being taken: which step, what was answered, what is said of it. */
import type { Component } from 'svelte';
import type { Card } from '../../cards/card.ts';
import { type Examiner, PreparedPositions } from '../../client/prepared-table.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { ChosenAction } from '../../practice/action-pattern.ts';
import { type LessonStep, judge } from '../../practice/lesson.ts';
import type { Practice } from '../page/page.svelte.ts';
import type { CourseWords } from '../words/practice.ts';
import { ARROW } from './lit.ts';
import { keepProgress, progressOf } from './progress.ts';

/** What was answered last. */
export interface AnsweredStep {
  readonly is: 'right' | 'wrong';
  readonly text: string;
}

/** What the course needs of the page. */
export interface CourseDoor {
  readonly table: TableSession;
  /** The course was left; `lost`: because another game was dealt. */
  left(): void;
  /** A step cannot be laid. */
  trouble(): void;
}

export class Course implements Practice, Examiner {
  at = $state(0);
  /** The step is solved. */
  solved = $state(false);
  /** All steps are. */
  over = $state(false);
  answered = $state.raw<AnsweredStep>();
  words = $state.raw<CourseWords>();
  private made = 0; // right acts of the step
  private wasHere = false;
  private readonly positions: PreparedPositions;

  constructor(
    private readonly door: CourseDoor,
    readonly game: string,
    readonly steps: readonly LessonStep[],
    readonly Card: Component,
    readonly Light: Practice['Light'],
  ) {
    this.positions = new PreparedPositions(door.table, this);
  }

  readonly below = ARROW.height + 2 * ARROW.gap;

  readonly step = $derived.by(() => this.steps[this.at]);
  /** The thing to do, in a few words. */
  readonly task = $derived.by(() => (this.step ? (this.words?.lesson(`${this.step.key}.task`) ?? '') : ''));
  readonly text = $derived.by(() => (this.step ? (this.words?.lesson(this.step.key) ?? '') : ''));

  /** Begins where it was left, or at the beginning if it was finished. */
  async begin(): Promise<boolean> {
    const { at, done } = progressOf(this.game);
    return this.lay(done >= this.steps.length || at >= this.steps.length ? 0 : at);
  }

  private async lay(at: number): Promise<boolean> {
    const step = this.steps[at];
    if (!step) return false;
    this.ask(at);
    this.wasHere = false;
    return this.positions.lay(this.game, step);
  }

  private ask(at: number): void {
    this.at = at;
    this.made = 0;
    this.solved = this.over = false;
    this.answered = undefined;
    keepProgress(this.game, { at, done: Math.max(at, progressOf(this.game).done) });
  }

  /** Moves on from a solved step. */
  next(): void {
    if (!this.solved) return;
    const at = this.at + 1;
    if (at >= this.steps.length) this.over = true;
    else if (this.steps[at]?.goesOn === true) this.ask(at);
    else this.go(at);
  }

  back(): void {
    if (this.over) this.over = false;
    else this.go(this.at - 1);
  }

  again(): void {
    this.go(0);
  }

  private go(at: number): void {
    void this.lay(Math.max(0, at)).then((isLaid) => isLaid || this.door.trouble());
  }

  async leave(): Promise<void> {
    this.door.left();
    await this.positions.leave();
  }

  /** Something was told about the table: ends the course if another game lies there. */
  look(): void {
    if (this.positions.isHere) this.wasHere = true;
    else if (this.wasHere) {
      this.positions.forget();
      this.door.left();
    }
  }

  lets(choice: ChosenAction): boolean {
    const { step } = this;
    if (!step || this.solved) return false;
    const verdict = judge(step, choice, this.made);
    if (verdict.is === 'wrong') {
      this.answered = { is: 'wrong', text: this.wrongText(step.key, verdict.wrong?.says) };
      return false;
    }
    this.made += 1;
    if (this.made < step.times) {
      this.answered = undefined;
      return true;
    }
    this.solved = true;
    this.answered = { is: 'right', text: this.words?.lesson(`${step.key}.why`) ?? '' };
    keepProgress(this.game, { at: this.at + 1, done: Math.max(this.at + 1, progressOf(this.game).done) });
    return true;
  }

  private wrongText(key: string, says: string | undefined): string {
    if (!this.words) return '';
    const { say, lesson } = this.words;
    return says === undefined ? say('practice-other') : lesson(`${key}.${says}`);
  }

  refused(_card: Card, why: string): void {
    if (!this.solved) this.answered = { is: 'wrong', text: why };
  }
}
