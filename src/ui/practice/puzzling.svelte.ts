/** Puzzles on the table: the one that is put, what was answered, and both ways played on to compare them. */
import type { Component } from 'svelte';
import type { Card } from '../../cards/card.ts';
import { type Examiner, PreparedPositions } from '../../client/prepared-table.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { ChosenAction } from '../../practice/action-pattern.ts';
import { standings } from '../../practice/boxes.ts';
import { type PuzzleKind, nextPuzzle } from '../../practice/choosing.ts';
import { type Puzzle, bestOf, costOf, isRight } from '../../practice/puzzle.ts';
import { type Rating, ratingOf } from '../../practice/rating.ts';
import type { Attempt } from '../../statistics/attempts.ts';
import type { Practice } from '../page/page.svelte.ts';
import type { PuzzleWords } from '../words/puzzles.ts';

/** How often the person's seat plays on by itself when a way is shown, after the act that is shown. */
const STEPS = 2;
/** How long the end of a way is looked at before the other one. */
const LOOK_MS = 1800;

/**
 * `before`: what led to the choice is played; `ask`: the person chooses; `right`: it was right; `mine`: it was not, and its way is
 * played on; `better`: then the better way; `wrong`: both were.
 */
type PuzzlePhase = 'before' | 'ask' | 'right' | 'mine' | 'better' | 'wrong';

/** What the puzzles need of the page. */
export interface PuzzleDoor {
  readonly table: TableSession;
  /** The puzzles were left. */
  left(): void;
  /** A puzzle cannot be laid. */
  trouble(): void;
  /** The first answer to a puzzle, to be kept. */
  answered(attempt: Attempt): void;
}

export class Puzzling implements Practice, Examiner {
  phase = $state<PuzzlePhase>('before');
  puzzle = $state.raw<Puzzle>();
  /** What the answer costs, in hundredths; undefined if that is not known. */
  cost = $state<number>();
  words = $state.raw<PuzzleWords>();
  /** No puzzle is left of the kind that was wanted. */
  done = $state(false);
  attempts = $state.raw<readonly Attempt[]>([]);
  private wasHere = false;
  private isCounted = false; // the first answer to this puzzle
  private isBusy = false; // the engine acts for the person
  private isOwn = false; // an act of the page itself
  private isBestDue = false; // the better way has not begun
  private stepsLeft = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly positions: PreparedPositions;

  constructor(
    private readonly door: PuzzleDoor,
    readonly game: string,
    readonly puzzles: readonly Puzzle[],
    readonly kind: PuzzleKind,
    readonly Card: Component,
    readonly Light: Practice['Light'],
  ) {
    this.positions = new PreparedPositions(door.table, this);
  }

  readonly below = 0;

  /** Its number among those of the game, from 1, and how hard it is: 1 to 3, a third of them each. */
  readonly place = $derived.by(() => {
    const at = this.puzzles.findIndex(({ id }) => id === this.puzzle?.id);
    const easier = this.puzzles.filter(({ rating }) => rating < (this.puzzle?.rating ?? 0)).length;
    return { number: at + 1, hardness: 1 + Math.floor((3 * easier) / Math.max(1, this.puzzles.length)) };
  });

  readonly rating: Rating = $derived.by(() =>
    ratingOf(this.game, this.attempts, new Map(this.puzzles.map(({ id, rating }) => [id, rating])), Date.now()),
  );

  /** Begins with a puzzle, or with the next one of the kind; false if there is none. */
  async begin(id?: string): Promise<boolean> {
    const puzzle = id === undefined ? this.choose() : this.puzzles.find((one) => one.id === id);
    return puzzle !== undefined && this.put(puzzle);
  }

  private choose(): Puzzle | undefined {
    return nextPuzzle(this.puzzles, this.kind, standings(this.game, this.attempts), {
      rating: this.rating.rating,
      now: Date.now(),
      just: this.puzzle?.id,
    });
  }

  private async put(puzzle: Puzzle): Promise<boolean> {
    this.puzzle = puzzle;
    this.isCounted = false;
    return this.lay('ask');
  }

  /** `better`: to show the better way, without what led to the choice. */
  private async lay(to: 'ask' | 'better'): Promise<boolean> {
    const { puzzle, positions, game } = this;
    if (!puzzle) return false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.phase = to === 'ask' ? 'before' : 'better';
    this.wasHere = this.isBusy = false;
    this.isBestDue = to === 'better';
    if (to === 'ask') this.cost = undefined;
    return positions.layPuzzle(game, puzzle.laid, to === 'ask');
  }

  /** The next puzzle of the kind. */
  next(): void {
    const puzzle = this.choose();
    if (puzzle) this.go(this.put(puzzle));
    else this.done = true;
  }

  /** The same puzzle once more. It does not count again. */
  again(): void {
    this.go(this.lay('ask'));
  }

  /** Enough was seen of the two ways. */
  skip(): void {
    if (this.phase === 'mine' || this.phase === 'better') this.phase = 'wrong';
  }

  private go(laying: Promise<boolean>): void {
    void laying.then((isLaid) => isLaid || this.door.trouble());
  }

  async leave(): Promise<void> {
    this.door.left();
    await this.positions.leave();
  }

  /** Something was told about the table, or it has come to rest. */
  look(): void {
    const { positions, door } = this;
    if (positions.isHere) this.wasHere = true;
    else if (this.wasHere) {
      positions.forget();
      door.left();
    }
    const { table } = door;
    if (!positions.isHere || table.moving || this.isBusy) return;
    const isMine = table.onTurn || table.waits;
    const isOver = table.phase !== 'deal';
    if (this.phase === 'before' && isMine) this.playLead();
    else if (this.phase === 'mine' || this.phase === 'better') this.show(isMine, isOver);
  }

  /** What led to the choice: an act of the person's own seat, if there is one left. */
  private playLead(): void {
    void this.playForMe('lead').then((played) => {
      if (!played && this.phase === 'before') this.phase = 'ask';
    });
  }

  /** Goes on with the way that is shown. */
  private show(isMine: boolean, isOver: boolean): void {
    if (this.isBestDue && isMine) this.actBest();
    else if (isOver || (isMine && this.stepsLeft === 0)) this.lookAtEnd();
    else if (isMine) {
      this.stepsLeft -= 1;
      void this.playForMe('plain').then((played) => played || this.lookAtEnd());
    }
  }

  /** Has the engine act for the person: as it was before the choice, or as a plain player would. False if it does not. */
  private async playForMe(how: 'lead' | 'plain'): Promise<boolean> {
    this.isBusy = true;
    const { type } = await this.door.table.ask({ type: 'play-for-me', how });
    this.isBusy = false;
    return type === 'done';
  }

  private actBest(): void {
    const { table } = this.door;
    const { puzzle } = this;
    if (!puzzle) return;
    this.isBestDue = false;
    this.stepsLeft = STEPS;
    const best = bestOf(puzzle, table.legal);
    this.isOwn = true;
    if (best) table.playAct(best);
    else table.sendRequest({ type: 'let-pass', at: table.lines.length });
    this.isOwn = false;
  }

  private lookAtEnd(): void {
    const { phase } = this;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.phase === phase) this.shown();
    }, LOOK_MS);
  }

  private shown(): void {
    if (this.phase === 'mine') this.go(this.lay('better'));
    else this.skip();
  }

  lets(choice: ChosenAction): boolean {
    if (this.isOwn) return true;
    const { puzzle, phase } = this;
    if (!puzzle || phase !== 'ask') return false;
    const right = isRight(puzzle, choice);
    if (!this.isCounted) this.count({ game: this.game, puzzle: puzzle.id, at: Date.now(), right });
    this.cost = right ? undefined : costOf(puzzle, choice, this.door.table.legal);
    this.phase = right ? 'right' : 'mine';
    this.stepsLeft = STEPS;
    return true;
  }

  private count(attempt: Attempt): void {
    this.isCounted = true;
    this.attempts = [...this.attempts, attempt];
    this.door.answered(attempt);
  }

  /** A card that cannot be played now is no answer. */
  refused(_card: Card): void {
    return undefined;
  }
}
