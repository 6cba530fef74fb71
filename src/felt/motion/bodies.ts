/** The cards as bodies on the felt, each sent to its pose in the layout. */
import type { Card } from '../../cards/card.ts';
import type { FeltLayout } from '../layout/hints.ts';
import type { Pose } from '../../games/face/layout/pose.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { Body, type Trip } from './body.ts';
import { FLIP_MS, type Pace, SETTLE_MS } from './pace.ts';

const SHAKE_MS = 260;

/** How cards go to their places; `nudge` as in `Trip`. */
interface Settling {
  readonly nowMs: number;
  readonly lengthMs: number; // 0 for at once
  readonly nudge?: boolean;
}

export class Bodies {
  readonly all: Body[] = []; // by piece
  layout: FeltLayout;

  constructor(
    private readonly table: FeltTable,
    private readonly lay: (table: FeltTable) => FeltLayout,
    private readonly pace: Pace,
  ) {
    this.layout = lay(table);
  }

  get moving(): boolean {
    return this.all.some((body) => body.moving);
  }

  /** Cards are on their way because of a line. */
  get travelling(): boolean {
    return this.all.some((body) => body.travelling);
  }

  /** Another view begins: nothing of the one before may show. */
  forgetFaces(): void {
    for (const body of this.all) body.card = '??';
  }

  advance(nowMs: number): void {
    for (let i = 0; i < this.all.length; i += 1) this.all[i]?.advance(nowMs); // an index loop: an iterator allocates an object for each card
  }

  /** Lays out again; bodies that must move take this time, 0 for at once. */
  settleAll(nowMs: number, lengthMs: number): void {
    this.layout = this.lay(this.table);
    this.spread({ nowMs, lengthMs });
  }

  /** Lays out again without a line: something is pointed at, chosen or focused, or looks otherwise. */
  nudge(nowMs: number, lengthMs: number): void {
    this.layout = this.lay(this.table);
    this.spread({ nowMs, lengthMs, nudge: true });
  }

  /** Lays out again: these pieces fly, each on its own trip; the others close up. */
  fly(pieces: readonly number[], nowMs: number, tripOf: (nth: number) => Trip): void {
    this.layout = this.lay(this.table);
    pieces.forEach((id, i) => {
      const pose = this.layout.poses.get(id);
      if (!pose) return;
      const body = this.all[id];
      if (body) body.go(pose, tripOf(i));
      else this.body(id).lie(pose);
    });
    this.spread({ nowMs, lengthMs: SETTLE_MS });
  }

  /** Held cards go back to their places. */
  release(nowMs: number): void {
    for (const body of this.all) {
      const pose = body.held ? this.layout.poses.get(body.id) : undefined;
      const lengthMs = this.pace.still ? 0 : this.pace.real(SETTLE_MS);
      if (pose) body.go(pose, { startMs: nowMs, lengthMs, arc: 0, flipMs: 0, nudge: true });
    }
  }

  /** Cards shake, because of a line or, as a nudge, because they were refused. */
  shake(pieces: readonly number[], { nowMs, nudge = false }: Omit<Settling, 'lengthMs'>): void {
    if (this.pace.still) return;
    const lengthMs = this.pace.real(SHAKE_MS);
    for (const id of pieces) {
      const body = this.all[id];
      if (body && !body.held) body.go(body.pose, { startMs: nowMs, lengthMs, arc: 0, flipMs: 0, sway: true, nudge });
    }
  }

  /** The pieces of a card in the own hand: one or none. */
  piecesOf(card: Card): readonly number[] {
    return this.layout.hand.filter((slot) => slot.card === card).map(({ piece }) => piece);
  }

  /** Sends every card to its place in the layout that is not on its way there. */
  private spread(how: Settling): void {
    for (const [id, pose] of this.layout.poses) {
      const body = this.body(id);
      if (body.held && how.lengthMs > 0) continue;
      if (how.lengthMs <= 0) body.lie(pose);
      else if (!same(body.pose, pose)) this.close(body, pose, how);
    }
    while (this.all.length > 0 && !this.layout.poses.has(this.all.length - 1)) this.all.pop(); // a smaller pack
    this.showFaces();
  }

  /** Moves a card that makes room, or redirects its flight. */
  private close(body: Body, pose: Pose, { nowMs, lengthMs, nudge = false }: Settling): void {
    if (this.pace.still && body.moving) body.aim(pose);
    else if (this.pace.still) body.lie(pose);
    else if (body.moving && body.endMs > nowMs + SETTLE_MS / 2) body.redirect(pose, { nowMs, nudge });
    else body.go(pose, { startMs: nowMs, lengthMs: this.pace.real(lengthMs), arc: 0, flipMs: FLIP_MS, nudge });
  }

  /** The card with this number; a new one starts at its place. */
  private body(id: number): Body {
    for (;;) {
      const body = this.all[id];
      if (body) return body;
      const made = new Body(this.all.length);
      const pose = this.layout.poses.get(made.id);
      if (pose) made.lie(pose);
      this.all.push(made);
    }
  }

  /** Shows a known face; a card that is turned down keeps its face until it has landed. */
  private showFaces(): void {
    for (const { id, card } of this.table.pieces()) {
      const body = this.all[id];
      const seen = this.table.turned.get(id)?.card ?? card;
      if (body && seen !== '??') body.card = seen;
    }
  }
}

const same = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < 0.05 &&
  Math.abs(a.y - b.y) < 0.05 &&
  Math.abs(a.angleRad - b.angleRad) < 1e-4 &&
  Math.abs(a.width - b.width) < 0.05 &&
  a.faceUp === b.faceUp &&
  a.z === b.z &&
  a.edge === b.edge &&
  a.shade === b.shade &&
  a.lift === b.lift &&
  a.covered === b.covered;
