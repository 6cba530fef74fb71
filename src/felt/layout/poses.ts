/** Poses of single cards: how each lies, which are lit, and the visible strips of a row. */
import type { Piece } from '../../record/fold.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { FeltTable } from '../table/felt-table.ts';
import type { Hints } from './hints.ts';
import type { Pose } from '../../games/face/layout/pose.ts';
import { FLAT } from '../../games/face/layout/pose.ts';
import { type InRow, stripOf } from '../../games/face/layout/row.ts';
import type { SceneMetrics, Scene } from './scene.ts';

const MOST_LIT = 12; // lit tap targets: if there are more, none is lit
const TURNED_Z = 5000; // cards that are shown for a moment lie above all others

/** What is laid out, for whom, and what is highlighted. */
export interface PoseSources {
  readonly scene: Scene;
  readonly ground: SceneMetrics;
  readonly hints: Hints;
  readonly table: FeltTable;
  readonly spots: Record<string, Box>;
}

export class Poses {
  z = 0;
  readonly poses = new Map<number, Pose>();
  readonly cards: Record<string, Box> = {};
  readonly spots: Record<string, Box>;
  protected readonly scene: Scene;
  protected readonly ground: SceneMetrics;
  protected readonly hints: Hints;
  protected readonly table: FeltTable;

  constructor({ scene, ground, hints, table, spots }: PoseSources) {
    this.scene = scene;
    this.ground = ground;
    this.hints = hints;
    this.table = table;
    this.spots = spots;
  }

  /** One card of a row, whose strip can be tapped. */
  protected inRow(
    piece: Piece,
    at: InRow | undefined,
    row: { width: number; open: boolean; place: string; i: number },
  ): void {
    if (!at) return;
    const { width, open, place, i } = row;
    this.set(piece, { x: at.x, y: at.y, width, faceUp: open, z: this.z + i, edge: this.edgeOf(piece, place) });
    if (open && piece.card !== '??') this.cards[piece.card] = stripOf(at, width);
  }

  /** A card or place of the table that may be tapped is lit. */
  protected edgeOf(piece: Piece, place: string): number {
    const { things, chosen } = this.hints;
    if (chosen.has(place) || chosen.has(piece.card)) return 1;
    if (things.size > MOST_LIT) return 0;
    const together = place.replace(/\/[^/]*$/, ''); // `meld/5` of `meld/5/2`
    return things.has(place) || things.has(together) || things.has(piece.card) ? 0.7 : 0;
  }

  protected set(piece: Piece, pose: Partial<Pose>): void {
    const open = pose.faceUp === true && piece.card !== '??';
    const turned = !open && this.table.turned.has(piece.id);
    const faceUp = turned || open;
    const z = (pose.z ?? 0) + (turned ? TURNED_Z : 0);
    this.poses.set(piece.id, { ...FLAT, ...pose, faceUp, z, covered: turned ? false : (pose.covered ?? false) });
  }
}
